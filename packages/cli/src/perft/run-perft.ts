import { type Position, writeFen } from '@movetext/chess';
import { MAX_PERFT_DEPTH } from '@movetext/engine';
import type { CommandCall } from '../cli-command.ts';
import { ExitCode, UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { hasOption, textOption, wholeNumber } from '../options.ts';
import { complain } from '../talk.ts';
import { countNodes } from './count-nodes.ts';
import { perftJson, rounded } from './perft-json.ts';
import { readStart } from './perft-start.ts';
import { runSuite } from './run-suite.ts';

/** Runs `movetext perft`. */
export async function runPerft({ args, options }: CommandCall, io: Io): Promise<ExitCode> {
  await readResources(options, io);
  const suite = textOption(options, 'suite');
  const [depthText] = args;
  if (suite !== undefined) {
    if (depthText !== undefined || textOption(options, 'fen') !== undefined) {
      throw new UsageError('--suite names positions and depths itself: leave out DEPTH and --fen');
    }
    return runSuite(suite, hasOption(options, 'json'), io);
  }
  if (depthText === undefined) throw new UsageError('perft needs a DEPTH, or --suite FILE');
  const depth = wholeNumber(depthText, 'DEPTH', 0, MAX_PERFT_DEPTH);
  const position = readStart(textOption(options, 'fen'), hasOption(options, 'chess960'));
  await printCount(position, depth, options, io);
  return ExitCode.Clean;
}

async function printCount(position: Position, depth: number, options: CommandCall['options'], io: Io): Promise<void> {
  const { nodes, seconds, divide } = await countNodes(position, depth, io);
  const isDivided = hasOption(options, 'divide');
  if (hasOption(options, 'json')) {
    const common = { fen: writeFen(position), depth, nodes, seconds: rounded(seconds), threads: 1 };
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

/** Threads and hash are accepted as they will be; what is not there yet is said, never passed over. */
async function readResources(options: CommandCall['options'], io: Io): Promise<void> {
  const threads = wholeNumber(textOption(options, 'threads') ?? '1', '--threads', 1, 1024);
  const hash = wholeNumber(textOption(options, 'hash') ?? '0', '--hash', 0, 1 << 20);
  if (1 < threads) await complain(io, `one thread is used, not ${threads}`);
  if (0 < hash) await complain(io, 'no hash is used');
}
