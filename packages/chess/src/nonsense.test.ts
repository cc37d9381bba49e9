import { describe, expect, it } from 'vitest';
import { at } from '../test/positions.ts';
import {
  checkSetup,
  fileOf,
  nearestMoves,
  opposite,
  Position,
  parseSquare,
  pieceFigurine,
  pieceOf,
  pieceOfLetter,
  rankOf,
  readPosition,
  repair,
  roleLetter,
  roleOfLetter,
  Setup,
  square,
  squareAt,
  squareColor,
  squareName,
  unpackMove,
} from './index.ts';

// What TypeScript forbids comes all the same from programs in JavaScript: they are told, and never get a wrong answer.
// biome-ignore lint/suspicious/noExplicitAny: nonsense has no type.
const nonsense = (value: unknown) => value as any;

const NO_SQUARES = [-1, 64, 1000, 1.5, Number.NaN, Number.POSITIVE_INFINITY, undefined];

describe('nonsense from a program is a RangeError', () => {
  it.each(['z9', 'a0', 'a9', 'i1', '', 'e', 'e44', 'E4', 'é4'])('square(%j)', (name) => {
    expect(() => square(nonsense(name))).toThrow(RangeError);
  });

  it.each(NO_SQUARES)('the square %s', (number) => {
    const position = Position.initial();
    for (const ask of [squareName, fileOf, rankOf, squareColor])
      expect(() => ask(nonsense(number))).toThrow(RangeError);
    expect(() => position.pieceAt(nonsense(number))).toThrow(RangeError);
    expect(() => position.isOccupied(nonsense(number))).toThrow(RangeError);
    expect(() => position.attackers(nonsense(number), 'white')).toThrow(RangeError);
    expect(() => squareAt(nonsense(number), 0)).toThrow(RangeError);
    expect(() => squareAt(0, nonsense(number))).toThrow(RangeError);
  });

  it('a color or a role that is none', () => {
    const position = Position.initial();
    expect(() => opposite(nonsense('green'))).toThrow(RangeError);
    expect(() => pieceOf(nonsense('green'), 'king')).toThrow(RangeError);
    expect(() => pieceOf('white', nonsense('duke'))).toThrow(RangeError);
    expect(() => pieceFigurine(nonsense({ color: 'green', role: 'king' }))).toThrow(RangeError);
    expect(() => pieceFigurine(nonsense({ color: 'white', role: 'duke' }))).toThrow(RangeError);
    expect(() => roleLetter(nonsense('duke'))).toThrow(RangeError);
    expect(() => position.squaresOf(nonsense('green'), 'pawn')).toThrow(RangeError);
    expect(() => position.squaresOf('white', nonsense('duke'))).toThrow(RangeError);
    expect(() => position.kingSquare(nonsense('green'))).toThrow(RangeError);
    expect(() => position.attackers(4, nonsense('green'))).toThrow(RangeError);
  });

  it.each([0, 1, -1, 1.5, Number.NaN, 0xffffffff])('the packed move %s', (packed) => {
    expect(() => unpackMove(packed)).toThrow(RangeError);
  });

  it.each([
    { turn: nonsense('green') },
    { board: [] },
    { board: [...Setup.initial.board, undefined] },
    { halfmoveClock: -1 },
    { halfmoveClock: 0.5 },
    { halfmoveClock: Number.NaN },
    { halfmoveClock: 2 ** 31 },
    { fullmoveNumber: 0 },
    { fullmoveNumber: 1.5 },
    { epSquare: 64 },
    { castlingRooks: [-3] },
  ])('a setup with %j', (wrong) => {
    const setup: Setup = { ...Setup.initial, ...wrong };
    expect(() => checkSetup(setup)).toThrow(RangeError);
    expect(() => Position.fromSetup(setup)).toThrow(RangeError);
    expect(() => repair(setup)).toThrow(RangeError);
  });

  it.each([-1, 1.5, Number.NaN])('%s nearest moves', (limit) => {
    expect(() => nearestMoves('Nf6', Position.initial(), { limit })).toThrow(RangeError);
  });

  it('and what makes sense is answered', () => {
    expect(nearestMoves('Nf6', Position.initial(), { limit: 0 })).toEqual([]);
    expect(nearestMoves('Nf6', Position.initial(), { limit: Number.POSITIVE_INFINITY }).length).toBeGreaterThan(0);
    expect([square('a1'), square('e4'), square('h8')]).toEqual([0, 28, 63]);
    expect(pieceOf('black', 'queen')).toEqual({ color: 'black', role: 'queen' });
  });
});

describe('nonsense from a user is told as a value', () => {
  it('names no square', () => {
    expect(parseSquare('z9')).toEqual({ ok: false, error: { code: 'not-a-square', text: 'z9' } });
  });

  it('names no piece, even where lower case makes it the letter of one', () => {
    // U+212A, the sign for kelvin, becomes k in lower case.
    for (const letter of ['', 'z', 'KK', '\u212a', '♔']) {
      expect(roleOfLetter(letter)).toBeUndefined();
      expect(pieceOfLetter(letter)).toBeUndefined();
    }
    expect(readPosition('4k3/8/8/8/8/8/8/4\u212a3 w - - 0 1').ok).toBe(false);
    expect(at('4k3/8/8/8/8/8/8/4K3 w - - 0 1').kingSquare('white')).toBe(4);
  });
});
