/** Squares that a piece attacks, by look-up. Squares are not checked: they must be 0-63. */
import {
  BETWEEN_TABLE,
  BISHOP_RECORDS,
  EP_TABLE,
  KING_TABLE,
  KNIGHT_TABLE,
  LINE_TABLE,
  PAWN_TABLE,
  RAY_TABLE,
  ROOK_RECORDS,
} from './tables';

/** Squares a rook attacks, up to and including the first occupied one of each direction. */
export function rookAttacks(square: i32, occupied: u64): u64 {
  const record = (<usize>square) << 5;
  const blockers = occupied & load<u64>(record, ROOK_RECORDS);
  const index = <usize>((blockers * load<u64>(record, ROOK_RECORDS + 8)) >> load<u64>(record, ROOK_RECORDS + 24));
  return load<u64>(<usize>load<u32>(record, ROOK_RECORDS + 16) + (index << 3));
}

/** Squares a bishop attacks, up to and including the first occupied one of each direction. */
export function bishopAttacks(square: i32, occupied: u64): u64 {
  const record = (<usize>square) << 5;
  const blockers = occupied & load<u64>(record, BISHOP_RECORDS);
  const index = <usize>((blockers * load<u64>(record, BISHOP_RECORDS + 8)) >> load<u64>(record, BISHOP_RECORDS + 24));
  return load<u64>(<usize>load<u32>(record, BISHOP_RECORDS + 16) + (index << 3));
}

/** Squares a queen attacks: those of a rook and of a bishop. */
export function queenAttacks(square: i32, occupied: u64): u64 {
  return rookAttacks(square, occupied) | bishopAttacks(square, occupied);
}

/** Squares a knight attacks. */
export function knightAttacks(square: i32): u64 {
  return load<u64>((<usize>square) << 3, KNIGHT_TABLE);
}

/** Squares a king attacks. */
export function kingAttacks(square: i32): u64 {
  return load<u64>((<usize>square) << 3, KING_TABLE);
}

/** Squares a pawn of the color (0 white, 1 black) attacks. */
export function pawnAttacks(color: i32, square: i32): u64 {
  return load<u64>(<usize>((color << 9) | (square << 3)), PAWN_TABLE);
}

/** Squares strictly between two squares of one rank, file or diagonal; none for any other two. */
export function between(a: i32, b: i32): u64 {
  return load<u64>(<usize>((a << 9) | (b << 3)), BETWEEN_TABLE);
}

/** The whole rank, file or diagonal through two squares, from edge to edge; none if there is no such line or a = b. */
export function lineThrough(a: i32, b: i32): u64 {
  return load<u64>(<usize>((a << 9) | (b << 3)), LINE_TABLE);
}

/** Squares a rook attacks on an empty board. */
export function rookRays(square: i32): u64 {
  return load<u64>((<usize>square) << 4, RAY_TABLE);
}

/** Squares a bishop attacks on an empty board. */
export function bishopRays(square: i32): u64 {
  return load<u64>((<usize>square) << 4, RAY_TABLE + 8);
}

/** Squares from which pawns of the color may take on an en passant square; none for -1. */
export function epTakers(color: i32, ep: i32): u64 {
  return load<u64>(<usize>((color << 10) | ((ep & 127) << 3)), EP_TABLE);
}
