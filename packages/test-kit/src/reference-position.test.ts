import { describe, expect, it } from 'vitest';
import {
  chess960Fen,
  chess960Rank,
  moveName,
  parsePerftSuite,
  randomGame,
  randomPosition,
  readReferenceFen,
  seededRandom,
  writeReferenceFen,
} from './index.ts';

describe('FEN of the reference', () => {
  it.each([
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Ha - 3 17',
    '8/8/8/K2pP2r/8/8/8/7k w - d6 0 1',
  ])('%s comes back', (fen) => {
    expect(writeReferenceFen(readReferenceFen(fen))).toBe(fen);
  });

  it('reads KQkq as the outermost rooks', () => {
    const { castlingRooks } = readReferenceFen('r1r1k1rr/8/8/8/8/8/8/R1R1K1RR w KQkq - 0 1');
    expect(castlingRooks).toEqual([7, 0, 63, 56]);
  });

  it('refuses what is no FEN', () => {
    expect(() => readReferenceFen('8/8/8/8/8/8/8/7 w - - 0 1')).toThrow(RangeError);
    expect(() => readReferenceFen('8/8/8/8/8/8/8/8 w K - 0 1')).toThrow(RangeError);
  });
});

describe('Chess960 starts', () => {
  // Numbers as in the published table of starting positions.
  it.each([
    [518, 'rnbqkbnr'],
    [0, 'bbqnnrkr'],
    [959, 'rkrnnqbb'],
    [534, 'rnbkqbnr'],
  ])('number %i is %s', (number, rank) => {
    expect(chess960Rank(number)).toBe(rank);
  });

  it('are 960', () => {
    const ranks = new Set(Array.from({ length: 960 }, (_, number) => chess960Rank(number)));
    expect(ranks.size).toBe(960);
  });

  it('name the rooks by file', () => {
    expect(chess960Fen(518, 0)).toBe('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAhf - 0 1');
  });
});

describe('randomness', () => {
  it('is the same for the same seed and differs for another', () => {
    const names = (seed: number) => randomGame(seed).map(({ move }) => moveName(move));
    expect(names(7)).toEqual(names(7));
    expect(names(7)).not.toEqual(names(8));
    expect(randomPosition(3)).toEqual(randomPosition(3));
  });

  it('reaches every number below the bound', () => {
    const random = seededRandom(1);
    expect(new Set(Array.from({ length: 200 }, () => random.below(6))).size).toBe(6);
  });
});

describe('perft stanzas', () => {
  it('reads ids, positions and counts', () => {
    const text =
      '# source\n\nid one\nepd 8/8/8/8/8/8/8/k1K5 w - - 0 1\nperft 1 4\nperft 2 5\n\nid two\nepd x\nperft 1 0\n';
    expect(parsePerftSuite(text)).toEqual([
      {
        id: 'one',
        fen: '8/8/8/8/8/8/8/k1K5 w - - 0 1',
        counts: [
          { depth: 1, nodes: 4 },
          { depth: 2, nodes: 5 },
        ],
      },
      { id: 'two', fen: 'x', counts: [{ depth: 1, nodes: 0 }] },
    ]);
  });

  it('refuses other lines', () => {
    expect(() => parsePerftSuite('id a\nepd b\nperft x 1\n')).toThrow(RangeError);
  });
});
