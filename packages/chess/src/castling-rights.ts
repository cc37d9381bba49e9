import { backRank } from './geometry.ts';
import type { Setup } from './setup.ts';
import { squaresOfPiece } from './setup-board.ts';
import type { SetupIssue } from './setup-issues.ts';
import { fileOf, rankOf, squareName } from './square.ts';
import type { CastlingSide, Color, Square } from './types.ts';
import { sideName } from './wording.ts';

/** A castling right that can be: the king on its back rank and the rook on a side of it. */
interface Right {
  readonly color: Color;
  readonly side: CastlingSide;
  readonly king: Square;
  readonly rook: Square;
}

/** The castling rights of a setup that can be, and an issue for each that cannot. */
export interface CastlingCheck {
  readonly castlingRooks: readonly Square[];
  readonly chess960: boolean;
  readonly issues: readonly SetupIssue[];
}

/** Sorts the castling rights of a setup into those that can be and those that cannot. */
export function findCastlingIssues(setup: Setup, chess960: boolean | undefined): CastlingCheck {
  const issues: SetupIssue[] = [];
  const rights: Right[] = [];
  for (const rook of setup.castlingRooks) {
    const right = readRight(setup, rook);
    if (typeof right === 'string') issues.push(castlingIssue(rook, right));
    else if (rights.some((other) => other.color === right.color && other.side === right.side)) {
      issues.push(castlingIssue(rook, 'there is another right to castle to that side'));
    } else rights.push(right);
  }
  const isChess960 = chess960 ?? (setup.chess960 === true || looksLikeChess960(rights));
  const playable = rights.filter((right) => isChess960 || isUsual(right));
  for (const right of rights.filter((candidate) => !playable.includes(candidate))) {
    const away = fileOf(right.king) === 4 ? 'only in Chess960 can a rook castle from there' : kingIsAway(right);
    issues.push(castlingIssue(right.rook, away));
  }
  return {
    castlingRooks: playable.map((right) => right.rook),
    chess960: chess960 === true || playable.some((right) => !isUsual(right)),
    issues: issues.sort((a, b) => (a.squares[0] ?? 0) - (b.squares[0] ?? 0)),
  };
}

/** The color whose back rank a square is on, the lower half counting as White's. */
export function sideOfRook(rook: Square): Color {
  return rankOf(rook) < 4 ? 'white' : 'black';
}

function readRight(setup: Setup, rook: Square): Right | string {
  const color = sideOfRook(rook);
  const [king, ...others] = squaresOfPiece(setup.board, color, 'king');
  const rank = backRank(color);
  const piece = setup.board[rook];
  if (king === undefined) return 'there is no king';
  if (0 < others.length) return 'there are several kings';
  if (rankOf(rook) !== rank || piece?.color !== color || piece.role !== 'rook') {
    return 'there is none';
  }
  if (rankOf(king) !== rank) return `the king stands on ${squareName(king)}`;
  return { color, side: fileOf(king) < fileOf(rook) ? 'king' : 'queen', king, rook };
}

/** King on the e-file, rook in the corner. */
function isUsual(right: Right): boolean {
  return fileOf(right.king) === 4 && fileOf(right.rook) === (right.side === 'king' ? 7 : 0);
}

/**
 * Games of Chess960 start mirrored: where both sides hold rights, their kings and rooks share the files.
 * One side's unusual rights alone are more often a slip in a FEN of usual chess.
 */
function looksLikeChess960(rights: readonly Right[]): boolean {
  if (rights.every(isUsual)) return false;
  const white = rights.filter((right) => right.color === 'white');
  const black = rights.filter((right) => right.color === 'black');
  return (
    0 < white.length && 0 < black.length && white.every((right) => black.every((other) => isMirrored(right, other)))
  );
}

function isMirrored(right: Right, other: Right): boolean {
  const sameRook = right.side !== other.side || fileOf(right.rook) === fileOf(other.rook);
  return fileOf(right.king) === fileOf(other.king) && sameRook;
}

function kingIsAway(right: Right): string {
  return `the king stands on ${squareName(right.king)}`;
}

function castlingIssue(rook: Square, because: string): SetupIssue {
  const message = `${sideName(sideOfRook(rook))} cannot castle with a rook on ${squareName(rook)}: ${because}`;
  return { code: 'impossible-castling-right', severity: 'warning', squares: [rook], message };
}
