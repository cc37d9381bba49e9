import { chess960Fen } from './chess960.ts';
import { type Random, seededRandom } from './random.ts';
import { isAttackedBy, playReferenceMove, referenceMoves } from './reference-movegen.ts';
import {
  kingOf,
  type ReferenceMove,
  type ReferencePiece,
  type ReferencePosition,
  readReferenceFen,
} from './reference-position.ts';

/** A position of a random game and the move made in it. */
export interface RandomPly {
  readonly position: ReferencePosition;
  readonly move: ReferenceMove;
}

export interface RandomGameOptions {
  /** The start; the usual one if left out. */
  readonly fen?: string;
  /** The game ends here if it did not before; 120 if left out. */
  readonly maxPlies?: number;
}

const INITIAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** A game of random legal moves, the same for the same seed, to mate, stalemate or the greatest length. */
export function randomGame(seed: number, options: RandomGameOptions = {}): RandomPly[] {
  const random = seededRandom(seed);
  let position = readReferenceFen(options.fen ?? INITIAL_FEN);
  const plies: RandomPly[] = [];
  while (plies.length < (options.maxPlies ?? 120)) {
    const moves = referenceMoves(position);
    if (moves.length === 0) break;
    const move = random.pick(moves);
    plies.push({ position, move });
    position = playReferenceMove(position, move);
  }
  return plies;
}

/** The FEN of a random start with an arrangement of its own for each side (double Chess960). */
export function randomChess960Fen(seed: number): string {
  const random = seededRandom(seed);
  return chess960Fen(random.below(960), random.below(960));
}

/**
 * A position of pieces thrown on the board, the same for the same seed: full of pins, checks and open lines
 * that games seldom show. Kings are apart, the side that just moved is not in check, no pawn is on a back rank;
 * castling rooks and an en passant square are set where they can be.
 */
export function randomPosition(seed: number): ReferencePosition {
  const random = seededRandom(seed);
  for (;;) {
    const position = thrownPosition(random);
    const waiting = position.turn === 'white' ? 'black' : 'white';
    if (!isAttackedBy(position.board, kingOf(position.board, waiting), position.turn)) return position;
  }
}

function thrownPosition(random: Random): ReferencePosition {
  const board: ReferencePiece[] = Array(64).fill('.');
  const put = (piece: ReferencePiece, from: number, below: number) => {
    const square = from + random.below(below);
    if (board[square] === '.') board[square] = piece;
    else put(piece, 0, 64);
  };
  const atHome = random.below(2) === 0;
  put('K', 0, atHome ? 8 : 64);
  put('k', atHome ? 56 : 0, atHome ? 8 : 64);
  const count = 2 + random.below(22);
  for (let i = 0; i < count; i++) {
    const piece = random.pick<ReferencePiece>(['P', 'P', 'P', 'N', 'B', 'R', 'Q', 'p', 'p', 'p', 'n', 'b', 'r', 'q']);
    const square = piece === 'p' || piece === 'P' ? 8 + random.below(48) : random.below(64);
    if (board[square] === '.') board[square] = piece;
  }
  const turn = random.pick(['white', 'black'] as const);
  return {
    board,
    turn,
    castlingRooks: [...possibleCastlingRooks(board, 0, 'K', 'R'), ...possibleCastlingRooks(board, 56, 'k', 'r')],
    epSquare: possibleEpSquare(board, turn, random),
    halfmoveClock: random.below(100),
    fullmoveNumber: 1 + random.below(100),
  };
}

/** The nearest rook on each side of a king on its back rank. */
function possibleCastlingRooks(
  board: ReferencePiece[],
  first: number,
  king: ReferencePiece,
  rook: ReferencePiece,
): number[] {
  const rank = board.slice(first, first + 8);
  const file = rank.indexOf(king);
  if (file < 0) return [];
  return [rank.lastIndexOf(rook, file), rank.indexOf(rook, file)]
    .filter((found) => found >= 0)
    .map((found) => first + found);
}

/** A square behind a pawn that may just have made its double step. */
function possibleEpSquare(board: ReferencePiece[], turn: 'white' | 'black', random: Random): number | null {
  const pawn = turn === 'white' ? 'p' : 'P';
  const back = turn === 'white' ? 8 : -8;
  const first = turn === 'white' ? 32 : 24;
  const passed = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((file) => first + file)
    .filter((square) => board[square] === pawn && board[square + back] === '.' && board[square + 2 * back] === '.')
    .map((square) => square + back);
  return passed.length === 0 ? null : random.pick(passed);
}
