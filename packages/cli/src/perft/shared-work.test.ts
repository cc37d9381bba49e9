import { describe, expect, it } from 'vitest';
import { partDone, shareWork, takeTasks } from './shared-work.ts';

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
    const work = shareWork(threads);
    const taken: number[] = [];
    // A thread that is begun within another stands for one that runs at the same time.
    const start = (thread: number) =>
      takeTasks(work, thread, tasks, (task) => {
        taken.push(task);
        if (thread + 1 < threads && taken.length % 2 === 1) start(thread + 1);
      });
    start(0);
    expect(taken.sort((a, b) => a - b)).toEqual(upTo(tasks));
    expect(partDone(work)).toBe(tasks === 0 ? 0 : 1);
  });

  it('begins with the stretch of its thread', () => {
    const taken: number[] = [];
    takeTasks(shareWork(2), 1, 10, (task) => taken.push(task));
    expect(taken).toEqual([5, 6, 7, 8, 9, 0, 1, 2, 3, 4]);
  });
});

describe('partDone', () => {
  it('is nothing before anybody knows how much there is to do', () => {
    expect(partDone(shareWork(2))).toBe(0);
  });

  it('grows with the tasks done', () => {
    const work = shareWork(1);
    const parts: number[] = [];
    takeTasks(work, 0, 4, () => parts.push(partDone(work)));
    expect(parts).toEqual([0, 0.25, 0.5, 0.75]);
  });
});
