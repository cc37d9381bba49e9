import { ahead, backRank, between, forward, reaches, slidesAlong } from './geometry.ts';
import type { Setup } from './setup.ts';
import { fileOf, rankOf, squareAt } from './square.ts';
import { type Color, opposite, type Square } from './types.ts';

/** A move that the other side can have played last: where the piece stands now, and the squares it left empty. */
interface LastMove {
  readonly mover: Square;
  readonly vacated: readonly Square[];
}

/**
 * Whether no single move can have given all these checks: three at once, two knights, two pieces of which none
 * can have stepped out of the other's line. A check from one piece alone always counts as possible.
 */
export function isImpossibleCheck(setup: Setup, king: Square, checkers: readonly Square[]): boolean {
  if (checkers.length < 2) return false;
  if (2 < checkers.length) return true;
  return !lastMoves(setup, checkers).some(({ mover, vacated }) =>
    checkers.every((checker) => checker === mover || isUncovered(setup, checker, king, vacated)),
  );
}

/** Whether a checker attacks along a line that ran through a square which the last move left. */
function isUncovered(setup: Setup, checker: Square, king: Square, vacated: readonly Square[]): boolean {
  const role = setup.board[checker]?.role;
  if (role === undefined || !slidesAlong(role, checker, king)) return false;
  const line = between(checker, king) ?? [];
  return vacated.some((square) => line.includes(square));
}

/** One checker moved and uncovered the other, unless an en passant capture uncovered both. */
function lastMoves(setup: Setup, checkers: readonly Square[]): LastMove[] {
  const color = opposite(setup.turn);
  return [...checkers.flatMap((mover) => movesTo(setup, mover, color)), ...enPassantCaptures(setup, color)];
}

function movesTo(setup: Setup, mover: Square, color: Color): LastMove[] {
  const role = setup.board[mover]?.role;
  if (role === undefined) return [];
  const origins = role === 'pawn' ? pawnOrigins(setup, mover, color) : pieceOrigins(setup, mover, role);
  const isPromotion = role !== 'pawn' && role !== 'king' && rankOf(mover) === backRank(opposite(color));
  const all = isPromotion ? [...origins, ...pawnOrigins(setup, mover, color)] : origins;
  return all.map((origin) => ({ mover, vacated: [origin] }));
}

function pieceOrigins(setup: Setup, mover: Square, role: Parameters<typeof reaches>[0]): Square[] {
  return emptySquares(setup).filter(
    (origin) => reaches(role, origin, mover) && (between(origin, mover) ?? []).every((square) => !setup.board[square]),
  );
}

function pawnOrigins(setup: Setup, mover: Square, color: Color): Square[] {
  const rank = rankOf(mover) - forward(color);
  const file = fileOf(mover);
  const single = [file - 1, file, file + 1].filter((from) => 0 <= from && from < 8).map((from) => squareAt(from, rank));
  const isDouble = rankOf(mover) === backRank(color) + 3 * forward(color) && !setup.board[squareAt(file, rank)];
  const origins = isDouble ? [...single, squareAt(file, rank - forward(color))] : single;
  const isPawnRank = (square: Square) => 0 < rankOf(square) && rankOf(square) < 7;
  return origins.filter((square) => isPawnRank(square) && !setup.board[square]);
}

function enPassantCaptures(setup: Setup, color: Color): LastMove[] {
  const target = backRank(color) + 5 * forward(color);
  return Array.from(setup.board.keys()).flatMap((mover): LastMove[] => {
    const piece = setup.board[mover];
    const taken = ahead(color, mover, -1);
    const start = ahead(color, mover, 1);
    const isCapture = piece?.color === color && piece.role === 'pawn' && rankOf(mover) === target;
    if (!isCapture || taken === undefined || start === undefined) return [];
    if (setup.board[taken] || setup.board[start]) return [];
    return [fileOf(mover) - 1, fileOf(mover) + 1]
      .filter((file) => 0 <= file && file < 8)
      .map((file) => squareAt(file, rankOf(taken)))
      .filter((origin) => !setup.board[origin])
      .map((origin) => ({ mover, vacated: [origin, taken] }));
  });
}

function emptySquares(setup: Setup): Square[] {
  return Array.from(setup.board.keys()).filter((square) => !setup.board[square]);
}
