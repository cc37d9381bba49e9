/** The last two plies are counted by what a move changes (`assembly/board/replies/`); here they are counted by playing every move. */
import {
  type ReferencePosition,
  randomChess960Fen,
  randomGame,
  randomPosition,
  referencePerft,
} from '@movetext/test-kit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Engine, PerftCounter } from '../src/index.ts';
import { wordsOf } from './reference-words.ts';

const engine = Engine.create();
const counter = PerftCounter.create({ hash: 1 });

/** Compares with the lists of legal moves, which other tests compare with the reference. */
function compareWithLists(position: ReferencePosition): void {
  const words = wordsOf(position);
  let replies = 0n;
  for (const move of engine.legalMoves(words)) replies += BigInt(engine.legalMoves(engine.play(words, move)).length);
  expect(engine.perft(words, 2)).toBe(replies);
  expect(counter.perft(words, 2)).toBe(replies);
}

it('counts replies as the reference does', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const position = randomPosition(seed);
      expect(engine.perft(wordsOf(position), 2)).toBe(BigInt(referencePerft(position, 2)));
    }),
    { numRuns: 60 },
  );
});

it('counts replies as playing every move does, with pieces thrown on the board', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => compareWithLists(randomPosition(seed))),
    { numRuns: 3000 },
  );
});

it('counts replies as playing every move does, through random games', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const { position } of randomGame(seed, { maxPlies: 120 })) compareWithLists(position);
      const fen = randomChess960Fen(seed);
      for (const { position } of randomGame(seed, { fen, maxPlies: 60 })) compareWithLists(position);
    }),
    { numRuns: 8 },
  );
});
