import { type Position, unpackMove, writeUci } from '@movetext/chess';
import type { Io } from '../io.ts';
import { PerftProgress } from './perft-progress.ts';
import { splitTasks, sumByFirstMove } from './split-tasks.ts';
import type { TaskRunner } from './task-runner.ts';

/** A first move in UCI, and the number of sequences that begin with it. */
export interface DivideLine {
  readonly move: string;
  readonly nodes: bigint;
}

/** A perft count with what it took. */
export interface PerftCount {
  readonly nodes: bigint;
  readonly seconds: number;
  /** The first moves by name; empty at depth 0. */
  readonly divide: readonly DivideLine[];
}

/** Counts the sequences of `depth` legal moves; on a terminal with a line that says how far it is. */
export async function countNodes(position: Position, depth: number, runner: TaskRunner, io: Io): Promise<PerftCount> {
  if (depth === 0) return { nodes: 1n, seconds: 0, divide: [] };
  const start = io.now();
  const split = splitTasks(position.words, depth);
  const progress = new PerftProgress(split.tasks.length, io);
  const counts = await runner.run(
    split.tasks.map(({ words }) => words),
    split.depth,
    (done) => progress.show(done),
  );
  progress.clear();
  const sums = sumByFirstMove(split, counts);
  const divide = split.firstMoves.map((packed, index) => ({
    move: writeUci(unpackMove(packed), { chess960: position.chess960 }),
    nodes: sums[index] ?? 0n,
  }));
  divide.sort((a, b) => (a.move < b.move ? -1 : 1));
  const nodes = sums.reduce((sum, next) => sum + next, 0n);
  return { nodes, seconds: (io.now() - start) / 1000, divide };
}
