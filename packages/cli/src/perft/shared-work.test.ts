import { POSITION_WORDS } from '@movetext/engine';
import { describe, expect, it } from 'vitest';
import { countOf, partDone, type SharedWork, shareWork, takeTasks } from './shared-work.ts';

/** Work whose tasks are told apart by the first word of their positions. */
function numbered(tasks: number, depth: number, threads: number): SharedWork {
  const work = shareWork(tasks, depth, threads);
  for (let task = 0; task < tasks; task++) work.positions[task * POSITION_WORDS] = task;
  return work;
}

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
      takeTasks(work, thread, (words, depth) => {
        taken.push(words[0] ?? -1);
        return BigInt((words[0] ?? 0) * depth);
      }),
    );
    for (let turn = 0; 0 < running.length; turn++) {
      const next = turn % 3 === 0 ? 0 : running.length - 1;
      if (running[next]?.next().done === true) running.splice(next, 1);
    }
    expect(taken.sort((a, b) => a - b)).toEqual(upTo(tasks));
    expect(upTo(tasks).map((task) => countOf(work, task))).toEqual(upTo(tasks).map((task) => BigInt(5 * task)));
    expect(partDone(work)).toBe(1);
  });

  it('begins with the stretch of its thread', () => {
    const taken: number[] = [];
    const running = takeTasks(numbered(10, 1, 2), 1, (words) => BigInt(taken.push(words[0] ?? -1)));
    while (running.next().done !== true);
    expect(taken).toEqual([5, 6, 7, 8, 9, 0, 1, 2, 3, 4]);
  });

  it('hands on counts of more than 64 bits', () => {
    const work = numbered(1, 32, 1);
    const running = takeTasks(work, 0, () => (3n << 64n) + 5n);
    while (running.next().done !== true);
    expect(countOf(work, 0)).toBe(55340232221128654853n);
  });
});

describe('partDone', () => {
  it('grows with the tasks done', () => {
    const work = numbered(4, 1, 1);
    const parts: number[] = [];
    for (const _ of takeTasks(work, 0, () => 1n)) parts.push(partDone(work));
    expect(parts).toEqual([0.25, 0.5, 0.75, 1]);
  });
});
