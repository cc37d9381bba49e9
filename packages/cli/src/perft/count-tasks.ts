import type { PerftCounter } from '@movetext/engine';
import type { CountRequest } from './count-runner.ts';
import { type SharedWork, takeTasks } from './shared-work.ts';

/** Plies that are left to each task where counts are remembered: with so few, what there is to remember stays in the processor's cache. */
const LEFT_TO_REMEMBER = 3;
/** Plies that are left at least where nothing is remembered. */
const LEFT = 3;
/** Plies that a count can be split at: by the first move, by the first two, and so on. */
const MOST_PLIES = 7;

/**
 * A thread's part of a count, for each origin. All threads split the count in the same way and share the tasks.
 * Sequences that transpose are counted together only where the counter may remember.
 */
export function countTasks(
  counter: PerftCounter,
  { root, depth, byFirstMove }: CountRequest,
  remembers: boolean,
  work: SharedWork,
  thread: number,
): readonly bigint[] {
  const plies = remembers ? Math.min(depth - LEFT_TO_REMEMBER, MOST_PLIES) : Math.min(depth - LEFT, 2);
  const split = counter.split(root, { plies: Math.max(plies, 1), merges: remembers, byFirstMove });
  const left = depth - split.plies;
  const counts = Array.from({ length: split.origins }, () => 0n);
  takeTasks(work, thread, split.tasks, (task) => {
    const nodes = split.count(task, left);
    for (let origin = 0; origin < split.origins; origin++) {
      const paths = split.paths(task, origin);
      if (paths !== 0n) counts[origin] = (counts[origin] ?? 0n) + paths * nodes;
    }
  });
  return counts;
}
