import { initialPositionWords, PositionField, type PositionWords } from '@movetext/engine';
import { describe, expect, it } from 'vitest';
import { sharedCounts, shareWork, takeTasks, tasksDone } from './shared-work.ts';

/** Positions that are told apart by their move number. */
function numbered(count: number): PositionWords[] {
  return Array.from({ length: count }, (_, index) => {
    const words = initialPositionWords();
    words[PositionField.fullmoveNumber] = index;
    return words;
  });
}

describe('takeTasks', () => {
  it.each([
    [1, 10],
    [2, 400],
    [3, 10],
    [7, 3],
    [4, 0],
  ])('of %i threads does each of %i tasks once', (threads, count) => {
    const work = shareWork(numbered(count), 5, threads);
    const taken: number[] = [];
    // A thread that is begun within another stands for one that runs at the same time.
    const start = (thread: number) =>
      takeTasks(work, thread, (words, depth) => {
        const number = words[PositionField.fullmoveNumber] ?? -1;
        taken.push(number);
        if (thread + 1 < threads && taken.length % 2 === 1) start(thread + 1);
        return BigInt(number * depth);
      });
    start(0);
    expect([...taken].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(sharedCounts(work)).toEqual(Array.from({ length: count }, (_, index) => BigInt(5 * index)));
    expect(tasksDone(work)).toBe(count);
  });

  it('begins with the stretch of its thread', () => {
    const work = shareWork(numbered(10), 1, 2);
    const taken: number[] = [];
    takeTasks(work, 1, (words) => BigInt(taken.push(words[PositionField.fullmoveNumber] ?? -1)));
    expect(taken).toEqual([5, 6, 7, 8, 9, 0, 1, 2, 3, 4]);
  });

  it('hands on counts of more than 64 bits', () => {
    const work = shareWork(numbered(2), 32, 1);
    takeTasks(work, 0, () => (3n << 64n) + 5n);
    expect(sharedCounts(work)).toEqual([55340232221128654853n, 55340232221128654853n]);
  });
});
