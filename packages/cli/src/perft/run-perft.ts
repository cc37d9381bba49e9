import { MAX_PERFT_DEPTH, MAX_PERFT_HASH } from '@movetext/engine';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { hasOption, textOption, wholeNumber } from '../options.ts';
import { countNodes } from './count-nodes.ts';
import type { CountRunner } from './count-runner.ts';
import { perftJson, rounded } from './perft-json.ts';
import { type PerftStart, readStart } from './perft-start.ts';
import { runSuite } from './run-suite.ts';
import { singleThread } from './single-thread.ts';
import { threadPool } from './thread-pool.ts';

/** Runs `movetext perft`. */
export async function runPerft({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  const resources = readResources(options);
  const suite = textOption(options, 'suite');
  const [depthText] = args;
  if (suite !== undefined) {
    if (depthText !== undefined || textOption(options, 'fen') !== undefined || hasOption(options, 'divide')) {
      throw new UsageError('--suite names positions, depths and counts itself: leave out DEPTH, --fen and --divide');
    }
    return withRunner(resources, io, (runner) => runSuite(suite, hasOption(options, 'json'), runner, io));
  }
  if (depthText === undefined) throw new UsageError('perft needs a DEPTH, or --suite FILE');
  const depth = wholeNumber(depthText, 'DEPTH', 0, MAX_PERFT_DEPTH);
  const start = await readStart(textOption(options, 'fen'), hasOption(options, 'chess960'));
  return withRunner(resources, io, async (runner) => {
    await printCount(start, depth, options, runner, io);
    return ExitCode.Clean;
  });
}

async function printCount(
  start: PerftStart,
  depth: number,
  options: CommandCall['options'],
  runner: CountRunner,
  io: Io,
): Promise<void> {
  const isDivided = hasOption(options, 'divide');
  const { nodes, seconds, divide } = await countNodes(start, depth, isDivided, runner, io);
  if (hasOption(options, 'json')) {
    const common = { fen: start.fen, depth, nodes, seconds: rounded(seconds), threads: runner.threads };
    io.stdout.write(`${perftJson(isDivided ? { ...common, divide } : common)}\n`);
    return;
  }
  if (isDivided) {
    for (const line of divide) io.stdout.write(`${line.move}: ${line.nodes}\n`);
    io.stdout.write(`\nNodes searched: ${nodes}\n`);
  } else {
    io.stdout.write(`${nodes}\n`);
  }
}

/** What a count may use. */
interface Resources {
  readonly threads: number;
  /** Tables of all threads together, in MiB. */
  readonly hash: number;
}

function readResources(options: CommandCall['options']): Resources {
  const threads = wholeNumber(textOption(options, 'threads') ?? '1', '--threads', 1, 256);
  const hash = wholeNumber(textOption(options, 'hash') ?? '0', '--hash', 0, threads * MAX_PERFT_HASH);
  return { threads, hash };
}

async function withRunner(
  { threads, hash }: Resources,
  io: Io,
  use: (runner: CountRunner) => Promise<ExitCode>,
): Promise<ExitCode> {
  const runner = threads === 1 && hash === 0 ? singleThread(io) : threadPool({ threads, hash }, singleThread(io), io);
  try {
    return await use(runner);
  } finally {
    await runner.close();
  }
}
