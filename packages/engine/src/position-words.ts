/**
 * A position as the engine reads and writes it: 24 32-bit integers, a snapshot that nobody changes.
 * `PositionField` names the words.
 */
export type PositionWords = Int32Array;

/** The number of words in a position. */
export const POSITION_WORDS = 24;

/**
 * Where each part of a position begins, in words.
 * Sets of squares take two words, the lower half first: bit n is square n (a1 = 0, b1 = 1, h8 = 63).
 */
export const PositionField = {
  pawns: 0,
  knights: 2,
  bishops: 4,
  rooks: 6,
  queens: 8,
  kings: 10,
  /** All pieces of White. */
  white: 12,
  /** All pieces of Black. */
  black: 14,
  /** The rooks, of both colors, that may still castle. */
  castlingRooks: 16,
  /** 0 White, 1 Black. One word, like all that follow. */
  turn: 18,
  /** The square passed over by the double step just made, whether or not it can be taken; else -1. */
  epSquare: 19,
  halfmoveClock: 20,
  fullmoveNumber: 21,
} as const;

/** The number of a role; 0 is no role. */
export const RoleCode = {
  none: 0,
  pawn: 1,
  knight: 2,
  bishop: 3,
  rook: 4,
  queen: 5,
  king: 6,
} as const;

/** One of the numbers of `RoleCode`. */
export type RoleCode = (typeof RoleCode)[keyof typeof RoleCode];

/** The initial position of chess, a fresh copy. */
export function initialPositionWords(): PositionWords {
  return Int32Array.of(
    ...[0x0000ff00, 0x00ff0000, 0x00000042, 0x42000000, 0x00000024, 0x24000000],
    ...[0x00000081, 0x81000000, 0x00000008, 0x08000000, 0x00000010, 0x10000000],
    ...[0x0000ffff, 0x00000000, 0x00000000, 0xffff0000, 0x00000081, 0x81000000],
    ...[0, -1, 0, 1, 0, 0],
  );
}
