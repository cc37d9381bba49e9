/** Sets of squares: bit n of a u64 is square n, a1 = 0, b1 = 1, h8 = 63. */

export const FILE_A: u64 = 0x0101010101010101;
export const FILE_H: u64 = 0x8080808080808080;
export const RANK_1: u64 = 0x00000000000000ff;
export const RANK_3: u64 = 0x0000000000ff0000;
export const RANK_4: u64 = 0x00000000ff000000;
export const RANK_5: u64 = 0x000000ff00000000;
export const RANK_6: u64 = 0x0000ff0000000000;
export const RANK_8: u64 = 0xff00000000000000;

/** The set that holds one square. */
export function bit(square: i32): u64 {
  return (<u64>1) << (<u64>square);
}

/** Whether the set holds the square. */
export function has(set: u64, square: i32): bool {
  return ((set >> <u64>square) & 1) != 0;
}

/** The lowest square of a set that is not empty. */
export function lowest(set: u64): i32 {
  return <i32>ctz(set);
}

/** Whether the set holds two squares or more. */
export function isMany(set: u64): bool {
  return (set & (set - 1)) != 0;
}

/** The set moved one file towards h; squares of the h file fall off. */
export function east(set: u64): u64 {
  return (set & ~FILE_H) << 1;
}

/** The set moved one file towards a; squares of the a file fall off. */
export function west(set: u64): u64 {
  return (set & ~FILE_A) >> 1;
}

/** Lets every bit count in the upper half: the end of a hash. */
export function spread(hash: u64): u64 {
  return (hash ^ (hash >> 32)) * 0x9e3779b97f4a7c15;
}
