/**
 * Splitting a count into tasks: all positions some plies below a root, each with the number of paths that lead to it.
 *
 * Positions that many paths lead to can be merged into one; paths can be told apart by their first move (their "origin").
 * Two lists take turns, one ply after another. Tasks are then handed out in an order that brings together those in which
 * the side that waits has its men in the same places: what follows has most in common,
 * since the other side can play its moves in any order.
 */
import { Player } from './advance';
import { epTakers } from './attacks';
import { Black, colorOf, White } from './color';
import { tableEnd } from './count-table';
import { addLegalMoves } from './movegen';
import {
  BISHOPS,
  byColor,
  CASTLING_ROOKS,
  EP_SQUARE,
  epSquare,
  POSITION_BYTES,
  pawns,
  QUEENS,
  TURN,
  turn,
  WHITE,
} from './position';
import { List } from './sink';

const MAX_TASKS: i32 = 1 << 17;
/** Counts of paths in a list. */
const MAX_PATHS: i32 = 1 << 21;
const SLOTS: i32 = 1 << 18;
const GROUPS: i32 = 1 << 12;

const MOVES: usize = memory.data(4 * 64 * 28, 16);

/** The list that is there, and the one that is being made. */
let positions: usize = 0;
let paths: usize = 0;
let count: i32 = 0;
let nextPositions: usize = 0;
let nextPaths: usize = 0;
let nextCount: i32 = 0;

/** For each hash the number of a position of the list being made, plus 1; open addressing. */
let slots: usize = 0;
/** The tasks' numbers, group by group. */
let order: usize = 0;
let groups: usize = 0;

let origins: i32 = 1;
let capacity: i32 = 0;
let pliesDone: i32 = 0;

/** Lays out everything behind the table of counts; returns whether there is room. */
function reserve(): bool {
  positions = (tableEnd() + 63) & ~63;
  // One more than there are tasks: a position is written before it is known to be new.
  nextPositions = positions + POSITION_BYTES * <usize>(MAX_TASKS + 1);
  paths = nextPositions + POSITION_BYTES * <usize>(MAX_TASKS + 1);
  nextPaths = paths + 8 * <usize>MAX_PATHS;
  slots = nextPaths + 8 * <usize>MAX_PATHS;
  order = slots + 4 * <usize>SLOTS;
  groups = order + 4 * <usize>MAX_TASKS;
  const end = groups + 4 * <usize>(GROUPS + 1);
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}

function mix(hash: u64, word: u64): u64 {
  const mixed = (hash ^ word) * 0x9e3779b97f4a7c15;
  return mixed ^ (mixed >> 32);
}

function hashOf(position: usize): u64 {
  let hash: u64 = 0;
  for (let at: usize = 0; at <= TURN; at += 8) hash = mix(hash, load<u64>(position + at));
  return hash;
}

/** Whether two records are the same but for the clocks. */
function isSame(a: usize, b: usize): bool {
  const difference = v128.or(
    v128.or(v128.xor(v128.load(a), v128.load(b)), v128.xor(v128.load(a, BISHOPS), v128.load(b, BISHOPS))),
    v128.or(
      v128.xor(v128.load(a, QUEENS), v128.load(b, QUEENS)),
      v128.or(
        v128.xor(v128.load(a, WHITE), v128.load(b, WHITE)),
        v128.xor(v128.load(a, CASTLING_ROOKS), v128.load(b, CASTLING_ROOKS)),
      ),
    ),
  );
  return !v128.any_true(difference);
}

/** The number of the position just written behind the list being made: its own, or that of the same one before it. */
function numberOf(position: usize, color: i32): i32 {
  // Only where a pawn stands ready to take: otherwise the double step does not matter.
  if ((epTakers(color, epSquare(position)) & pawns(position) & byColor(position, color)) == 0) {
    store<i32>(position, -1, EP_SQUARE);
  }
  let slot = <i32>hashOf(position) & (SLOTS - 1);
  for (;;) {
    const found = load<i32>(slots + ((<usize>slot) << 2)) - 1;
    if (found < 0) break;
    if (isSame(nextPositions + POSITION_BYTES * <usize>found, position)) return found;
    slot = (slot + 1) & (SLOTS - 1);
  }
  if (nextCount < capacity) store<i32>(slots + ((<usize>slot) << 2), nextCount + 1);
  return nextCount;
}

