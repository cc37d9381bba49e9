/**
 * What the generator does with the moves it finds: count them, or write them to a list.
 * Both are type arguments of one generator, so that there is a single account of the rules.
 *
 * Each function takes a cursor and returns it moved on. For Count the cursor is the number of moves;
 * for List it is the address behind the last move written, 4 bytes a move.
 *
 * A list may leave out moves that touch nobody (`replies/`), which are then only counted, many at once.
 */
import { has, lowest } from './bitboard';
import { BISHOP, DOUBLE_STEP, KING, KNIGHT, NORMAL, PAWN, packMove, QUEEN, ROOK } from './move';

export type Count = u8;
export type List = u16;

function counts<S>(): bool {
  return sizeof<S>() == 1;
}

/** For each role the squares that matter: a plain move of it between two others is left out of the list. */
const MATTERING: usize = memory.data(8 * 8, 16);

/** How many moves the last list left out. */
export let leftOut: i32 = 0;

/** Sets the squares that matter when a role moves. */
export function setMattering(role: i32, squares: u64): void {
  store<u64>(MATTERING + ((<usize>role) << 3), squares);
}

function mattering(role: i32): u64 {
  return load<u64>(MATTERING + ((<usize>role) << 3));
}

/** Begins a list of all moves. */
export function beginList(): void {
  for (let role = PAWN; role <= KING; role++) setMattering(role, ~0);
}

/** Begins a list of the moves that matter. */
export function beginShortList(): void {
  leftOut = 0;
}

/** Of the targets of a piece those that are listed. */
function listed(from: i32, targets: u64, role: i32): u64 {
  const squares = mattering(role);
  if (has(squares, from)) return targets;
  leftOut += <i32>popcnt(targets & ~squares);
  return targets & squares;
}

/** Of the targets of pawns, each from the target minus `step`, those that are listed. */
function listedPawns(targets: u64, step: i32): u64 {
  const squares = mattering(PAWN);
  const all = squares | (step > 0 ? squares << (<u64>step) : squares >> <u64>-step);
  leftOut += <i32>popcnt(targets & ~all);
  return targets & all;
}

/** One move. */
export function addMove<S>(cursor: usize, move: u32): usize {
  if (counts<S>()) return cursor + 1;
  store<u32>(cursor, move);
  return cursor + 4;
}

/** The moves of one piece to each of the targets. */
export function addTargets<S>(cursor: usize, from: i32, targets: u64, role: i32): usize {
  if (counts<S>()) return cursor + <usize>popcnt(targets);
  const base = packMove(from, 0, role, 0, 0, NORMAL);
  for (let rest = listed(from, targets, role); rest != 0; rest &= rest - 1) {
    store<u32>(cursor, base | (lowest(rest) << 6));
    cursor += 4;
  }
  return cursor;
}

/** Pawn moves that do not promote, to each of the targets, each from the target minus `step`. */
export function addPawns<S>(cursor: usize, targets: u64, step: i32, kind: i32): usize {
  if (counts<S>()) return cursor + <usize>popcnt(targets);
  for (let rest = listedPawns(targets, step); rest != 0; rest &= rest - 1) {
    const to = lowest(rest);
    store<u32>(cursor, packMove(to - step, to, PAWN, 0, 0, kind));
    cursor += 4;
  }
  return cursor;
}

/** Four promotions to each of the targets. */
export function addPromotions<S>(cursor: usize, targets: u64, step: i32): usize {
  if (counts<S>()) return cursor + ((<usize>popcnt(targets)) << 2);
  for (let rest = targets; rest != 0; rest &= rest - 1) {
    const to = lowest(rest);
    store<u32>(cursor, packMove(to - step, to, PAWN, 0, QUEEN, NORMAL));
    store<u32>(cursor, packMove(to - step, to, PAWN, 0, ROOK, NORMAL), 4);
    store<u32>(cursor, packMove(to - step, to, PAWN, 0, BISHOP, NORMAL), 8);
    store<u32>(cursor, packMove(to - step, to, PAWN, 0, KNIGHT, NORMAL), 12);
    cursor += 16;
  }
  return cursor;
}

/** Single and double steps, which never share a target. */
export function addSteps<S>(cursor: usize, singles: u64, doubles: u64, step: i32): usize {
  if (counts<S>()) return cursor + <usize>popcnt(singles | doubles);
  cursor = addPawns<S>(cursor, singles, step, NORMAL);
  return addPawns<S>(cursor, doubles, step << 1, DOUBLE_STEP);
}
