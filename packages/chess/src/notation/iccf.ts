import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { fileOf, rankOf } from '../square.ts';
import type { PromotionRole, Square } from '../types.ts';

/** What the fifth digit of a promotion stands for, from 1. */
export const ICCF_PROMOTIONS: readonly PromotionRole[] = ['queen', 'rook', 'bishop', 'knight'];

/**
 * Writes a legal move in the numeric notation of correspondence chess (ICCF): `5254`, `77781` for a promotion to a
 * queen, castling by the king's two squares and in Chess960 by the king's and the rook's.
 */
export function writeIccf(move: Move, position: Position): string {
  if (move.isNull) return '0000';
  const to = position.chess960 ? (move.rookFrom ?? move.to) : move.to;
  const promotion = move.promotion ? String(ICCF_PROMOTIONS.indexOf(move.promotion) + 1) : '';
  return digits(move.from) + digits(to) + promotion;
}

function digits(square: Square): string {
  return `${fileOf(square) + 1}${rankOf(square) + 1}`;
}
