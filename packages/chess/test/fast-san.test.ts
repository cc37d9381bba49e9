import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, parseSan, parseUci, unwrap, writeFen, writeSan } from '../src/index.ts';
import { parseSanLeniently } from '../src/notation/san.ts';
import { at, BUSY_FENS, randomGame } from './positions.ts';

/** Positions along a random game from each of the busy ones, and from Chess960 starts. */
const POSITIONS: readonly Position[] = [
  ...BUSY_FENS.flatMap((fen, seed) => randomGame(seed, 40, at(fen))),
  ...randomGame(1, 40, at('bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1', true)),
  ...randomGame(2, 40, at('rk2r3/8/8/8/8/8/8/RK2R3 w KQkq - 0 1', true)),
];

const nearlySan = fc.stringMatching(/^(O-O(-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=?[KQRBN])?)[+#]?[ !*]?$/);

describe('the two readers of SAN', () => {
  it('agree on whatever the fast one reads', () => {
    const position = fc.constantFrom(...POSITIONS);
    let read = 0;
    fc.assert(
      fc.property(position, fc.oneof(nearlySan, fc.string({ maxLength: 9 })), (here, text) => {
        const packed = here.readStandardSan(text);
        if (packed === 0) return;
        read++;
        expect(unwrap(parseSanLeniently(text, here)).packed).toBe(packed);
      }),
      { numRuns: 20_000, seed: 7 },
    );
    expect(read).toBeGreaterThan(200);
  });

  it('both read every legal move as the standard writes it', () => {
    for (const position of POSITIONS.filter((_, index) => index % 4 === 0)) {
      for (const move of position.legalMoves()) {
        const san = writeSan(move, position);
        expect(position.readStandardSan(san), `${san} in ${writeFen(position)}`).toBe(move.packed);
        expect(unwrap(parseSanLeniently(san, position)), `${san} in ${writeFen(position)}`).toEqual(move);
      }
    }
  });

  it('tell the same of a text that is no single legal move', () => {
    const here = at('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
    for (const text of ['Nd4x', 'Nb6', 'e5', 'O-O-O-O', 'Ńf3', 'Nf3\u0100', '', 'e', 'Nc3xb5+!', 'Nb1xd2+##']) {
      expect(here.readStandardSan(text)).toBe(0);
      expect(parseSan(text, here)).toEqual(parseSanLeniently(text, here));
    }
  });
});

describe('a move tested for legality', () => {
  it('is legal exactly where it is among the legal moves', () => {
    const seen = POSITIONS.filter((_, index) => index % 20 === 0);
    const moves = new Map(seen.flatMap((position) => position.legalMoves()).map((move) => [move.packed, move]));
    for (const position of seen) {
      const legal = new Set(position.packedMoves());
      for (const move of moves.values())
        expect(position.isLegal(move), writeFen(position)).toBe(legal.has(move.packed));
    }
  });

  it('is not legal when a part of it is not as it is', () => {
    const position = at(BUSY_FENS[1] ?? '');
    for (const packed of position.packedMoves()) {
      for (let bit = 0; bit < 32; bit++) {
        const changed = { from: 0, to: 0, role: 'pawn', packed: (packed ^ (1 << bit)) >>> 0 } as const;
        const legal = position.packedMoves().includes(changed.packed);
        expect(position.isLegal(changed)).toBe(legal);
      }
    }
  });

  it('is refused by play, and the position stays as it was', () => {
    const position = at(BUSY_FENS[0] ?? '');
    const e4 = unwrap(parseUci('e2e4', position));
    const next = position.play(e4);
    expect(() => next.play(e4)).toThrow(RangeError);
    expect(() => writeSan(e4, next)).toThrow(RangeError);
    expect(writeFen(next)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    expect(writeFen(position)).toBe(BUSY_FENS[0]);
  });
});

it('positions that share an array do not disturb each other', () => {
  const game = randomGame(3, 200);
  const fens = game.map((position) => writeFen(position));
  for (const position of [...game].reverse()) for (const move of position.legalMoves()) position.play(move);
  expect(game.map((position) => writeFen(position))).toEqual(fens);
  expect(game.every((position) => position.words.length === 24)).toBe(true);
});
