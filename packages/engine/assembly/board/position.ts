/**
 * The position record: 96 bytes, little endian, named by the address of its first byte.
 * Eight sets of squares, the rooks that may still castle, and four 32-bit integers.
 * Pieces of one role of both colors share a set; a set for each color tells them apart.
 */
import { between, bishopRays, kingAttacks, knightAttacks, pawnAttacks, rookRays } from './attacks';
import { lowest } from './bitboard';

export const POSITION_BYTES: usize = 96;

export const PAWNS: usize = 0;
export const KNIGHTS: usize = 8;
export const BISHOPS: usize = 16;
export const ROOKS: usize = 24;
export const QUEENS: usize = 32;
export const KINGS: usize = 40;
export const WHITE: usize = 48;
export const BLACK: usize = 56;
export const CASTLING_ROOKS: usize = 64;
export const TURN: usize = 72;
export const EP_SQUARE: usize = 76;
export const HALFMOVE_CLOCK: usize = 80;
export const FULLMOVE_NUMBER: usize = 84;
/** Two words that are 0, but in the reader. */
export const RESERVED: usize = 88;

export function pawns(position: usize): u64 {
  return load<u64>(position, PAWNS);
}
export function knights(position: usize): u64 {
  return load<u64>(position, KNIGHTS);
}
export function bishops(position: usize): u64 {
  return load<u64>(position, BISHOPS);
}
export function rooks(position: usize): u64 {
  return load<u64>(position, ROOKS);
}
export function queens(position: usize): u64 {
  return load<u64>(position, QUEENS);
}
export function kings(position: usize): u64 {
  return load<u64>(position, KINGS);
}
/** Squares of the pieces of a role (1-6) of both colors. */
export function byRole(position: usize, role: i32): u64 {
  return load<u64>(position + ((<usize>(role - 1)) << 3));
}
/** Squares of the pieces of a color (0 white, 1 black). */
export function byColor(position: usize, color: i32): u64 {
  return load<u64>(position + ((<usize>color) << 3), WHITE);
}
export function occupied(position: usize): u64 {
  return load<u64>(position, WHITE) | load<u64>(position, BLACK);
}
/** Squares of the rooks, of both colors, that may still castle. */
export function castlingRooks(position: usize): u64 {
  return load<u64>(position, CASTLING_ROOKS);
}
/** The color to move: 0 white, 1 black. */
export function turn(position: usize): i32 {
  return load<i32>(position, TURN);
}
/** The square passed over by the double step just made, else -1. */
export function epSquare(position: usize): i32 {
  return load<i32>(position, EP_SQUARE);
}
export function halfmoveClock(position: usize): i32 {
  return load<i32>(position, HALFMOVE_CLOCK);
}
export function fullmoveNumber(position: usize): i32 {
  return load<i32>(position, FULLMOVE_NUMBER);
}
/** The square of the color's king; 64 if it has none. */
export function kingSquare(position: usize, color: i32): i32 {
  return lowest(kings(position) & byColor(position, color));
}

/** The role (1-6) of the piece on a square, 0 if it is empty. */
export function roleAt(position: usize, square: i32): i32 {
  const s = <u64>square;
  // The sets are disjoint, so the sum holds at most one term.
  return <i32>(
    (((pawns(position) >> s) & 1) +
      (((knights(position) >> s) & 1) << 1) +
      ((bishops(position) >> s) & 1) * 3 +
      (((rooks(position) >> s) & 1) << 2) +
      ((queens(position) >> s) & 1) * 5 +
      ((kings(position) >> s) & 1) * 6)
  );
}

/** Copies a whole record; by 16 bytes at once, which is faster than memory.copy at this size. */
export function copyPosition(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
  v128.store(to, v128.load(from, 32), 32);
  v128.store(to, v128.load(from, 48), 48);
  v128.store(to, v128.load(from, 64), 64);
  v128.store(to, v128.load(from, 80), 80);
}

/** Pieces of both colors that attack the square, with the squares given as occupied in the sliders' way. */
export function attackersTo(position: usize, square: i32, occupied: u64): u64 {
  const white = load<u64>(position, WHITE);
  const black = load<u64>(position, BLACK);
  const straight = rookRays(square) & (rooks(position) | queens(position));
  const diagonal = bishopRays(square) & (bishops(position) | queens(position));
  return (
    (pawns(position) & ((pawnAttacks(1, square) & white) | (pawnAttacks(0, square) & black))) |
    (knights(position) & knightAttacks(square)) |
    (kings(position) & kingAttacks(square)) |
    unblocked(straight | diagonal, square, occupied)
  );
}

/**
 * Those of some squares on a square's lines from which nothing stands in the way.
 * They are few as a rule: then look-ups of the ways cost less than one of all that a slider sees, whose table is large.
 */
export function unblocked(squares: u64, square: i32, occupied: u64): u64 {
  let found: u64 = 0;
  for (let rest = squares; rest != 0; rest &= rest - 1) {
    if ((between(lowest(rest), square) & occupied) == 0) found |= rest & -rest;
  }
  return found;
}

/** Pieces that give check to the side to move; none if it has no king. */
export function checkers(position: usize): u64 {
  const us = turn(position);
  const king = kingSquare(position, us);
  if (king == 64) return 0;
  return attackersTo(position, king, occupied(position)) & byColor(position, us ^ 1);
}

/** Whether the square is attacked by the color, with the squares given as occupied in the sliders' way. */
export function isAttacked(position: usize, square: i32, color: i32, occupied: u64): bool {
  return (attackersTo(position, square, occupied) & byColor(position, color)) != 0;
}

/** Writes the initial position of chess. */
export function setInitialPosition(position: usize): void {
  store<u64>(position, 0x00ff00000000ff00, PAWNS);
  store<u64>(position, 0x4200000000000042, KNIGHTS);
  store<u64>(position, 0x2400000000000024, BISHOPS);
  store<u64>(position, 0x8100000000000081, ROOKS);
  store<u64>(position, 0x0800000000000008, QUEENS);
  store<u64>(position, 0x1000000000000010, KINGS);
  store<u64>(position, 0x000000000000ffff, WHITE);
  store<u64>(position, 0xffff000000000000, BLACK);
  store<u64>(position, 0x8100000000000081, CASTLING_ROOKS);
  store<i32>(position, 0, TURN);
  store<i32>(position, -1, EP_SQUARE);
  store<i32>(position, 0, HALFMOVE_CLOCK);
  store<i32>(position, 1, FULLMOVE_NUMBER);
  store<u64>(position, 0, RESERVED);
}
