import { describe, expect, it } from 'vitest';
import { after, at } from '../test/positions.ts';
import { polyglotKey, repetitionKey } from './keys.ts';

describe('polyglotKey', () => {
  // The nine positions of the page on Polyglot's book format (http://hgm.nubati.net/book_format.html).
  it.each([
    ['', '463b96181691fc9c'],
    ['e4', '823c9b50fd114196'],
    ['e4 d5', '0756b94461c50fb0'],
    ['e4 d5 e5', '662fafb965db29d4'],
    ['e4 d5 e5 f5', '22a48b5a8e47ff78'],
    ['e4 d5 e5 f5 Ke2', '652a607ca3f242c1'],
    ['e4 d5 e5 f5 Ke2 Kf7', '00fdd303c946bdd9'],
    ['a4 b5 h4 b4 c4', '3c8123ea7b067637'],
    ['a4 b5 h4 b4 c4 bxc3 Ra3', '5c3f9b829b279560'],
  ])('after %j is %s', (moves, key) => {
    expect(polyglotKey(after(moves))).toBe(key);
  });
});

describe('repetitionKey', () => {
  it('is the Polyglot key where the capture is legal', () => {
    const position = after('e4 d5 e5 f5');
    expect(repetitionKey(position)).toBe(polyglotKey(position));
  });

  it('does not count en passant where the capture is not legal', () => {
    // The rook on e8 pins the pawn that stands beside.
    const pinned = at('4r1k1/8/8/4Pp2/8/8/8/4K3 w - f6 0 1');
    const without = at('4r1k1/8/8/4Pp2/8/8/8/4K3 w - - 0 1');
    expect(polyglotKey(pinned)).not.toBe(polyglotKey(without));
    expect(repetitionKey(pinned)).toBe(repetitionKey(without));
  });

  it('tells turn and castling rights apart', () => {
    const keys = ['w KQkq', 'b KQkq', 'w Kkq', 'w -'].map((fields) =>
      repetitionKey(at(`r3k2r/8/8/8/8/8/8/R3K2R ${fields} - 0 1`)),
    );
    expect(new Set(keys).size).toBe(4);
  });
});
