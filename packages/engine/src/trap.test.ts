import { expect, it, vi } from 'vitest';
import { Engine, EngineTrap, initialPositionWords } from './index.ts';

/** Any address beyond the memory makes the module trap. */
const NOWHERE = 0xfffffff0;

it('reports a trap by its operation and works on with a new instance', () => {
  const engine = Engine.create();
  const { exports } = engine.core;
  const spy = vi.spyOn(engine.core, 'exports', 'get').mockReturnValue({
    ...exports,
    legalMoves: () => exports.legalMoves(NOWHERE),
  });
  expect(() => engine.legalMoves(initialPositionWords())).toThrow(EngineTrap);
  expect(() => engine.legalMoves(initialPositionWords())).toThrow('legalMoves');
  spy.mockRestore();

  expect(engine.core.generation).toBe(2);
  expect(engine.core.exports).not.toBe(exports);
  expect(engine.legalMoves(initialPositionWords())).toHaveLength(20);
});

it('leaves other errors as they are', () => {
  const error = new TypeError('not of the module');
  expect(Engine.create().core.recover('play', error)).toBe(error);
});
