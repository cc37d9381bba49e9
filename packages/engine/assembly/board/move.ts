/**
 * A move packed into a u32, from the lowest bit: from (6 bits), to (6), promotion role (3), kind (3),
 * moving role (3), captured role (3). Castling is written as the king taking its own rook: `to` is the rook's square.
 * 0 is never a move.
 */

export const NO_ROLE: i32 = 0;
export const PAWN: i32 = 1;
export const KNIGHT: i32 = 2;
export const BISHOP: i32 = 3;
export const ROOK: i32 = 4;
export const QUEEN: i32 = 5;
export const KING: i32 = 6;

export const NORMAL: i32 = 0;
export const DOUBLE_STEP: i32 = 1;
export const EN_PASSANT: i32 = 2;
export const CASTLING: i32 = 3;
/** The side to move passes; all other parts of the move are 0. */
export const NULL_MOVE: i32 = 4;

/** Packs a move. `captured` is PAWN for en passant and 0 for castling. */
export function packMove(from: i32, to: i32, role: i32, captured: i32, promotion: i32, kind: i32): u32 {
  return from | (to << 6) | (promotion << 12) | (kind << 15) | (role << 18) | (captured << 21);
}

export function moveFrom(move: u32): i32 {
  return move & 63;
}

export function moveTo(move: u32): i32 {
  return (move >> 6) & 63;
}

export function movePromotion(move: u32): i32 {
  return (move >> 12) & 7;
}

export function moveKind(move: u32): i32 {
  return (move >> 15) & 7;
}

export function moveRole(move: u32): i32 {
  return (move >> 18) & 7;
}

export function moveCaptured(move: u32): i32 {
  return (move >> 21) & 7;
}
