import { pieceOf } from './piece.ts';
import type { Color, Piece, Role, Square } from './types.ts';

/** The 64 squares from a1 to h8, each with its piece or `undefined`. */
export type Board = readonly (Piece | undefined)[];

/**
 * Anything that a FEN can say, possible or not: three kings, pawns on the first rank, an empty board.
 *
 * Only {@link Position.fromSetup} tells whether one can play on from it.
 */
export interface Setup {
  /** The 64 squares from a1 to h8. */
  readonly board: Board;
  /** Whose move it is. */
  readonly turn: Color;
  /** The squares of the rooks with which a king may still castle, as in Chess960; h1 for White's usual king side. */
  readonly castlingRooks: readonly Square[];
  /** The rights are meant for Chess960, where king and rooks may start on any file; file letters in a FEN say so. */
  readonly chess960?: true;
  /** The square that a pawn has just passed over by its double step. */
  readonly epSquare?: Square;
  /** Half-moves since the last capture or pawn move, for the fifty-move rule. */
  readonly halfmoveClock: number;
  /** The number of the move to be played; it grows after Black's move. */
  readonly fullmoveNumber: number;
}

const BACK_RANK: readonly Role[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'];

/** Ready-made setups. */
export const Setup: {
  /** The usual start of a game. */
  readonly initial: Setup;
  /** The empty board, White to move. */
  readonly empty: Setup;
} = {
  initial: {
    board: Array.from({ length: 64 }, (_, square) => initialPiece(square)),
    turn: 'white',
    castlingRooks: [0, 7, 56, 63],
    halfmoveClock: 0,
    fullmoveNumber: 1,
  },
  empty: {
    board: Array.from({ length: 64 }, () => undefined),
    turn: 'white',
    castlingRooks: [],
    halfmoveClock: 0,
    fullmoveNumber: 1,
  },
};

function initialPiece(square: Square): Piece | undefined {
  const color = square < 32 ? 'white' : 'black';
  const fromBackRank = square < 32 ? square >> 3 : 7 - (square >> 3);
  if (fromBackRank === 1) return pieceOf(color, 'pawn');
  const role = BACK_RANK[square & 7];
  return fromBackRank === 0 && role ? pieceOf(color, role) : undefined;
}
