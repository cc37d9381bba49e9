import { between, pawnAttacks, reaches } from './geometry.ts';
import type { Board } from './setup.ts';
import type { Color, Role, Square } from './types.ts';

/** The squares of a color's pieces of a role on a board that need not be a legal position. */
export function squaresOfPiece(board: Board, color: Color, role: Role): Square[] {
  return squaresWhere(board, (square) => board[square]?.color === color && board[square]?.role === role);
}

/** The squares of a color's pieces that attack a square, on a board that need not be a legal position. */
export function attackersIn(board: Board, target: Square, color: Color): Square[] {
  return squaresWhere(board, (square) => board[square]?.color === color && attacks(board, square, target));
}

/** Whether the piece on one square attacks another: its way there is free. */
export function attacks(board: Board, from: Square, to: Square): boolean {
  const piece = board[from];
  if (!piece || from === to) return false;
  if (piece.role === 'pawn') return pawnAttacks(piece.color, from, to);
  if (!reaches(piece.role, from, to)) return false;
  if (piece.role === 'knight' || piece.role === 'king') return true;
  return (between(from, to) ?? []).every((square) => !board[square]);
}

function squaresWhere(board: Board, test: (square: Square) => boolean): Square[] {
  return Array.from(board.keys()).filter(test);
}
