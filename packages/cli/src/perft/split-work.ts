import type { PerftCounter } from '@movetext/engine';
import type { CountRequest } from './count-runner.ts';
import { type SharedWork, shareWork } from './shared-work.ts';

/** Plies that are left to each task: where counts are remembered with so few, what there is to remember stays in the processor's cache. */
const LEFT = 3;
/** Plies that a count can be split at, where sequences that transpose may be counted together and where not. */
const MOST_PLIES = { merged: 7, apart: 2 };
/** Plies that are counted in a fraction of a second even from a position with many moves. */
const QUICK_PLIES = { merged: 3, apart: 5 };

/** A count that is split for threads to share. */
export interface SplitWork {
  readonly work: SharedWork;
  /** Whether each handful of tasks is done in a fraction of a second. */
  readonly isQuick: boolean;
  /** The counts of the whole, for each origin, when the tasks are done. Good until the counter splits again. */
  sums(): readonly bigint[];
}

/** Splits a count for so many threads. Sequences that transpose are counted together only where counts may be remembered. */
export function splitWork(
  counter: PerftCounter,
  { root, depth, byFirstMove }: CountRequest,
  remembers: boolean,
  threads: number,
): SplitWork {
  const kind = remembers ? 'merged' : 'apart';
  const plies = Math.max(1, Math.min(depth - LEFT, MOST_PLIES[kind]));
  const split = counter.split(root, { plies, merges: remembers, byFirstMove });
  const work = shareWork(split.tasks, depth - split.plies, threads);
  split.copyPositions(work.positions);
  return { work, isQuick: work.depth <= QUICK_PLIES[kind], sums: () => split.sums(work.counts) };
}
