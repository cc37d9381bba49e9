import {
  perftSuiteNames,
  playReferenceMove,
  type ReferencePosition,
  readPerftSuite,
  readReferenceFen,
  referenceMoves,
} from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import {
  Engine,
  engineModule,
  initialPositionWords,
  MAX_PERFT_HASH,
  PerftCounter,
  sharedEngine,
} from '../src/index.ts';
import { wordsOfFen } from './reference-words.ts';

/**
 * Counts by dynamic programming over the positions that can arise, with moves from the reference generator.
 * Fit for a few men: kings alone have some seven thousand positions.
 */
function countByPositions(fen: string, depth: number): bigint {
  const keyOf = ({ board, turn }: ReferencePosition) => board.join('') + turn;
  const start = readReferenceFen(fen);
  const children = new Map<string, string[]>();
  const queue = [start];
  for (const position of queue) {
    const key = keyOf(position);
    if (children.has(key)) continue;
    const next = referenceMoves(position).map((move) => playReferenceMove(position, move));
    children.set(key, next.map(keyOf));
    queue.push(...next);
  }
  let counts = new Map([...children.keys()].map((key) => [key, 1n]));
  for (let ply = 0; ply < depth; ply++) {
    const at = counts;
    counts = new Map(
      [...children].map(([key, next]) => [key, next.reduce((sum, child) => sum + (at.get(child) ?? 0n), 0n)]),
    );
  }
  return counts.get(keyOf(start)) ?? 0n;
}

const KNOWN_FENS = readPerftSuite('known').map(({ fen }) => fen);
const KINGS = '8/8/3K4/8/8/8/1k6/8 w - - 0 1';

describe('PerftCounter', () => {
  // So small a table loses most of what it is told, and whatever it gives back must be right.
  const counter = PerftCounter.create({ hash: 1 });

  it.each(perftSuiteNames())('agrees with the suite %s', (name) => {
    for (const { id, fen, counts } of readPerftSuite(name)) {
      const position = wordsOfFen(fen);
      for (const { depth, nodes } of counts.filter((count) => count.nodes <= 5_000_000)) {
        expect(counter.perft(position, depth), `${id} depth ${depth}`).toBe(BigInt(nodes));
      }
    }
  });

  it('counts the initial position, seven plies deep', () => {
    expect(PerftCounter.create({ hash: 64 }).perft(initialPositionWords(), 7)).toBe(3195901860n);
  });

  it('stays exact beyond 53 and beyond 64 bits', () => {
    const beyond53 = countByPositions(KINGS, 20);
    const beyond64 = countByPositions(KINGS, 30);
    expect(beyond53).toBeGreaterThan(1n << 53n);
    expect(beyond64).toBeGreaterThan(1n << 64n);
    expect(counter.perft(wordsOfFen(KINGS), 20)).toBe(beyond53);
    expect(counter.perft(wordsOfFen(KINGS), 30)).toBe(beyond64);
  });

  it('tells positions apart by side to move, castling rights and en passant', () => {
    const fens = [
      'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      'r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1',
      'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1',
      'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
      '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1',
    ];
    const engine = Engine.create();
    for (const fen of [...fens, ...fens]) {
      const position = wordsOfFen(fen);
      for (const depth of [4, 3, 4]) expect(counter.perft(position, depth), fen).toBe(engine.perft(position, depth));
    }
  });

  it.each([0, 1])('counts many positions at once, with a table of %i MiB', (hash) => {
    const each = PerftCounter.create({ hash });
    // More than a batch has room for.
    for (const depth of [0, 1, 2, 8]) {
      const few = 2 < depth ? 2 : 300;
      const positions = Array.from({ length: few }, (_, i) =>
        wordsOfFen(2 < depth ? KINGS : (KNOWN_FENS[i % KNOWN_FENS.length] ?? KINGS)),
      );
      // What stands there from an earlier count is void.
      const counts = new BigUint64Array(2 * few).fill(7n);
      each.perftEach(Int32Array.from(positions.flatMap((words) => [...words])), depth, counts);
      for (const [i, words] of positions.entries()) {
        expect([...counts.subarray(2 * i, 2 * i + 2)], `${i}`).toEqual([sharedEngine().perft(words, depth), 0n]);
      }
    }
  });

  it('hands on counts of more than 64 bits', () => {
    const counts = new BigUint64Array(2);
    counter.perftEach(wordsOfFen(KINGS), 30, counts);
    expect(((counts[1] ?? 0n) << 64n) + (counts[0] ?? 0n)).toBe(countByPositions(KINGS, 30));
  });

  it('refuses room for counts that does not fit the positions', () => {
    const initial = initialPositionWords();
    for (const room of [0, 1, 3, 4]) {
      expect(() => counter.perftEach(initial, 1, new BigUint64Array(room))).toThrow(RangeError);
    }
    expect(() => counter.perftEach(initial.subarray(0, 12), 1, new BigUint64Array(1))).toThrow(/1 numbers/);
  });

  it('counts without a table, and from a module that was compiled elsewhere', () => {
    const plain = PerftCounter.create({ module: engineModule() });
    expect(plain.perft(initialPositionWords(), 4)).toBe(197281n);
  });

  it.each([-1, 1.5, MAX_PERFT_HASH + 1])('refuses a table of %s MiB', (hash) => {
    expect(() => PerftCounter.create({ hash })).toThrow(RangeError);
  });

  it.each([-1, 0.5, 33])('refuses a depth of %s', (depth) => {
    expect(() => counter.perft(initialPositionWords(), depth)).toThrow(RangeError);
  });
});

it('the engine itself counts on where the module must stop', () => {
  expect(Engine.create().perft(wordsOfFen(KINGS), 9)).toBe(countByPositions(KINGS, 9));
});
