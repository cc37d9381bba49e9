import {
  isAttackedBy,
  isReferenceCheck,
  moveName,
  playReferenceMove,
  type ReferencePosition,
  randomChess960Fen,
  randomGame,
  randomPosition,
  referenceMoves,
  squareName,
} from '@movetext/test-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Engine, moveCaptured, moveFrom, movePromotion, moveRole, moveTo, PositionField } from '../src/index.ts';
import { wordsOf } from './reference-words.ts';

const engine = Engine.create();
const ROLES = '.pnbrqk';

function nameOf(move: number): string {
  const promotion = movePromotion(move);
  return squareName(moveFrom(move)) + squareName(moveTo(move)) + (promotion === 0 ? '' : ROLES.charAt(promotion));
}

/** Compares all that the engine says about a position with what the reference says. */
function compare(position: ReferencePosition): void {
  const words = wordsOf(position);
  const moves = [...engine.legalMoves(words)];
  const expected = referenceMoves(position);
  expect(moves.map(nameOf).sort()).toEqual(expected.map(moveName).sort());
  expect(engine.isCheck(words)).toBe(isReferenceCheck(position));

  const byName = new Map(moves.map((move) => [nameOf(move), move]));
  for (const move of expected) {
    const packed = byName.get(moveName(move)) ?? 0;
    expect(engine.play(words, packed), moveName(move)).toEqual(wordsOf(playReferenceMove(position, move)));
    expect(ROLES[moveRole(packed)]).toBe(position.board[move.from]?.toLowerCase());
    const captured =
      move.special === 'en-passant' ? 'p' : move.special === 'castling' ? '.' : position.board[move.to]?.toLowerCase();
    expect(ROLES[moveCaptured(packed)], moveName(move)).toBe(captured);
  }
  // Playing is on copies: the position asked about is as it was.
  expect(words).toEqual(wordsOf(position));
}

it('agrees with the reference on pieces thrown on the board', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => compare(randomPosition(seed))),
    { numRuns: 600 },
  );
});

it('agrees with the reference through random games', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const { position } of randomGame(seed, { maxPlies: 100 })) compare(position);
    }),
    { numRuns: 5 },
  );
});

it('agrees with the reference through random games of double Chess960', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const { position } of randomGame(seed, { fen: randomChess960Fen(seed), maxPlies: 40 })) compare(position);
    }),
    { numRuns: 6 },
  );
});

it('finds exactly the attackers of a square', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(63), (seed, square) => {
      const position = randomPosition(seed);
      for (const [color, code] of [
        ['white', 0],
        ['black', 1],
      ] as const) {
        const expected = position.board.flatMap((_, from) => {
          // One piece attacks if it still does when every other piece of its color is a stone of the enemy's color.
          const only = position.board.map((piece, at) =>
            at === from || piece === '.' ? piece : color === 'white' ? piece.toLowerCase() : piece.toUpperCase(),
          ) as typeof position.board;
          return isAttackedBy(only, square, color) ? [from] : [];
        });
        expect(engine.attackers(wordsOf(position), square, code)).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

it('keeps colors and roles apart from each other through any game', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const { position } of randomGame(seed, { maxPlies: 60 })) {
        const words = wordsOf(position);
        for (const move of engine.legalMoves(words)) {
          const after = engine.play(words, move);
          for (const half of [0, 1]) {
            const roles = [0, 2, 4, 6, 8, 10].map((field) => after[field + half]!);
            const union = roles.reduce((all, set) => all | set, 0);
            expect(roles.reduce((sum, set) => sum ^ set, 0)).toBe(union);
            const white = after[PositionField.white + half]!;
            const black = after[PositionField.black + half]!;
            expect(white & black).toBe(0);
            expect(white | black).toBe(union);
          }
        }
      }
    }),
    { numRuns: 4 },
  );
});
