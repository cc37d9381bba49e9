/**
 * The tape: four 32-bit integers a token, in the order of the text.
 *
 *   0  kind (bits 0-7) and marks (from bit 8)
 *   1  start, in units from the game's start
 *   2  length in units
 *   3  the packed move of a `San` (0 if it could not be played), the number of a `MoveNumber` or a `Nag`
 *
 * White space is the gap between tokens. The tape lies behind the text and grows to the end of memory.
 */

export const TAG_OPEN: i32 = 1;
export const TAG_NAME: i32 = 2;
export const TAG_VALUE: i32 = 3;
export const TAG_CLOSE: i32 = 4;
export const MOVE_NUMBER: i32 = 5;
export const PERIODS: i32 = 6;
export const SAN: i32 = 7;
export const WORD: i32 = 8;
export const NAG: i32 = 9;
export const SUFFIX_ANNOTATION: i32 = 10;
export const BRACE_COMMENT: i32 = 11;
export const LINE_COMMENT: i32 = 12;
export const VARIATION_OPEN: i32 = 13;
export const VARIATION_CLOSE: i32 = 14;
export const TERMINATION: i32 = 15;
export const ESCAPE_LINE: i32 = 16;
export const OUTSIDE_TEXT: i32 = 17;
export const STRAY: i32 = 18;

// Marks of a `San`.
/** No legal move fits. */
export const MARK_ILLEGAL: i32 = 1 << 8;
/** Several legal moves fit. */
export const MARK_AMBIGUOUS: i32 = 1 << 9;
/** Played, but SAN would spell it with less or with another disambiguation. */
export const MARK_DISAMBIGUATION: i32 = 1 << 10;
/** Played, but the check or mate mark is missing or wrong. */
export const MARK_CHECK: i32 = 1 << 11;
/** Played, but `x` is missing or stands where nothing is captured. */
export const MARK_CAPTURE: i32 = 1 << 12;
/** Not tried: there is no position to play in. */
export const MARK_UNPLAYED: i32 = 1 << 13;
/** A `MoveNumber` that is not the position's. */
export const MARK_WRONG_NUMBER: i32 = 1 << 8;
/** A `BraceComment` without its closing brace, a `VariationClose` that closes nothing. */
export const MARK_UNBALANCED: i32 = 1 << 8;
/** A `Termination` in another spelling than the standard's. */
export const MARK_NONSTANDARD: i32 = 1 << 8;
/** A `TagOpen`'s fault, 1-5 (see `tags.ts`), stands from this bit on. */
export const TAG_FAULT_SHIFT: i32 = 8;

// What a game holds that somebody may want to report: the union over its tokens.
export const FAULT_WORD: i32 = 1;
export const FAULT_ILLEGAL: i32 = 2;
export const FAULT_AMBIGUOUS: i32 = 4;
export const FAULT_MOVE_NUMBER: i32 = 8;
/** A move that was played, or a termination marker, in another spelling than the standard's. */
export const FAULT_SPELLING: i32 = 16;
export const FAULT_STRAY: i32 = 32;
export const FAULT_COMMENT: i32 = 64;
export const FAULT_VARIATION: i32 = 128;
export const FAULT_TAG: i32 = 256;
export const FAULT_REPEATED_TAG: i32 = 512;
export const FAULT_OUTSIDE_TEXT: i32 = 1024;
export const FAULT_NO_TERMINATION: i32 = 2048;
export const FAULT_UNPLAYED: i32 = 4096;

const TOKEN_BYTES: usize = 16;
/** So many tokens are made room for at once: 64 KiB. */
const PAGE_TOKENS: usize = 4096;

/** Union of the game's faults so far. */
export let faults: i32 = 0;
let tapeStart: usize = 0;
let tapeNext: usize = 0;
let tapeLimit: usize = 0;
let origin: usize = 0;

/** Empties the tape, which begins at `start`, for a game that begins at `gameStart`. */
export function beginTape(start: usize, gameStart: usize): void {
  tapeStart = start;
  tapeNext = start;
  tapeLimit = start;
  origin = gameStart;
  faults = 0;
}

export function addFault(fault: i32): void {
  faults |= fault;
}

export function tapeAddress(): usize {
  return tapeStart;
}

export function tokenCount(): i32 {
  return ((tapeNext - tapeStart) / TOKEN_BYTES) as i32;
}

/** Writes a token that reaches from `from` to `to`; returns its place on the tape. */
export function emit<T>(kind: i32, from: usize, to: usize, value: u32): usize {
  return Tape.emit<T>(kind, from, to, value);
}

/** In a class for its decorator: half of all tokens are moves. */
export class Tape {
  /** As `emit`. */
  @inline static emit<T>(kind: i32, from: usize, to: usize, value: u32): usize {
    const token = tapeNext;
    if (token >= tapeLimit) growTape();
    store<u64>(token, (kind as u32 as u64) | ((((from - origin) / sizeof<T>()) as u64) << 32));
    store<u64>(token, (((to - from) / sizeof<T>()) as u64) | ((value as u64) << 32), 8);
    tapeNext = token + TOKEN_BYTES;
    return token;
  }
}

/** Adds marks to a token already written. */
export function markToken(token: usize, marks: i32): void {
  store<i32>(token, load<i32>(token) | marks);
}

function growTape(): void {
  tapeLimit += PAGE_TOKENS * TOKEN_BYTES;
  const missing = (tapeLimit as isize) - ((memory.size() as isize) << 16);
  if (missing <= 0) return;
  // A quarter more than there is, so that a huge game costs few growths.
  const pages = max((missing + 0xffff) >> 16, (memory.size() as isize) >> 2) as i32;
  if (memory.grow(pages) < 0 && memory.grow(((missing + 0xffff) >> 16) as i32) < 0) unreachable();
}
