import { ahead, backRank, between, forward, reaches } from './geometry.ts';
import { pieceOf } from './piece.ts';
import type { Board, Setup } from './setup.ts';
import { attackersIn } from './setup-board.ts';
import { fileOf, rankOf, squareAt } from './square.ts';
import { type Color, opposite, type Role, type Square } from './types.ts';

/** A move that the other side can have played last. */
interface LastMove {
  readonly origin: Square;
  readonly target: Square;
  /** What stood on the origin: a pawn where the move was a promotion. */
  readonly role: Role;
  /** Where the pawn stood that it took en passant. */
  readonly takenEnPassant?: Square;
}

/**
 * Whether no single move can have given all these checks: three at once, two knights, two pieces of which none
 * can have stepped out of the other's line without having given check before.
 * A check from one piece alone always counts as possible.
 */
export function isImpossibleCheck(setup: Setup, king: Square, checkers: readonly Square[]): boolean {
  if (checkers.length < 2) return false;
  if (2 < checkers.length) return true;
  return !lastMoves(setup, checkers).some((move) => leftKingAlone(setup, king, move));
}

/** Whether the king was in no check before a move: nobody passes over a king that stands to be taken. */
function leftKingAlone(setup: Setup, king: Square, move: LastMove): boolean {
  const mover = opposite(setup.turn);
  // The kings beside each other are a fault of their own.
  const isChecker = (board: Board, square: Square) => board[square]?.role !== 'king';
  return boardsBefore(setup, move).some(
    (board) => !attackersIn(board, king, mover).some((square) => isChecker(board, square)),
  );
}

/** The boards that a move can have been played on: with and without a man that it took. */
function boardsBefore({ board, turn }: Setup, { origin, target, role, takenEnPassant }: LastMove): Board[] {
  const before = [...board];
  before[origin] = pieceOf(opposite(turn), role);
  before[target] = undefined;
  if (takenEnPassant !== undefined) {
    before[takenEnPassant] = pieceOf(turn, 'pawn');
    return [before];
  }
  // Any man of the side in check stands in a line's way as well as any other, and none of them attacks its own king.
  const capture = [...before];
  capture[target] = pieceOf(turn, 'knight');
  if (role !== 'pawn') return [before, capture];
  return fileOf(origin) === fileOf(target) ? [before] : [capture];
}

/** One checker moved and uncovered the other, unless an en passant capture uncovered both. */
function lastMoves(setup: Setup, checkers: readonly Square[]): LastMove[] {
  const color = opposite(setup.turn);
  return [...checkers.flatMap((mover) => movesTo(setup, mover, color)), ...enPassantCaptures(setup, color)];
}

function movesTo(setup: Setup, mover: Square, color: Color): LastMove[] {
  const role = setup.board[mover]?.role;
  if (role === undefined) return [];
  const asPawn = (): LastMove[] =>
    pawnOrigins(setup, mover, color).map((origin) => ({ origin, target: mover, role: 'pawn' }));
  if (role === 'pawn') return asPawn();
  const asPiece = pieceOrigins(setup, mover, role).map((origin) => ({ origin, target: mover, role }));
  const isPromotion = role !== 'king' && rankOf(mover) === backRank(opposite(color));
  return isPromotion ? [...asPiece, ...asPawn()] : asPiece;
}

function pieceOrigins(setup: Setup, mover: Square, role: Parameters<typeof reaches>[0]): Square[] {
  return emptySquares(setup).filter(
    (origin) => reaches(role, origin, mover) && (between(origin, mover) ?? []).every((square) => !setup.board[square]),
  );
}

function pawnOrigins(setup: Setup, mover: Square, color: Color): Square[] {
  const rank = rankOf(mover) - forward(color);
  const file = fileOf(mover);
  if (rank <= 0 || 7 <= rank) return [];
  const single = [file - 1, file, file + 1].filter((from) => 0 <= from && from < 8).map((from) => squareAt(from, rank));
  const isDouble = rankOf(mover) === backRank(color) + 3 * forward(color) && !setup.board[squareAt(file, rank)];
  const origins = isDouble ? [...single, squareAt(file, rank - forward(color))] : single;
  return origins.filter((square) => !setup.board[square]);
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
      .map((origin) => ({ origin, target: mover, role: 'pawn', takenEnPassant: taken }));
  });
}

function emptySquares(setup: Setup): Square[] {
  return Array.from(setup.board.keys()).filter((square) => !setup.board[square]);
}