/** Adds the position just written, and so many paths to it from the origins from `from` to before `to`; false if there are too many positions. */
function addPaths(number: i32, from: i32, to: i32, pathsThere: usize): bool {
  const pathsHere = nextPaths + 8 * <usize>(number * origins);
  if (number == nextCount) {
    if (nextCount == capacity) return false;
    memory.fill(pathsHere, 0, 8 * <usize>origins);
    nextCount++;
  }
  for (let i = from; i < to; i++) {
    const at = pathsHere + 8 * <usize>i;
    store<u64>(at, load<u64>(at) + load<u64>(pathsThere + 8 * <usize>(i - from)));
  }
  return true;
}

/** Adds the positions after all moves of C; `isFirst` if these are the origins themselves. */
function expand<C>(position: usize, pathsThere: usize, isFirst: bool, merges: bool): bool {
  const end = addLegalMoves<C, List>(MOVES, position);
  for (let at = MOVES; at < end; at += 4) {
    const child = nextPositions + POSITION_BYTES * <usize>nextCount;
    Player.advance<C>(child, position, load<u32>(at));
    const number = merges ? numberOf(child, colorOf<C>() ^ 1) : nextCount;
    const origin = isFirst && origins > 1 ? <i32>((at - MOVES) >> 2) : 0;
    if (!addPaths(number, origin, isFirst ? origin + 1 : origins, pathsThere)) return false;
  }
  return true;
}

function begin(merges: bool): void {
  nextCount = 0;
  if (merges) memory.fill(slots, 0, 4 * <usize>SLOTS);
}

function takeNext(): void {
  const oldPositions = positions;
  const oldPaths = paths;
  positions = nextPositions;
  paths = nextPaths;
  count = nextCount;
  nextPositions = oldPositions;
  nextPaths = oldPaths;
  pliesDone++;
}

/** One more ply, where C is to move; false, with the list as it was, if that gives too many positions. */
function deepen<C>(merges: bool): bool {
  begin(merges);
  for (let i = 0; i < count; i++) {
    if (!expand<C>(positions + POSITION_BYTES * <usize>i, paths + 8 * <usize>(i * origins), false, merges))
      return false;
  }
  takeNext();
  return true;
}

function groupOf(task: i32): usize {
  const position = positions + POSITION_BYTES * <usize>task;
  return <usize>(mix(0, byColor(position, turn(position) ^ 1)) & <u64>(GROUPS - 1));
}

/** Puts the tasks in order by counting how many each group has. */
function sortTasks(): void {
  memory.fill(groups, 0, 4 * <usize>(GROUPS + 1));
  for (let i = 0; i < count; i++) {
    const end = groups + 4 * (groupOf(i) + 1);
    store<i32>(end, load<i32>(end) + 1);
  }
  for (let group: usize = 1; group <= <usize>GROUPS; group++) {
    store<i32>(groups + 4 * group, load<i32>(groups + 4 * group) + load<i32>(groups + 4 * (group - 1)));
  }
  for (let i = 0; i < count; i++) {
    const at = groups + 4 * groupOf(i);
    const place = load<i32>(at);
    store<i32>(at, place + 1);
    store<i32>(order + 4 * <usize>place, i);
  }
}

/**
 * Splits at the positions `plies` (at least 1) below the root, or at fewer if these are too many; returns how many there are,
 * or -1 if there is no memory.
 */
export function splitCount(root: usize, plies: i32, merges: bool, byFirstMove: bool): i32 {
  if (!reserve()) return -1;
  const isWhiteFirst = turn(root) == colorOf<White>();
  const moves =
    (isWhiteFirst ? addLegalMoves<White, List>(MOVES, root) : addLegalMoves<Black, List>(MOVES, root)) - MOVES;
  origins = byFirstMove ? max(<i32>moves >> 2, 1) : 1;
  capacity = min(MAX_TASKS, MAX_PATHS / origins);
  pliesDone = 0;
  begin(merges);
  // The first ply always fits; a single path leads to the root.
  store<u64>(paths, 1);
  if (isWhiteFirst) expand<White>(root, paths, true, merges);
  else expand<Black>(root, paths, true, merges);
  takeNext();
  while (pliesDone < plies) {
    const isWhiteNext = ((pliesDone & 1) == 0) == isWhiteFirst;
    if (!(isWhiteNext ? deepen<White>(merges) : deepen<Black>(merges))) break;
  }
  sortTasks();
  return count;
}

/** How many plies the last split went down. */
export function splitPlies(): i32 {
  return pliesDone;
}

/** The address of the position of a task of the last split. */
export function taskPosition(task: i32): usize {
  return positions + POSITION_BYTES * <usize>load<i32>(order + ((<usize>task) << 2));
}

/** The address of the numbers of paths to a task of the last split: a u64 for each first move, in the order in which moves are generated, or one for all. */
export function taskPaths(task: i32): usize {
  return paths + 8 * <usize>(load<i32>(order + ((<usize>task) << 2)) * origins);
}
