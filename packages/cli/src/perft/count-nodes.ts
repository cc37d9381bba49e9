import { sharedEngine } from '@movetext/engine';
import type { Io } from '../io.ts';
import type { CountRunner } from './count-runner.ts';
import { PerftProgress } from './perft-progress.ts';
import type { PerftStart } from './perft-start.ts';

/** A first move in UCI, and the number of sequences that begin with it. */
export interface DivideLine {
  readonly move: string;
  readonly nodes: bigint;
}

/** A perft count with what it took. */
export interface PerftCount {
  readonly nodes: bigint;
  readonly seconds: number;
  /** The first moves by name, if asked for; empty at depth 0. */
  readonly divide: readonly DivideLine[];
}

/** Counts the sequences of `depth` legal moves, for each first move if `isDivided`; on a terminal with a line that says how far it is. */
export async function countNodes(
  start: PerftStart,
  depth: number,
  isDivided: boolean,
  runner: CountRunner,
  io: Io,
): Promise<PerftCount> {
  if (depth === 0) return { nodes: 1n, seconds: 0, divide: [] };
  const began = io.now();
  const progress = new PerftProgress(io);
  const request = { root: start.words, depth, byFirstMove: isDivided };
  const counts = await runner.count(request, (part) => progress.show(part));
  progress.clear();
  return {
    nodes: counts.reduce((sum, next) => sum + next, 0n),
    seconds: (io.now() - began) / 1000,
    divide: isDivided ? await divideLines(start, counts) : [],
  };
}

/** The counts with the names of the first moves, by name. */
async function divideLines({ words, chess960 }: PerftStart, counts: readonly bigint[]): Promise<readonly DivideLine[]> {
  const { unpackMove, writeUci } = await import('@movetext/chess');
  const lines = Array.from(sharedEngine().legalMoves(words), (packed, index) => ({
    move: writeUci(unpackMove(packed), { chess960 }),
    nodes: counts[index] ?? 0n,
  }));
  return lines.sort((a, b) => (a.move < b.move ? -1 : 1));
}
