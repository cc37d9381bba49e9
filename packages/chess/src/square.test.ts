import { describe, expect, it } from 'vitest';
import { fileOf, parseSquare, rankOf, SQUARE_NAMES, square, squareAt, squareColor, squareName } from './square.ts';

describe('squares', () => {
  it.each([
    ['a1', 0, 0, 0, 'black'],
    ['b1', 1, 1, 0, 'white'],
    ['h1', 7, 7, 0, 'white'],
    ['e4', 28, 4, 3, 'white'],
    ['a8', 56, 0, 7, 'white'],
    ['h8', 63, 7, 7, 'black'],
  ] as const)('%s is %i', (name, number, file, rank, color) => {
    expect(square(name)).toBe(number);
    expect(parseSquare(name)).toEqual({ ok: true, value: number });
    expect(squareName(number)).toBe(name);
    expect(fileOf(number)).toBe(file);
    expect(rankOf(number)).toBe(rank);
    expect(squareAt(file, rank)).toBe(number);
    expect(squareColor(number)).toBe(color);
  });

  it('names all 64 squares, each once', () => {
    expect(new Set(SQUARE_NAMES).size).toBe(64);
  });

  it.each(['', 'e', 'e9', 'i1', 'E4', 'e44', ' e4', '-'])('reads %j as no square', (text) => {
    expect(parseSquare(text)).toEqual({ ok: false, error: { code: 'not-a-square', text } });
  });

  it.each([-1, 64, 1.5, Number.NaN])('throws on the square %d', (number) => {
    expect(() => squareName(number)).toThrow(RangeError);
  });
});
