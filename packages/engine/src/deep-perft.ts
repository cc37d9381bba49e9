import type { Engine } from './engine.ts';
import type { PositionWords } from './position-words.ts';

/** The deepest count that the module makes in one call: its 64-bit sums hold whatever seven plies can give, and eight might not. */
export const DEPTH_AT_ONCE = 7;

/** The sum of `count` over the positions after all legal moves. */
export function sumOverMoves(engine: Engine, position: PositionWords, count: (after: PositionWords) => bigint): bigint {
  let sum = 0n;
  for (const move of engine.legalMoves(position)) sum += count(engine.play(position, move));
  return sum;
}
