import { type PerftCounter, POSITION_WORDS } from '@movetext/engine';

/**
 * Tasks, which are positions to count from, that threads share. Each thread has a stretch of neighbours, which have more in common than others,
 * and takes from the stretches of the other threads when its own is done.
 */
export interface SharedWork {
  /** How many tasks are done, then for each stretch how many were taken. */
  readonly control: Int32Array<SharedArrayBuffer>;
  /** The positions, 24 words each. */
  readonly positions: Int32Array<SharedArrayBuffer>;
  /** The counts, two numbers each, the lower 64 bits first. */
  readonly counts: BigUint64Array<SharedArrayBuffer>;
  /** Plies to count. */
  readonly depth: number;
}

const DONE = 0;
const TAKEN = 1;

/** Tasks are taken by the handful where they are many. */
const MOST_HANDFULS = 1024;

/** Room for so many tasks, for so many threads to share. */
export function shareWork(tasks: number, depth: number, threads: number): SharedWork {
  return {
    control: new Int32Array(new SharedArrayBuffer(4 * (TAKEN + threads))),
    positions: new Int32Array(new SharedArrayBuffer(4 * POSITION_WORDS * tasks)),
    counts: new BigUint64Array(new SharedArrayBuffer(16 * tasks)),
    depth,
  };
}

/** Takes tasks and counts them until there are none, and yields after each handful; to be called in each of the threads, with its number from 0. */
export function* takeTasks(
  { control, positions, counts, depth }: SharedWork,
  thread: number,
  counter: Pick<PerftCounter, 'perftEach'>,
): Generator<void> {
  const tasks = positions.length / POSITION_WORDS;
  const threads = control.length - TAKEN;
  const handful = Math.ceil(tasks / MOST_HANDFULS);
  const startOf = (stretch: number) => Math.floor((stretch * tasks) / threads);
  for (let turn = 0; turn < threads; turn++) {
    const stretch = (thread + turn) % threads;
    for (;;) {
      const first = startOf(stretch) + Atomics.add(control, TAKEN + stretch, handful);
      const end = Math.min(first + handful, startOf(stretch + 1));
      if (end <= first) break;
      counter.perftEach(
        positions.subarray(first * POSITION_WORDS, end * POSITION_WORDS),
        depth,
        counts.subarray(2 * first, 2 * end),
      );
      Atomics.add(control, DONE, end - first);
      yield;
    }
  }
}

/** What part of the work is done, from 0 to 1. */
export function partDone({ control, counts }: SharedWork): number {
  return counts.length === 0 ? 1 : (2 * Atomics.load(control, DONE)) / counts.length;
}
