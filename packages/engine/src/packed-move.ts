import type { RoleCode } from './position-words.ts';

/**
 * What kind of move a packed move is.
 * Castling is written as the king taking its own rook: `moveTo` is the rook's square, in standard chess too.
 */
export const MoveKind = {
  normal: 0,
  doubleStep: 1,
  enPassant: 2,
  castling: 3,
  null: 4,
} as const;

/** One of the numbers of `MoveKind`. */
export type MoveKind = (typeof MoveKind)[keyof typeof MoveKind];

/** The packed null move: the side to move passes. It is never among the legal moves. */
export const PACKED_NULL_MOVE = MoveKind.null << 15;

/** The square the move starts from. */
export function moveFrom(move: number): number {
  return move & 63;
}

/** The square the move goes to; for castling the square of the rook. */
export function moveTo(move: number): number {
  return (move >>> 6) & 63;
}

/** The role a pawn turns into, 0 for none. */
export function movePromotion(move: number): RoleCode {
  return ((move >>> 12) & 7) as RoleCode; // The border's encoding holds no other value.
}

/** The kind of the move. */
export function moveKind(move: number): MoveKind {
  return ((move >>> 15) & 7) as MoveKind; // The border's encoding holds no other value.
}

/** The role of the piece that moves. */
export function moveRole(move: number): RoleCode {
  return ((move >>> 18) & 7) as RoleCode; // The border's encoding holds no other value.
}

/** The role of the piece that is taken, 0 for none; the pawn for en passant, 0 for castling. */
export function moveCaptured(move: number): RoleCode {
  return ((move >>> 21) & 7) as RoleCode; // The border's encoding holds no other value.
}
