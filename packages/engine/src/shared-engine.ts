import { type DivideEntry, Engine } from './engine.ts';
import type { PositionWords } from './position-words.ts';

let shared: Engine | undefined;

/** The engine that everything in this realm (page, worker, process) may share; made at the first call. */
export function sharedEngine(): Engine {
  shared ??= Engine.create();
  return shared;
}

/**
 * The number of sequences of legal moves of the given length, by the shared engine.
 * @throws RangeError if the depth is not a whole number from 0 to 32.
 */
export function perft(position: PositionWords, depth: number): bigint {
  return sharedEngine().perft(position, depth);
}

/**
 * Perft split by the first move, by the shared engine.
 * @throws RangeError if the depth is not a whole number from 1 to 32.
 */
export function divide(position: PositionWords, depth: number): DivideEntry[] {
  return sharedEngine().divide(position, depth);
}
