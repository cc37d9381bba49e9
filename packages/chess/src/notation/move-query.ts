import {
  MoveKind,
  moveCaptured,
  moveFrom,
  moveKind,
  movePromotion,
  moveRole,
  moveTo,
  RoleCode,
} from '@movetext/engine';
import type { MoveQuery } from '../explain/reason.ts';
import { fileOf, rankOf } from '../square.ts';
import { type CastlingSide, ROLES, type Role } from '../types.ts';

/** Whether one of the engine's moves is what the query says. A pawn's capture needs its file said. */
export function matchesQuery(packed: number, query: MoveQuery): boolean {
  if ('castling' in query) return moveKind(packed) === MoveKind.castling && castlingSideOf(packed) === query.castling;
  if (moveRole(packed) !== roleCodeOf(query.role) || moveKind(packed) === MoveKind.castling) return false;
  const from = moveFrom(packed);
  if (moveTo(packed) !== query.to) return false;
  if (query.fromFile !== undefined && query.fromFile !== fileOf(from)) return false;
  if (query.fromRank !== undefined && query.fromRank !== rankOf(from)) return false;
  if (query.role !== 'pawn') return query.promotion === undefined;
  const takes = moveCaptured(packed) !== RoleCode.none;
  if (takes && query.fromFile === undefined) return false;
  return movePromotion(packed) === (query.promotion === undefined ? RoleCode.none : roleCodeOf(query.promotion));
}

/** To which side one of the engine's castling moves goes. */
export function castlingSideOf(packed: number): CastlingSide {
  return moveFrom(packed) < moveTo(packed) ? 'king' : 'queen';
}

/** The engine's number of a role, 1 (pawn) to 6 (king). */
export function roleCodeOf(role: Role): number {
  return ROLES.indexOf(role) + RoleCode.pawn;
}
