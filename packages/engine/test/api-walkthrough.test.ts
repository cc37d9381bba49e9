import { expect, it } from 'vitest';
import { Engine, initialPositionWords, moveFrom, moveTo, PerftCounter, perft } from '../src/index.ts';

// The README's example.
it('walks through the API', () => {
  const engine = Engine.create();
  const initial = initialPositionWords();

  const moves = engine.legalMoves(initial);
  expect(moves).toHaveLength(20);
  const e4 = moves.find((move) => moveFrom(move) === 12 && moveTo(move) === 28);
  const next = engine.play(initial, e4 ?? 0);
  expect(initial).toEqual(initialPositionWords());

  expect(engine.isCheck(next)).toBe(false);
  expect(engine.attackers(next, 35, 0)).toEqual([28]);
  expect(engine.key(next)).toBe(0x823c9b50fd114196n);
  expect(perft(initial, 5)).toBe(4865609n);

  const counter = PerftCounter.create({ hash: 64 });
  expect(counter.perft(initial, 6)).toBe(119060324n);
});
