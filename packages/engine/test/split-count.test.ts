import { readPerftSuite } from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import {
  initialPositionWords,
  moveFrom,
  moveTo,
  PerftCounter,
  POSITION_WORDS,
  type SplitCount,
  sharedEngine,
} from '../src/index.ts';
import { wordsOfFen } from './reference-words.ts';

/** The sums of a split count, origin by origin. */
function sums(split: SplitCount, depth: number): bigint[] {
  const positions = new Int32Array(split.tasks * POSITION_WORDS);
  split.copyPositions(positions);
  const counts = new BigUint64Array(2 * split.tasks);
  PerftCounter.create().perftEach(positions, depth - split.plies, counts);
  return split.sums(counts);
}

describe('PerftCounter.split', () => {
  const counter = PerftCounter.create({ hash: 1 });
  const together = { merges: true, byFirstMove: false };

  it('finds the published numbers of different positions', () => {
    // OEIS A083276 counts, after so many plies, positions of which en passant and castling rights are part.
    const expected = [20, 400, 5362, 72078];
    for (const [index, tasks] of expected.entries()) {
      const split = counter.split(initialPositionWords(), { plies: index + 1, ...together });
      expect(split).toMatchObject({ tasks, plies: index + 1, origins: 1 });
    }
  });

  it.each([
    ['merged', true, false],
    ['merged, by first move', true, true],
    ['path by path', false, false],
    ['path by path, by first move', false, true],
  ])('makes up the whole count: %s', (_, merges, byFirstMove) => {
    for (const { id, fen, counts } of readPerftSuite('known')) {
      for (const { depth, nodes } of counts.filter((count) => 2 <= count.depth && count.nodes <= 1_000_000)) {
        for (const plies of [1, 2, 3].filter((each) => each < depth)) {
          const split = counter.split(wordsOfFen(fen), { plies, merges, byFirstMove });
          const total = sums(split, depth).reduce((sum, next) => sum + next, 0n);
          expect(total, `${id} depth ${depth}, split at ${plies}`).toBe(BigInt(nodes));
        }
      }
    }
  });

  it('gives each first move its own sum', () => {
    // The published division of the initial position at depth 5.
    const root = initialPositionWords();
    const split = counter.split(root, { plies: 3, merges: true, byFirstMove: true });
    const moves = Array.from(sharedEngine().legalMoves(root));
    const all = sums(split, 5);
    const sumOf = (from: number, to: number) =>
      all[moves.findIndex((move) => moveFrom(move) === from && moveTo(move) === to)];
    expect(sumOf(8, 16)).toBe(181046n); // a2a3
    expect(sumOf(12, 28)).toBe(405385n); // e2e4
    expect(sumOf(6, 21)).toBe(233491n); // g1f3
  });

  it('stops where there would be too many tasks', () => {
    const split = counter.split(initialPositionWords(), { plies: 7, ...together });
    expect(split).toMatchObject({ tasks: 72078, plies: 4 });
  });

  it('has no tasks where the game is over', () => {
    const mate = wordsOfFen('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3');
    for (const byFirstMove of [false, true]) {
      expect(counter.split(mate, { plies: 2, merges: true, byFirstMove }).tasks).toBe(0);
    }
  });

  it('refuses plies that are none', () => {
    for (const plies of [0, 8, 1.5, Number.NaN]) {
      expect(() => counter.split(initialPositionWords(), { plies, ...together })).toThrow(RangeError);
    }
  });
});
