import { lintSection, SEVERITIES, type Settings, type Severity } from '@movetext/language-service';
import { legalPlies } from '@movetext/pgn';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import { type GameVisitor, visitInput, visitInputs } from '../input/games.ts';
import type { Input } from '../input/inputs.ts';
import type { Io } from '../io.ts';
import { counted } from '../plural.ts';
import { REPORTERS } from '../reporters/index.ts';
import type { Summary } from '../reporters/reporter.ts';
import { complain, tellEncoding } from '../talk.ts';
import { fixFile } from './fix-file.ts';
import { type LintOptions, readLintOptions } from './lint-options.ts';
import { locate } from './locate.ts';

/** Runs `movetext lint`. */
export async function runLint({ args, options: given }: CommandCall, io: Io): Promise<ExitCode> {
  const options = readLintOptions(given);
  if (options.fix && args.includes('-')) throw new UsageError('--fix writes files back, which standard input is not');
  if (1 < options.threads) await complain(io, `one thread is used, not ${options.threads}`);
  const { summary, isAllRead } = await lint(args, options, io);
  if (options.format === 'text' && !options.quiet && 0 < summary.files) {
    await io.stdout.drain();
    io.stderr.write(`${summaryText(summary)}\n`);
  }
  if (!isAllRead) return ExitCode.Misuse;
  return hasFailed(summary, options.failOn) ? ExitCode.Findings : ExitCode.Clean;
}

async function lint(
  paths: readonly string[],
  { format, settings, quiet, fix }: LintOptions,
  io: Io,
): Promise<{ readonly summary: Summary; readonly isAllRead: boolean }> {
  const start = io.now();
  const reporter = REPORTERS[format](io);
  const bySeverity: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  const total = { files: 0, games: 0, plies: 0 };
  let file = { games: 0, plies: 0 };
  let fixed = 0;
  const visitor: GameVisitor = {
    async openFile(path, encoding) {
      if (format === 'text' && !quiet) await tellEncoding(io, path, encoding);
      file = { games: 0, plies: 0 };
      reporter.openFile(path, encoding);
    },
    section(placed) {
      const { section } = placed;
      if (section.isGame) file.games++;
      file.plies += legalPlies(section);
      for (const finding of lintSection(section, settings)) {
        bySeverity[finding.severity]++;
        if (quiet && finding.severity !== 'error') continue;
        reporter.finding(locate(finding, placed));
      }
    },
    closeFile() {
      reporter.closeFile(file);
      total.files++;
      total.games += file.games;
      total.plies += file.plies;
    },
  };
  const isAllRead = await visitInputs(
    paths,
    async (input, progress) => {
      if (fix) fixed += await fixInput(input, settings, io);
      await visitInput(input, visitor, progress, io);
    },
    io,
  );
  const summary = { ...total, bySeverity, ...(fix && { fixed }), seconds: Math.round(io.now() - start) / 1000 };
  reporter.end(summary);
  return { summary, isAllRead };
}

/** Mends what can be mended in a file; returns the number of places. */
async function fixInput(input: Input, settings: Settings, io: Io): Promise<number> {
  const result = await fixFile(input, settings, io);
  if (result.kind === 'fixed') return result.edits;
  await complain(io, `${input.path} cannot be written back and is only checked`);
  return 0;
}

/** Whether something was found that is at least as grave as the bar. */
function hasFailed({ bySeverity }: Summary, failOn: Severity): boolean {
  const gravest = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  return gravest.some((severity) => 0 < bySeverity[severity]);
}

function summaryText({ files, games, plies, bySeverity, fixed = 0 }: Summary): string {
  const { error, warning, info, hint } = bySeverity;
  const found = [
    error === 0 ? [] : counted(error, 'error'),
    warning === 0 ? [] : counted(warning, 'warning'),
    info === 0 ? [] : counted(info, 'note'),
    hint === 0 ? [] : counted(hint, 'hint'),
  ].flat();
  const mended = fixed === 0 ? '' : `${counted(fixed, 'place')} mended; `;
  const what = found.length === 0 ? 'nothing to report' : found.join(', ');
  return `${counted(files, 'file')}, ${counted(games, 'game')}, ${counted(plies, 'half-move')}: ${mended}${what}`;
}
