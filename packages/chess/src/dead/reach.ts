import { fileOf, rankOf, squareAt } from '../square.ts';
import type { Role, Square } from '../types.ts';

/** What stands in a piece's way for ever; every other man counts as air. */
export interface Obstacles {
  /** Squares of own men that never move: not to be entered or passed. */
  readonly own: ReadonlySet<Square>;
  /** Squares of enemy men that never move: to enter one is to take it. */
  readonly enemy: ReadonlySet<Square>;
  /** Squares that cannot be entered for another reason. */
  readonly forbidden: ReadonlySet<Square>;
}

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const KNIGHT = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
] as const;

const STEPS = {
  knight: KNIGHT,
  bishop: DIAGONAL,
  rook: STRAIGHT,
  queen: [...STRAIGHT, ...DIAGONAL],
  king: [...STRAIGHT, ...DIAGONAL],
} as const;

/**
 * Every square that a piece may ever come to stand on, its own included; `undefined` when it can take a man that never moves.
 * A slider needs no rays here: step by step it reaches the same squares.
 */
export function pieceReach(
  role: Exclude<Role, 'pawn'>,
  start: Square,
  { own, enemy, forbidden }: Obstacles,
): ReadonlySet<Square> | undefined {
  const reach = new Set([start]);
  const waiting = [start];
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    for (const [files, ranks] of STEPS[role]) {
      const file = fileOf(square) + files;
      const rank = rankOf(square) + ranks;
      if (file < 0 || 7 < file || rank < 0 || 7 < rank) continue;
      const next = squareAt(file, rank);
      if (reach.has(next) || own.has(next) || forbidden.has(next)) continue;
      if (enemy.has(next)) return undefined;
      reach.add(next);
      waiting.push(next);
    }
  }
  return reach;
}
