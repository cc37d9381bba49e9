/**
 * Counts that were found before. An entry holds the whole position, not a hash of it, so a wrong count cannot be found:
 * each square has one of 16 contents, which four sets of squares write down without loss. (A "quad-bitboard".)
 *
 * 0 is empty, 1-6 the roles of White, 9-14 those of Black, 7 and 15 rooks that may castle,
 * 8 a pawn that can be taken en passant (White's on rank 4, Black's on rank 5).
 * Clocks do not matter to a count; the side to move and the depth stand beside the count.
 *
 * An entry is 40 bytes: the four sets, then depth (4 bits), side (1 bit) and count (59 bits).
 * Entries come in pairs: the first keeps the deeper count, the second the latest.
 */
import { epTakers } from './attacks';
import { bit, spread } from './bitboard';
import { colorOf, forwardStep } from './color';
import { BLACK, bishops, byColor, castlingRooks, epSquare, kings, knights, pawns, queens, rooks } from './position';
import { extendRoom, takeRoom } from './room';

const ENTRY: usize = 40;
const PAIR: u64 = 80;
const COUNT: usize = 32;
const TAG_BITS: u64 = 5;
const TAG: u64 = 31;
const DEPTH: u64 = 15;

/** What `findCount` returns if there is no such count. */
const NONE: i64 = -1;

let table: usize = 0;
/** Pairs that the table may have, pairs that it has, and pairs that the current count uses. */
let allowed: u64 = 0;
let there: u64 = 0;
let pairs: u64 = 0;

/** The position last looked for, as its four sets. */
let set0: u64 = 0;
let set1: u64 = 0;
let set2: u64 = 0;
let set3: u64 = 0;

/** Allows a table of so many MiB. It takes memory as counts need it. */
export function allowCountTable(mib: i32): void {
  allowed = ((<u64>mib) << 20) / PAIR;
}

/**
 * Prepares for a count of the depth, which uses as much of the table as it can fill: a shallow one stays in the processor's cache,
 * and leaves memory alone that it would cost time to get. Returns whether there is a table.
 */
export function beginCount(depth: i32): bool {
  const worth: u64 = depth <= 3 ? 1 << 13 : depth == 4 ? 1 << 20 : allowed;
  const wanted = min(worth, allowed);
  if (there < wanted) grow(wanted);
  pairs = min(wanted, there);
  return pairs != 0;
}

/** Makes the table so large, with all that it holds; where there is no memory it stays as it is. */
function grow(wanted: u64): void {
  if (there != 0 && extendRoom(table, there * PAIR, wanted * PAIR)) {
    there = wanted;
    return;
  }
  const larger = takeRoom(wanted * PAIR);
  if (larger == 0) return;
  table = larger;
  there = wanted;
}

/** The pair of entries for it. */
let place: usize = 0;

/** Writes the position, in which C is to move, as four sets. */
function writeSets<C>(position: usize): void {
  const pawnSet = pawns(position);
  const rights = castlingRooks(position);
  const queenSet = queens(position);
  const kingSet = kings(position);
  const bishopSet = bishops(position);
  const ep = epSquare(position);
  // Only where a pawn stands ready to take: otherwise the double step does not matter.
  const victim =
    (epTakers(colorOf<C>(), ep) & pawnSet & byColor(position, colorOf<C>())) != 0 ? bit(ep - forwardStep<C>()) : 0;
  set0 = (pawnSet ^ victim) | bishopSet | queenSet | rights;
  set1 = knights(position) | bishopSet | kingSet | rights;
  set2 = rooks(position) | queenSet | kingSet;
  set3 = load<u64>(position, BLACK) | victim;
}

/** The address of the pair of entries for the position of the sets. */
function pairAddress(tag: u64): usize {
  const hash = spread(
    (set0 ^ tag) * 0x9e3779b97f4a7c15 +
      set1 * 0xc2b2ae3d27d4eb4f +
      set2 * 0x165667b19e3779f9 +
      set3 * 0xd6e8feb86659fd93,
  );
  return table + <usize>((((hash >> 32) * pairs) >> 32) * PAIR);
}

function isAt(entry: usize, tag: u64): bool {
  return (
    ((load<u64>(entry) ^ set0) |
      (load<u64>(entry, 8) ^ set1) |
      (load<u64>(entry, 16) ^ set2) |
      (load<u64>(entry, 24) ^ set3) |
      ((load<u64>(entry, COUNT) & TAG) ^ tag)) ==
    0
  );
}

/** The count of the depth from the position, in which C is to move, or a negative number. */
export function findCount<C>(position: usize, depth: i32): i64 {
  const tag = look<C>(position, depth);
  if (isAt(place, tag)) return load<u64>(place, COUNT) >> TAG_BITS;
  if (isAt(place + ENTRY, tag)) return load<u64>(place + ENTRY, COUNT) >> TAG_BITS;
  return NONE;
}

/** Writes down the position and its place; returns its tag. */
function look<C>(position: usize, depth: i32): u64 {
  writeSets<C>(position);
  const tag = ((<u64>colorOf<C>()) << 4) | <u64>depth;
  place = pairAddress(tag);
  return tag;
}

/** Keeps a count of the depth from the position, in which C is to move. */
export function keepCount<C>(position: usize, depth: i32, count: u64): void {
  look<C>(position, depth);
  keepCountFound<C>(depth, count);
}

/** As `keepCount`, for the position last looked for. */
export function keepCountFound<C>(depth: i32, count: u64): void {
  let entry = place;
  if ((load<u64>(entry, COUNT) & DEPTH) > <u64>depth) entry += ENTRY;
  store<u64>(entry, set0);
  store<u64>(entry, set1, 8);
  store<u64>(entry, set2, 16);
  store<u64>(entry, set3, 24);
  store<u64>(entry, (count << TAG_BITS) | ((<u64>colorOf<C>()) << 4) | <u64>depth, COUNT);
}
