import { type PerftCounter, POSITION_WORDS } from '@movetext/engine';
import { describe, expect, it } from 'vitest';
import { partDone, type SharedWork, shareWork, takeTasks } from './shared-work.ts';

/** Work whose tasks are told apart by the first word of their positions. */
function numbered(tasks: number, depth: number, threads: number): SharedWork {
  const work = shareWork(tasks, depth, threads);
  for (let task = 0; task < tasks; task++) work.positions[task * POSITION_WORDS] = task;
  return work;
}

/** A counter of the numbers of positions, by any rule. */
const counting = (count: (task: number, depth: number) => bigint): Pick<PerftCounter, 'perftEach'> => ({
  perftEach(positions, depth, counts) {
    for (let i = 0; 2 * i < counts.length; i++) counts[2 * i] = count(positions[i * POSITION_WORDS] ?? -1, depth);
  },
});

const upTo = (tasks: number) => Array.from({ length: tasks }, (_, task) => task);

describe('takeTasks', () => {
  it.each([
    [1, 10],
    [2, 400],
    [2, 10_000],
    [3, 10],
    [7, 3],
    [4, 0],
  ])('of %i threads does each of %i tasks once', (threads, tasks) => {
    const work = numbered(tasks, 5, threads);
    const taken: number[] = [];
    // Threads take turns, the last one oftener than the others.
    const running = upTo(threads).map((thread) =>
      takeTasks(
        work,
        thread,
        counting((task, depth) => {
          taken.push(task);
          return BigInt(task * depth);
        }),
      ),
    );
    for (let turn = 0; 0 < running.length; turn++) {
      const next = turn % 3 === 0 ? 0 : running.length - 1;
      if (running[next]?.next().done === true) running.splice(next, 1);
    }
    expect(taken.sort((a, b) => a - b)).toEqual(upTo(tasks));
    expect(upTo(tasks).map((task) => work.counts[2 * task])).toEqual(upTo(tasks).map((task) => BigInt(5 * task)));
    expect(partDone(work)).toBe(1);
  });

  it('begins with the stretch of its thread', () => {
    const taken: number[] = [];
    const counter = counting((task) => BigInt(taken.push(task)));
    const running = takeTasks(numbered(10, 1, 2), 1, counter);
    while (running.next().done !== true);
    expect(taken).toEqual([5, 6, 7, 8, 9, 0, 1, 2, 3, 4]);
  });
});

describe('partDone', () => {
  it('grows with the tasks done', () => {
    const work = numbered(4, 1, 1);
    const parts: number[] = [];
    for (const _ of takeTasks(
      work,
      0,
      counting(() => 1n),
    ))
      parts.push(partDone(work));
    expect(parts).toEqual([0.25, 0.5, 0.75, 1]);
  });
});
