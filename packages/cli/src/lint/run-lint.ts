import type { CommandCall } from '../cli-command.ts';
import { isEpd } from '../epd/epd-lines.ts';
import { lintEpd } from '../epd/lint-epd.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import { visitInputs, visitText, withText } from '../input/games.ts';
import type { Input } from '../input/inputs.ts';
import type { Progress } from '../input/progress.ts';
import type { Io } from '../io.ts';
import { REPORTERS } from '../reporters/index.ts';
import type { Summary } from '../reporters/reporter.ts';
import { complain, tellEncoding } from '../talk.ts';
import { fixFile } from './fix-file.ts';
import { type LintOptions, readLintOptions } from './lint-options.ts';
import { LintReport } from './lint-report.ts';
import { lintInThreads } from './lint-threads.ts';
import { hasFailed, summaryText } from './summary.ts';
import type { ThreadPool } from './thread-pool.ts';

/** A file below so many bytes is checked before a thread has started. */
const WORTH_THREADS = 4 << 20;

/** Runs `movetext lint`. */
export async function runLint({ args, options: given }: CommandCall, io: Io): Promise<ExitCode> {
  const options = readLintOptions(given);
  if (options.fix && args.includes('-')) throw new UsageError('--fix writes files back, which standard input is not');
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
  options: LintOptions,
  io: Io,
): Promise<{ readonly summary: Summary; readonly isAllRead: boolean }> {
  const start = io.now();
  const report = new LintReport(REPORTERS[options.format](io), options);
  let fixed = 0;
  let pool: ThreadPool | null = null;
  try {
    const isAllRead = await visitInputs(
      paths,
      async (input, progress) => {
        if (options.fix && !isEpd(input.path)) fixed += await fixInput(input, options, io);
        if (1 < options.threads && isLarge(input)) pool ??= await startPool(options);
        await lintInput(input, isLarge(input) ? pool : null, report, progress, options, io);
      },
      io,
    );
    const seconds = Math.round(io.now() - start) / 1000;
    return { summary: report.end({ ...(options.fix && { fixed }), seconds }), isAllRead };
  } finally {
    await closePool(pool);
  }
}

async function lintInput(
  input: Input,
  pool: ThreadPool | null,
  report: LintReport,
  progress: Progress,
  { format, quiet, settings }: LintOptions,
  io: Io,
): Promise<void> {
  await withText(input, io, async (text) => {
    if (format === 'text' && !quiet) await tellEncoding(io, input.path, text.encoding);
    report.openFile(input.path, text.encoding);
    try {
      if (isEpd(input.path)) {
        await lintEpd(text, settings, (findings) => report.addPosition(findings), io);
        return;
      }
      if (pool === null) {
        await visitText(text, { section: (placed) => report.addSection(placed) }, progress, io);
        return;
      }
      await lintInThreads(text, pool, async (placed) => {
        report.addPiece(placed);
        if (io.stdout.isFull) await io.stdout.drain();
        progress.show(placed.end);
      });
    } finally {
      report.closeFile();
    }
  });
}

/** Whether a text is large, or nobody knows. */
function isLarge({ size }: Input): boolean {
  return size === null || WORTH_THREADS <= size;
}

/** Mends what can be mended in a file; returns the number of places. */
async function fixInput(input: Input, { settings }: LintOptions, io: Io): Promise<number> {
  const result = await fixFile(input, settings, io);
  if (result.kind === 'fixed') return result.edits;
  await complain(io, `${input.path} cannot be written back and is only checked`);
  return 0;
}

/** Loads what threads need only where they are wanted. */
async function startPool(options: LintOptions): Promise<ThreadPool> {
  const { threadPool } = await import('./thread-pool.ts');
  return threadPool(options.threads, options);
}

async function closePool(pool: ThreadPool | null): Promise<void> {
  await pool?.close();
}
