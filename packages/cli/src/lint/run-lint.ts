import { lintSection, SEVERITIES, type Severity } from '@movetext/language-service';
import { legalPlies } from '@movetext/pgn';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode } from '../exit-code.ts';
import { visitGames } from '../input/games.ts';
import type { Io } from '../io.ts';
import { counted } from '../plural.ts';
import { REPORTERS } from '../reporters/index.ts';
import type { Summary } from '../reporters/reporter.ts';
import { complain, tellEncoding } from '../talk.ts';
import { type LintOptions, readLintOptions } from './lint-options.ts';
import { locate } from './locate.ts';

/** Runs `movetext lint`. */
export async function runLint({ args, options: given }: CommandCall, io: Io): Promise<ExitCode> {
  const options = readLintOptions(given);
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
  { format, settings, quiet }: LintOptions,
  io: Io,
): Promise<{ readonly summary: Summary; readonly isAllRead: boolean }> {
  const start = io.now();
  const reporter = REPORTERS[format](io);
  const bySeverity: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  const total = { files: 0, games: 0, plies: 0 };
  let file = { games: 0, plies: 0 };
  const isAllRead = await visitGames(
    paths,
    {
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
    },
    io,
  );
  const summary = { ...total, bySeverity, seconds: Math.round(io.now() - start) / 1000 };
  reporter.end(summary);
  return { summary, isAllRead };
}

/** Whether something was found that is at least as grave as the bar. */
function hasFailed({ bySeverity }: Summary, failOn: Severity): boolean {
  const gravest = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
  return gravest.some((severity) => 0 < bySeverity[severity]);
}

function summaryText({ files, games, plies, bySeverity }: Summary): string {
  const { error, warning, info, hint } = bySeverity;
  const found = [
    error === 0 ? [] : counted(error, 'error'),
    warning === 0 ? [] : counted(warning, 'warning'),
    info === 0 ? [] : counted(info, 'note'),
    hint === 0 ? [] : counted(hint, 'hint'),
  ].flat();
  const what = found.length === 0 ? 'nothing to report' : found.join(', ');
  return `${counted(files, 'file')}, ${counted(games, 'game')}, ${counted(plies, 'half-move')}: ${what}`;
}
