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
import { spread } from './bitboard';
import { Black, colorOf, White } from './color';
import { listMoves } from './movegen';
import {
  BISHOPS,
  bishops,
  byColor,
  CASTLING_ROOKS,
  castlingRooks,
  copyPosition,
  EP_SQUARE,
  epSquare,
  kings,
  knights,
  POSITION_BYTES,
  pawns,
  QUEENS,
  queens,
  rooks,
  TURN,
  turn,
  WHITE,
} from './position';
import { takeRoom } from './room';

const MAX_TASKS: i32 = 1 << 17;
/** Counts of paths in a list. */
const MAX_PATHS: i32 = 1 << 21;
const SLOT_BITS: u64 = 18;
const SLOTS: i32 = 1 << 18;
const GROUP_BITS: u64 = 12;
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
let groups: usize = 0;

let origins: i32 = 1;
let capacity: i32 = 0;
let pliesDone: i32 = 0;

/** Memory that was taken for the lists. */
let room: usize = 0;
let roomBytes: usize = 0;

/** Lays out the lists, for so many tasks and origins; returns whether there is memory. */
function layOut(): bool {
  // One more than there are tasks: a position is written before it is known to be new.
  const positionBytes: usize = POSITION_BYTES * <usize>(capacity + 1);
  const pathBytes: usize = 8 * <usize>(capacity * origins);
  const bytes: usize = 2 * (positionBytes + pathBytes) + 4 * <usize>(SLOTS + GROUPS + 1);
  if (roomBytes < bytes) {
    const larger = takeRoom(bytes);
    if (larger == 0) return false;
    room = larger;
    roomBytes = bytes;
  }
  positions = room;
  nextPositions = positions + positionBytes;
  paths = nextPositions + positionBytes;
  nextPaths = paths + pathBytes;
  slots = nextPaths + pathBytes;
  groups = slots + 4 * <usize>SLOTS;
  return true;
}

function hashOf(position: usize): u64 {
  const sum =
    pawns(position) * 0x9e3779b97f4a7c15 +
    knights(position) * 0xc2b2ae3d27d4eb4f +
    bishops(position) * 0x165667b19e3779f9 +
    rooks(position) * 0xd6e8feb86659fd93 +
    queens(position) * 0xa0761d6478bd642f +
    kings(position) * 0xe7037ed1a0b428db +
    byColor(position, 0) * 0x8ebc6af09c88c6e3 +
    castlingRooks(position) * 0x589965cc75374cc3 +
    load<u64>(position, TURN) * 0x1d8e4e27c47d124f;
  return spread(sum);
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
  let slot = <i32>(hashOf(position) >> (64 - SLOT_BITS));
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
    for (let i: usize = 0; i < <usize>origins; i++) store<u64>(pathsHere + 8 * i, 0);
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
  const end = listMoves<C>(MOVES, position);
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
  return <usize>(spread(byColor(position, turn(position) ^ 1)) >> (64 - GROUP_BITS));
}

/** Puts the tasks in order, into the list that was to be made next, by counting how many each group has. */
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
    copyPosition(nextPositions + POSITION_BYTES * <usize>place, positions + POSITION_BYTES * <usize>i);
    for (let origin = 0; origin < origins; origin++) {
      const path = load<u64>(paths + 8 * <usize>(i * origins + origin));
      store<u64>(nextPaths + 8 * <usize>(place * origins + origin), path);
    }
  }
}

/**
 * Splits at the positions `plies` (at least 1) below the root, or at fewer if these are too many; returns how many there are,
 * or -1 if there is no memory.
 */
export function splitCount(root: usize, plies: i32, merges: bool, byFirstMove: bool): i32 {
  const isWhiteFirst = turn(root) == colorOf<White>();
  const moves = (isWhiteFirst ? listMoves<White>(MOVES, root) : listMoves<Black>(MOVES, root)) - MOVES;
  origins = byFirstMove ? max(<i32>moves >> 2, 1) : 1;
  capacity = min(MAX_TASKS, MAX_PATHS / origins);
  if (!layOut()) return -1;
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

/** The address of the positions of the tasks of the last split, one behind another. */
export function taskPositions(): usize {
  return nextPositions;
}

/**
 * The address of the numbers of paths to the tasks of the last split: for each task, in the same order,
 * a u64 for each first move in the order in which moves are generated, or one for all.
 */
export function taskPaths(): usize {
  return nextPaths;
}
