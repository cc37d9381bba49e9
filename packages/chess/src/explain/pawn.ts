import { ahead, backRank, forward } from '../geometry.ts';
import type { Position } from '../position.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import { opposite, PROMOTION_ROLES, type Square } from '../types.ts';
import { placed, whyKingForbids } from './king-safety.ts';
import type { IllegalReason, PieceQuery } from './reason.ts';

/** Why a pawn's move is not legal; no man of its own side stands on the target. */
export function explainPawn(position: Position, query: PieceQuery): IllegalReason {
  const { fromFile, to } = query;
  return fromFile === undefined || fromFile === fileOf(to)
    ? explainAdvance(position, query)
    : explainCapture(position, query, fromFile);
}

function explainAdvance(position: Position, query: PieceQuery): IllegalReason {
  const { to } = query;
  const color = position.turn;
  const behind = ahead(color, to, -1);
  const start = ahead(color, to, -2);
  const isDouble = start !== undefined && rankOf(start) === backRank(color) + forward(color);
  const from = [behind, isDouble ? start : undefined].find((square) => isMeant(position, query, square));
  if (from === undefined || behind === undefined) return unreachable(position, query);
  const obstacle = from === behind ? to : position.isOccupied(behind) ? behind : to;
  if (position.isOccupied(obstacle)) {
    return { kind: 'blocked', piece: placed(position, from), by: placed(position, obstacle) };
  }
  return whyKingForbids(position, from, to) ?? explainPromotion(query);
}

function explainCapture(position: Position, query: PieceQuery, fromFile: number): IllegalReason {
  const { to } = query;
  const color = position.turn;
  const fromRank = rankOf(to) - forward(color);
  const from = 0 <= fromRank && fromRank < 8 ? squareAt(fromFile, fromRank) : undefined;
  const isNeighbour = Math.abs(fromFile - fileOf(to)) === 1;
  if (!isNeighbour || from === undefined || !isMeant(position, query, from)) return unreachable(position, query);
  const isEnPassant = to === position.epSquare;
  if (!position.isOccupied(to) && !isEnPassant) return explainEmptyTarget(position, from, to);
  const taken = isEnPassant ? squareAt(fileOf(to), fromRank) : to;
  return whyKingForbids(position, from, to, taken) ?? explainPromotion(query);
}

/** Nothing to take, unless a pawn stands beside that could have been taken in passing. */
function explainEmptyTarget(position: Position, from: Square, to: Square): IllegalReason {
  const beside = squareAt(fileOf(to), rankOf(from));
  const piece = position.pieceAt(beside);
  const enemy = opposite(position.turn);
  const isPassingRank = rankOf(to) === backRank(enemy) + 2 * forward(enemy);
  if (isPassingRank && piece?.color === enemy && piece.role === 'pawn') {
    return { kind: 'en-passant-over', pawn: placed(position, from), taken: placed(position, beside) };
  }
  return { kind: 'nothing-to-capture', pawn: placed(position, from), to };
}

/** The way is free and the king content: what is left is the promotion. */
function explainPromotion({ to, promotion }: PieceQuery): IllegalReason {
  const isLastRank = rankOf(to) === 0 || rankOf(to) === 7;
  if (promotion === undefined) return { kind: 'promotion-missing', to };
  if (!isLastRank) return { kind: 'promotion-rank', to };
  if (PROMOTION_ROLES.some((role) => role === promotion)) throw new RangeError('the move is legal');
  return { kind: 'promotion-role', promotion };
}

/** The pawns of the file that the text speaks of; eight pawns would explain nothing. */
function unreachable(position: Position, { to, fromFile, fromRank }: PieceQuery): IllegalReason {
  const file = fromFile ?? fileOf(to);
  const squares = position
    .squaresOf(position.turn, 'pawn')
    .filter((pawn) => fileOf(pawn) === file && (fromRank === undefined || fromRank === rankOf(pawn)));
  if (fromFile !== undefined && squares.length === 0) {
    const all = position.squaresOf(position.turn, 'pawn');
    return { kind: 'no-piece-there', color: position.turn, role: 'pawn', fromFile, squares: all };
  }
  return { kind: 'unreachable', role: 'pawn', to, squares };
}

/** Whether an own pawn stands there, on the rank that the text names if it names one. */
function isMeant(position: Position, { fromRank }: PieceQuery, square: Square | undefined): boolean {
  if (square === undefined || (fromRank !== undefined && fromRank !== rankOf(square))) return false;
  const piece = position.pieceAt(square);
  return piece?.color === position.turn && piece.role === 'pawn';
}
