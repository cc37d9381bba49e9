import { PositionField, sharedEngine } from '@movetext/engine';
import { between, reaches } from '../geometry.ts';
import { unpackMove } from '../move.ts';
import { movesMatching } from '../notation/move-query.ts';
import type { PlacedPiece, Position } from '../position.ts';
import { fileOf, rankOf } from '../square.ts';
import { opposite, type Role, type Square } from '../types.ts';
import { explainCastling } from './castling.ts';
import { placed, placedAll, whyKingForbids } from './king-safety.ts';
import { explainPawn } from './pawn.ts';
import type { IllegalReason, MoveQuery, PieceQuery } from './reason.ts';

/**
 * Why a move is not legal, as facts. The move must not be legal; see `parseSan`, which asks this for you.
 *
 * What stands nearest to the reader's eye comes first: that it is the other side's piece, what blocks the way,
 * then what happens to the king.
 */
export function explainIllegal(position: Position, query: MoveQuery): IllegalReason {
  if (position.packedMoves().length === 0) {
    return { kind: 'game-over', color: position.turn, by: position.isCheck() ? 'checkmate' : 'stalemate' };
  }
  const reason = explainForSide(position, query);
  if (!isAboutOtherPieces(reason)) return reason;
  const other = findOtherSide(position, query);
  if (!other) return reason;
  // The side has such pieces itself: that they do not reach the square comes first.
  return reason.kind === 'unreachable'
    ? { ...reason, other }
    : { kind: 'wrong-side', turn: position.turn, piece: other };
}

function explainForSide(position: Position, query: MoveQuery): IllegalReason {
  if ('castling' in query) return explainCastling(position, query.castling);
  const { role, fromFile, fromRank } = query;
  const color = position.turn;
  const squares = position.squaresOf(color, role);
  if (squares.length === 0) return { kind: 'no-piece', color, role };
  const named = squares.filter((square) => isNamed(square, query));
  if (named.length === 0 && (role !== 'pawn' || fromRank !== undefined)) {
    const origin = { ...(fromFile !== undefined && { fromFile }), ...(fromRank !== undefined && { fromRank }) };
    return { kind: 'no-piece-there', color, role, ...origin, squares };
  }
  const target = position.pieceAt(query.to);
  if (target?.color === color) return { kind: 'own-piece', piece: placed(position, query.to) };
  if (role === 'pawn') return explainPawn(position, query);
  const notPawn: Exclude<Role, 'pawn'> = role;
  return summarize(
    named.map((from) => explainPiece(position, notPawn, from, query)),
    query,
    named,
  );
}

function isNamed(square: Square, { fromFile, fromRank }: PieceQuery): boolean {
  return (
    (fromFile === undefined || fromFile === fileOf(square)) && (fromRank === undefined || fromRank === rankOf(square))
  );
}

function explainPiece(
  position: Position,
  role: Exclude<Role, 'pawn'>,
  from: Square,
  query: PieceQuery,
): IllegalReason | undefined {
  if (!reaches(role, from, query.to)) return undefined;
  const inTheWay =
    role === 'knight' ? undefined : between(from, query.to)?.find((square) => position.isOccupied(square));
  if (inTheWay !== undefined) {
    return { kind: 'blocked', piece: placed(position, from), by: placed(position, inTheWay) };
  }
  const forbidden = whyKingForbids(position, from, query.to);
  if (forbidden) return forbidden;
  return { kind: 'promotion-piece', role };
}

/** One reason for all pieces that could be meant: those that come nearest to the move count. */
function summarize(
  reasons: readonly (IllegalReason | undefined)[],
  query: PieceQuery,
  squares: readonly Square[],
): IllegalReason {
  const found = reasons.filter((reason) => reason !== undefined);
  const best = found.filter((reason) => reason.kind !== 'blocked');
  const [first, ...others] = 0 < best.length ? best : found;
  if (!first) return { kind: 'unreachable', role: query.role, to: query.to, squares };
  // In check from the same piece, or no promotion: one sentence says it for all.
  if (others.length === 0 || first.kind === 'in-check' || first.kind === 'promotion-piece') return first;
  return { kind: 'several', reasons: [first, ...others] };
}

/** Reasons that say no more than "there is no such piece", where the other side may have it. */
function isAboutOtherPieces(reason: IllegalReason): boolean {
  return (
    reason.kind === 'unreachable' ||
    reason.kind === 'no-piece' ||
    reason.kind === 'no-piece-there' ||
    reason.kind === 'nothing-to-capture'
  );
}

/** The piece of the other side that could make the move if it were its turn. */
function findOtherSide(position: Position, query: MoveQuery): PlacedPiece | undefined {
  const words = position.words.slice();
  words[PositionField.turn] = position.turn === 'white' ? 1 : 0;
  words[PositionField.epSquare] = -1;
  const [packed] = movesMatching(sharedEngine().legalMoves(words), query);
  if (packed === undefined) return undefined;
  const [piece] = placedAll(position, [unpackMove(packed).from]);
  return piece?.color === opposite(position.turn) ? piece : undefined;
}
