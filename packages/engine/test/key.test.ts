import { squareAt } from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import { Engine, initialPositionWords, moveFrom, moveTo, type PositionWords } from '../src/index.ts';
import { wordsOfFen } from './reference-words.ts';

const engine = Engine.create();

function hex(position: PositionWords): string {
  return engine.key(position).toString(16).padStart(16, '0');
}

function playAll(moves: string): PositionWords {
  return moves
    .split(' ')
    .filter((move) => move !== '')
    .reduce((position, name) => {
      const from = squareAt(name.slice(0, 2));
      const to = squareAt(name.slice(2));
      const move = engine.legalMoves(position).find((legal) => moveFrom(legal) === from && moveTo(legal) === to);
      if (move === undefined) throw new Error(`${name} is not legal`);
      return engine.play(position, move);
    }, initialPositionWords());
}

describe('Polyglot key', () => {
  // The nine test keys of the book format's description.
  it.each([
    ['', '463b96181691fc9c'],
    ['e2e4', '823c9b50fd114196'],
    ['e2e4 d7d5', '0756b94461c50fb0'],
    ['e2e4 d7d5 e4e5', '662fafb965db29d4'],
    ['e2e4 d7d5 e4e5 f7f5', '22a48b5a8e47ff78'],
    ['e2e4 d7d5 e4e5 f7f5 e1e2', '652a607ca3f242c1'],
    ['e2e4 d7d5 e4e5 f7f5 e1e2 e8f7', '00fdd303c946bdd9'],
    ['a2a4 b7b5 h2h4 b5b4 c2c4', '3c8123ea7b067637'],
    ['a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3', '5c3f9b829b279560'],
  ])('after "%s" is %s', (moves, key) => {
    expect(hex(playAll(moves))).toBe(key);
  });

  // The format's RandomCastle numbers.
  it.each([
    ['K', '31d71dce64b2c310'],
    ['Q', 'f165b587df898190'],
    ['k', 'a57e6339dd2cf3a0'],
    ['q', '1ef6e6dbb1961ec9'],
  ])('differs by the number of the right %s', (right, number) => {
    const none = engine.key(wordsOfFen('r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1'));
    const one = engine.key(wordsOfFen(`r3k2r/8/8/8/8/8/8/R3K2R w ${right} - 0 1`));
    expect((none ^ one).toString(16).padStart(16, '0')).toBe(number);
  });

  it('counts the side of a castling rook, not its file', () => {
    const none = engine.key(wordsOfFen('4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1'));
    const both = engine.key(wordsOfFen('4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1'));
    expect(none ^ both).toBe(0x31d71dce64b2c310n ^ 0xf165b587df898190n);
  });

  it('ignores an en passant square beside which no enemy pawn stands', () => {
    const passed = wordsOfFen('4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1');
    const without = wordsOfFen('4k3/8/8/3p4/8/8/8/4K3 w - - 0 1');
    expect(engine.key(passed)).toBe(engine.key(without));
  });
});
