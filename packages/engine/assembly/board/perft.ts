/** Counting the leaves of the tree of legal moves. The last two plies are counted, hardly ever played. */
import { Player } from './advance';
import { Black, colorOf, isWhite, White } from './color';
import { beginCount, findCount, keepCount, keepCountFound } from './count-table';
import { countMoves, listMoves } from './movegen';
import { POSITION_BYTES, turn } from './position';
import { sumReplies } from './replies/sum';

/** The deepest count there is room for: with 218 moves everywhere, more than any position has, it still fits 59 bits. */
export const MAX_DEPTH: i32 = 7;

/** Positions that are counted in one call at most. */
export const MAX_BATCH: i32 = 128;
/** The positions of a batch, one behind another, and their counts, a u64 each. */
export const BATCH: usize = memory.data(96 * 128, 16);
export const BATCH_COUNTS: usize = memory.data(8 * 128, 16);

/** Whether counts are remembered, in the table of `count-table.ts`. */
let remembers: bool = false;

/** One record a ply. */
const POSITIONS: usize = memory.data(96 * 7, 16);
/** The lists of all plies, one behind another; no position has more than 64 x 28 moves. */
const LISTS: usize = memory.data(4 * 64 * 28 * 7, 16);

/** Leaves at the depth, which is at least 1. `child` and `list` are free for this ply and deeper ones. */
function leaves<C>(position: usize, depth: i32, child: usize, list: usize): u64 {
  if (depth == 1) return countMoves<C>(position);
  if (depth == 2) {
    return isWhite<C>() ? sumReplies<Black>(position, child, list) : sumReplies<White>(position, child, list);
  }
  const end = listMoves<C>(list, position);
  let sum: u64 = 0;
  const next = child + POSITION_BYTES;
  for (let at = list; at < end; at += 4) {
    Player.advance<C>(child, position, load<u32>(at));
    sum += isWhite<C>()
      ? leavesOnce<Black>(child, depth - 1, next, end)
      : leavesOnce<White>(child, depth - 1, next, end);
  }
  return sum;
}

/** As `leaves`, at a depth of at least 2; counted once where counts are remembered. */
function leavesOnce<C>(position: usize, depth: i32, child: usize, list: usize): u64 {
  if (!remembers) return leaves<C>(position, depth, child, list);
  const found = findCount<C>(position, depth);
  if (found >= 0) return found;
  const sum = leaves<C>(position, depth, child, list);
  // At depth 2 nothing else was looked for since.
  if (depth == 2) keepCountFound<C>(depth, sum);
  else keepCount<C>(position, depth, sum);
  return sum;
}

function count(position: usize, depth: i32): u64 {
  if (depth <= 0) return 1;
  return turn(position) == colorOf<White>()
    ? leaves<White>(position, depth, POSITIONS, LISTS)
    : leaves<Black>(position, depth, POSITIONS, LISTS);
}

/** The number of legal move sequences of the given length (0 to MAX_DEPTH) from the position. */
export function countLeaves(position: usize, depth: i32): u64 {
  remembers = false;
  return count(position, depth);
}

/** As `countLeaves`, with the table of `count-table.ts`. */
export function countLeavesRemembering(position: usize, depth: i32): u64 {
  remembers = beginCount(depth);
  return count(position, depth);
}

/** As `countLeavesRemembering`, of the first so many positions of the batch. */
export function countBatch(positions: i32, depth: i32): void {
  remembers = beginCount(depth);
  for (let i: usize = 0; i < <usize>positions; i++) {
    store<u64>(BATCH_COUNTS + 8 * i, count(BATCH + POSITION_BYTES * i, depth));
  }
}
