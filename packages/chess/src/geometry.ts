import { fileOf, rankOf, squareAt } from './square.ts';
import type { Color, Role, Square } from './types.ts';

/** The squares strictly between two squares of one line, nearest to `a` first; `undefined` when no line joins them. */
export function between(a: Square, b: Square): readonly Square[] | undefined {
  const files = fileOf(b) - fileOf(a);
  const ranks = rankOf(b) - rankOf(a);
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  const isLine = 0 < steps && (files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks));
  if (!isLine) return undefined;
  const step = (ranks / steps) * 8 + files / steps;
  return Array.from({ length: steps - 1 }, (_, index) => a + step * (index + 1));
}

/** Whether two squares are joined by a diagonal. */
export function isDiagonal(a: Square, b: Square): boolean {
  const files = Math.abs(fileOf(a) - fileOf(b));
  return 0 < files && files === Math.abs(rankOf(a) - rankOf(b));
}

/** Whether two squares are joined by a file or a rank. */
export function isStraight(a: Square, b: Square): boolean {
  return a !== b && (fileOf(a) === fileOf(b) || rankOf(a) === rankOf(b));
}

/**
 * Whether a piece that is no pawn goes from one square to another on an empty board.
 * Castling does not count.
 */
export function reaches(role: Exclude<Role, 'pawn'>, from: Square, to: Square): boolean {
  const files = Math.abs(fileOf(from) - fileOf(to));
  const ranks = Math.abs(rankOf(from) - rankOf(to));
  switch (role) {
    case 'knight':
      return files * ranks === 2;
    case 'bishop':
      return isDiagonal(from, to);
    case 'rook':
      return isStraight(from, to);
    case 'queen':
      return isDiagonal(from, to) || isStraight(from, to);
    case 'king':
      return Math.max(files, ranks) === 1;
  }
}

/** Whether a pawn of a color attacks a square from another. */
export function pawnAttacks(color: Color, from: Square, to: Square): boolean {
  return Math.abs(fileOf(from) - fileOf(to)) === 1 && rankOf(to) - rankOf(from) === forward(color);
}

/** Whether a slider of the role attacks along the line that joins two squares. */
export function slidesAlong(role: Role, a: Square, b: Square): boolean {
  return (role === 'bishop' || role === 'rook' || role === 'queen') && reaches(role, a, b);
}

/** The direction in which a color's pawns go, in ranks: 1 or -1. */
export function forward(color: Color): number {
  return color === 'white' ? 1 : -1;
}

/** The rank where a color's king and rooks start: 0 or 7. */
export function backRank(color: Color): number {
  return color === 'white' ? 0 : 7;
}

/** The square a number of ranks ahead, as a color sees it; `undefined` beyond the board. */
export function ahead(color: Color, square: Square, ranks: number): Square | undefined {
  const rank = rankOf(square) + forward(color) * ranks;
  return 0 <= rank && rank < 8 ? squareAt(fileOf(square), rank) : undefined;
}
