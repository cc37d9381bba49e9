/**
 * Colors as type arguments: the generator is compiled once for each color, with all shifts and ranks constant.
 * The types carry no value; their sizes tell them apart at compile time.
 */
import { east, west } from './bitboard';

export type White = u8;
export type Black = u16;

/** Whether the type argument is White; a constant after compilation. */
export function isWhite<C>(): bool {
  return sizeof<C>() == 1;
}

/** 0 for White, 1 for Black. */
export function colorOf<C>(): i32 {
  return isWhite<C>() ? 0 : 1;
}

/** The set moved one rank forward, as the color sees it. */
export function forward<C>(set: u64): u64 {
  return isWhite<C>() ? set << 8 : set >> 8;
}

/** The set moved one rank forward and one file towards a. */
export function forwardWest<C>(set: u64): u64 {
  return forward<C>(west(set));
}

/** The set moved one rank forward and one file towards h. */
export function forwardEast<C>(set: u64): u64 {
  return forward<C>(east(set));
}

/** What to add to a pawn's square to get the square before it. */
export function forwardStep<C>(): i32 {
  return isWhite<C>() ? 8 : -8;
}
