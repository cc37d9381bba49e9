import { initialPositionWords, moveFrom, moveTo, sharedEngine } from '@movetext/engine';
import { readPerftSuite } from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import { readStart } from './perft-start.ts';
import { splitTasks, sumByFirstMove } from './split-tasks.ts';

const total = (counts: readonly bigint[]) => counts.reduce((sum, count) => sum + count, 0n);

describe('splitTasks', () => {
  it.each([1, 2, 3, 4, 5])('covers all sequences of %i plies', (depth) => {
    for (const { fen, counts } of readPerftSuite('known')) {
      const expected = counts.find((count) => count.depth === depth);
      if (expected === undefined || 5_000_000 < expected.nodes) continue;
      const split = splitTasks(readStart(fen, false).words, depth);
      const below = split.tasks.map(({ words }) => sharedEngine().perft(words, split.depth));
      expect(total(sumByFirstMove(split, below)), fen).toBe(BigInt(expected.nodes));
    }
  });

  it('splits a deep count by two moves', () => {
    const split = splitTasks(initialPositionWords(), 7);
    expect(split).toMatchObject({ depth: 5 });
    expect(split.firstMoves).toHaveLength(20);
    expect(split.tasks).toHaveLength(400);
  });

  it('gives each first move its own sum', () => {
    // The published division of the initial position at depth 5.
    const split = splitTasks(initialPositionWords(), 5);
    const sums = sumByFirstMove(
      split,
      split.tasks.map(({ words }) => sharedEngine().perft(words, split.depth)),
    );
    const sumOf = (from: number, to: number) =>
      sums[split.firstMoves.findIndex((move) => moveFrom(move) === from && moveTo(move) === to)];
    expect(sumOf(8, 16)).toBe(181046n); // a2a3
    expect(sumOf(12, 28)).toBe(405385n); // e2e4
    expect(sumOf(6, 21)).toBe(233491n); // g1f3
  });
});

describe('sumByFirstMove', () => {
  it('is exact beyond 53 and beyond 64 bits', () => {
    const words = initialPositionWords();
    const tasks = [0, 1, 0, 1].map((origin) => ({ words, origin }));
    const counts = [(1n << 53n) + 1n, 18446744073709551615n, 2n, 18446744073709551615n];
    expect(sumByFirstMove({ firstMoves: [7, 8], tasks, depth: 30 }, counts)).toEqual([
      9007199254740995n,
      36893488147419103230n,
    ]);
  });
});
