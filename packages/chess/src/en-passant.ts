import { ahead, forward } from './geometry.ts';
import type { Setup } from './setup.ts';
import { attackersIn, squaresOfPiece } from './setup-board.ts';
import type { SetupIssue } from './setup-issues.ts';
import { rankOf, squareName } from './square.ts';
import { opposite, type Square } from './types.ts';
import { namedPieces, sideName } from './wording.ts';

/** The en passant square of a setup if it can be, else an issue. */
export interface EnPassantCheck {
  readonly epSquare: Square | undefined;
  readonly issues: readonly SetupIssue[];
}

/** Finds out whether a pawn can just have passed over the en passant square of a setup. */
export function findEnPassantIssues(setup: Setup): EnPassantCheck {
  const { epSquare } = setup;
  if (epSquare === undefined) return { epSquare, issues: [] };
  const because = whyNoDoubleStep(setup, epSquare);
  if (because === undefined) return { epSquare, issues: [] };
  const message = `no pawn can just have passed over ${squareName(epSquare)}: ${because}`;
  return {
    epSquare: undefined,
    issues: [{ code: 'impossible-en-passant', severity: 'warning', squares: [epSquare], message }],
  };
}

function whyNoDoubleStep(setup: Setup, epSquare: Square): string | undefined {
  const mover = opposite(setup.turn);
  const rank = mover === 'white' ? 2 : 5;
  const pawn = ahead(mover, epSquare, 1);
  const start = ahead(mover, epSquare, -1);
  if (rankOf(epSquare) !== rank || pawn === undefined || start === undefined) {
    return `${sideName(mover)}'s pawns pass over the ${mover === 'white' ? 'third' : 'sixth'} rank`;
  }
  const piece = setup.board[pawn];
  if (piece?.color !== mover || piece.role !== 'pawn') return `${sideName(mover)} has no pawn on ${squareName(pawn)}`;
  const inTheWay = [epSquare, start].filter((square) => setup.board[square]);
  if (0 < inTheWay.length) return `${namedPieces(setup.board, inTheWay)} would have been in its way`;
  return whyKingWasInCheck(setup, pawn, pawn - 16 * forward(mover));
}

/** Before the double step the other side was not in check, so each check must come from the pawn or from behind it. */
function whyKingWasInCheck(setup: Setup, pawn: Square, start: Square): string | undefined {
  const before = [...setup.board];
  before[start] = before[pawn];
  before[pawn] = undefined;
  for (const king of squaresOfPiece(before, setup.turn, 'king')) {
    const checkers = attackersIn(before, king, opposite(setup.turn));
    if (0 < checkers.length) return `${namedPieces(before, checkers)} would have given check before`;
  }
  return undefined;
}
