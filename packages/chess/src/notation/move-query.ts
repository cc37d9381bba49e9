import { MoveKind, moveFrom, moveKind, moveTo, RoleCode } from '@movetext/engine';
import type { MoveQuery } from '../explain/reason.ts';
import { type CastlingSide, ROLES, type Role } from '../types.ts';

/**
 * The engine's moves that a query means: legal ones, packed. A pawn's capture needs its file said.
 *
 * The query becomes a mask and a value first, so that each move costs one comparison.
 */
export function movesMatching(moves: Uint32Array, query: MoveQuery): number[] {
  const found: number[] = [];
  if ('castling' in query) {
    for (const move of moves) if (isCastling(move) && castlingSideOf(move) === query.castling) found.push(move);
    return found;
  }
  const { mask, value } = maskOf(query);
  for (const move of moves) if ((move & mask) === value && !isCastling(move)) found.push(move);
  return found;
}

/** To which side one of the engine's castling moves goes. */
export function castlingSideOf(packed: number): CastlingSide {
  return moveFrom(packed) < moveTo(packed) ? 'king' : 'queen';
}

/** The engine's number of a role, 1 (pawn) to 6 (king). */
export function roleCodeOf(role: Role): number {
  return ROLES.indexOf(role) + RoleCode.pawn;
}

/** The bits of a packed move: from 0-5 (file 0-2, rank 3-5), to 6-11, promotion 12-14, role 18-20, captured 21-23. */
function maskOf(query: Exclude<MoveQuery, { castling: CastlingSide }>): { mask: number; value: number } {
  const promotion = query.promotion === undefined ? RoleCode.none : roleCodeOf(query.promotion);
  let mask = (63 << 6) | (7 << 12) | (7 << 18);
  let value = (query.to << 6) | (promotion << 12) | (roleCodeOf(query.role) << 18);
  if (query.fromFile !== undefined) {
    mask |= 7;
    value |= query.fromFile;
  } else if (query.role === 'pawn') mask |= 7 << 21;
  if (query.fromRank !== undefined) {
    mask |= 7 << 3;
    value |= query.fromRank << 3;
  }
  return { mask, value };
}

function isCastling(packed: number): boolean {
  return moveKind(packed) === MoveKind.castling;
}
