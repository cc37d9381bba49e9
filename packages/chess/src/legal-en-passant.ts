import { MoveKind, moveKind } from '@movetext/engine';
import { pawnAttacks } from './geometry.ts';
import type { Position } from './position.ts';

/** Whether a pawn can legally take en passant. */
export function hasEnPassantCapture(position: Position): boolean {
  const { epSquare, turn } = position;
  if (epSquare === undefined) return false;
  const pawns = position.squaresOf(turn, 'pawn');
  // Most double steps pass no pawn at all: do not generate moves for them.
  if (!pawns.some((pawn) => pawnAttacks(turn, pawn, epSquare))) return false;
  return position.packedMoves().some((move) => moveKind(move) === MoveKind.enPassant);
}
