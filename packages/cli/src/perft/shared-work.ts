import { POSITION_WORDS, type PositionWords } from '@movetext/engine';

/**
 * Tasks that threads share. Each thread has a stretch of neighbours, which have more in common than others,
 * and takes from the stretches of the other threads when its own is done.
 */
export interface SharedWork {
  /** How many tasks are done, then for each stretch how many were taken. */
  readonly control: Int32Array<SharedArrayBuffer>;
  /** The positions, 24 words each. */
  readonly positions: Int32Array<SharedArrayBuffer>;
  /** The counts, two words of 64 bits each, low word first. */
  readonly counts: BigUint64Array<SharedArrayBuffer>;
  readonly depth: number;
}

const DONE = 0;
const TAKEN = 1;

/** Lays out tasks for so many threads to share. */
export function shareWork(tasks: readonly PositionWords[], depth: number, threads: number): SharedWork {
  const positions = new Int32Array(new SharedArrayBuffer(4 * POSITION_WORDS * tasks.length));
  for (const [index, words] of tasks.entries()) positions.set(words, index * POSITION_WORDS);
  return {
    control: new Int32Array(new SharedArrayBuffer(4 * (TAKEN + threads))),
    positions,
    counts: new BigUint64Array(new SharedArrayBuffer(16 * tasks.length)),
    depth,
  };
}

/** Takes tasks and counts them until there are none; to be called in each of the threads, with its number from 0. */
export function takeTasks(
  work: SharedWork,
  thread: number,
  count: (words: PositionWords, depth: number) => bigint,
): void {
  const tasks = work.positions.length / POSITION_WORDS;
  const threads = work.control.length - TAKEN;
  const startOf = (stretch: number) => Math.floor((stretch * tasks) / threads);
  for (let turn = 0; turn < threads; turn++) {
    const stretch = (thread + turn) % threads;
    for (;;) {
      const index = startOf(stretch) + Atomics.add(work.control, TAKEN + stretch, 1);
      if (startOf(stretch + 1) <= index) break;
      const nodes = count(work.positions.slice(index * POSITION_WORDS, (index + 1) * POSITION_WORDS), work.depth);
      work.counts[2 * index] = BigInt.asUintN(64, nodes);
      work.counts[2 * index + 1] = nodes >> 64n;
      Atomics.add(work.control, DONE, 1);
    }
  }
}

/** How many tasks are done. */
export function tasksDone(work: SharedWork): number {
  return Atomics.load(work.control, DONE);
}

/** The counts, when all are done. */
export function sharedCounts(work: SharedWork): readonly bigint[] {
  return Array.from(
    { length: work.counts.length / 2 },
    (_, index) => (work.counts[2 * index] ?? 0n) + ((work.counts[2 * index + 1] ?? 0n) << 64n),
  );
}
