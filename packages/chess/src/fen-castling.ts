import { sideOfRook } from './castling-rights.ts';
import { backRank } from './geometry.ts';
import type { Board } from './setup.ts';
import { squaresOfPiece } from './setup-board.ts';
import { fileName, fileOf, rankOf, squareAt } from './square.ts';
import type { CastlingSide, Color, File, Square } from './types.ts';

/** A letter of the castling field, read. */
export interface CastlingLetter {
  readonly rook: Square;
  /** The letter is a file and the king or the rook is not where usual chess has it. */
  readonly isChess960: boolean;
}

/**
 * Reads one letter of the castling field: `K` is the outermost rook on that side of the king (X-FEN),
 * `H` the rook of the h-file (Shredder-FEN). Where there is no such rook the letter still names its corner.
 */
export function readCastlingLetter(board: Board, letter: string): CastlingLetter | undefined {
  if (!/^[a-hkq]$/i.test(letter)) return undefined;
  const color = letter === letter.toUpperCase() ? 'white' : 'black';
  const lower = letter.toLowerCase();
  if (lower === 'k') return { rook: outermostRook(board, color, 'king'), isChess960: false };
  if (lower === 'q') return { rook: outermostRook(board, color, 'queen'), isChess960: false };
  const file = lower.charCodeAt(0) - 97;
  const king = kingFile(board, color);
  const isUsual = king === 4 && (file === 0 || file === 7);
  return { rook: squareAt(file, backRank(color)), isChess960: king !== undefined && !isUsual };
}

/** Writes the castling field: `KQkq`, with a file letter only for an inner rook, or with file letters throughout. */
export function writeCastling(board: Board, rooks: readonly Square[], shredder: boolean): string {
  const letters = (color: Color) =>
    rooks
      .filter((rook) => sideOfRook(rook) === color)
      .sort((a, b) => b - a)
      .map((rook) => (shredder ? fileName(fileOf(rook)) : letterOf(board, color, rook)));
  return `${letters('white').join('').toUpperCase()}${letters('black').join('')}` || '-';
}

function letterOf(board: Board, color: Color, rook: Square): string {
  const king = kingFile(board, color) ?? 4;
  const side = king < fileOf(rook) ? 'king' : 'queen';
  const isOutermost = outermostRook(board, color, side) === rook;
  return isOutermost ? side.charAt(0) : fileName(fileOf(rook));
}

function outermostRook(board: Board, color: Color, side: CastlingSide): Square {
  const king = kingFile(board, color);
  const rank = backRank(color);
  const files = side === 'king' ? [7, 6, 5, 4, 3, 2, 1, 0] : [0, 1, 2, 3, 4, 5, 6, 7];
  const isBeyond = (file: File) => king !== undefined && (side === 'king' ? king < file : file < king);
  const isRook = (file: File) => {
    const piece = board[squareAt(file, rank)];
    return piece?.color === color && piece.role === 'rook';
  };
  return squareAt(files.find((file) => isBeyond(file) && isRook(file)) ?? (side === 'king' ? 7 : 0), rank);
}

function kingFile(board: Board, color: Color): File | undefined {
  const king = squaresOfPiece(board, color, 'king').find((square) => rankOf(square) === backRank(color));
  return king === undefined ? undefined : fileOf(king);
}
