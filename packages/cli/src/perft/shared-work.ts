/**
 * Tasks, named by numbers, that threads share. Each thread has a stretch of neighbours, which have more in common than others,
 * and takes from the stretches of the other threads when its own is done.
 *
 * How many tasks there are, how many of them are done, then for each stretch how many were taken.
 */
export type SharedWork = Int32Array<SharedArrayBuffer>;

const TASKS = 0;
const DONE = 1;
const TAKEN = 2;

/** Tasks are taken by the handful where they are many. */
const MOST_HANDFULS = 1024;

/** Work for so many threads to share; how many tasks there are is known to those who take them. */
export function shareWork(threads: number): SharedWork {
  return new Int32Array(new SharedArrayBuffer(4 * (TAKEN + threads)));
}

/** Takes tasks, of so many, and does them until there are none; to be called in each of the threads, with its number from 0. */
export function takeTasks(work: SharedWork, thread: number, tasks: number, run: (task: number) => void): void {
  const threads = work.length - TAKEN;
  const handful = Math.ceil(tasks / MOST_HANDFULS);
  const startOf = (stretch: number) => Math.floor((stretch * tasks) / threads);
  Atomics.store(work, TASKS, tasks);
  for (let turn = 0; turn < threads; turn++) {
    const stretch = (thread + turn) % threads;
    for (;;) {
      const first = startOf(stretch) + Atomics.add(work, TAKEN + stretch, handful);
      const end = Math.min(first + handful, startOf(stretch + 1));
      if (end <= first) break;
      for (let task = first; task < end; task++) run(task);
      Atomics.add(work, DONE, end - first);
    }
  }
}

/** What part of the work is done, from 0 to 1. */
export function partDone(work: SharedWork): number {
  const tasks = Atomics.load(work, TASKS);
  return tasks === 0 ? 0 : Atomics.load(work, DONE) / tasks;
}
