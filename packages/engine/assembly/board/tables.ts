/**
 * Attack tables in linear memory, filled when the module starts (about 2 ms).
 * Only `attacks.ts` reads them.
 *
 * A slider's record is 32 bytes: the squares that can block it (u64), the multiplier (u64),
 * the address of its attack sets (u32, then 4 bytes unused), and the shift (u64).
 */
import { bit, lowest } from './bitboard';
import { BISHOP_MULTIPLIERS, ROOK_MULTIPLIERS } from './magics';

export const KNIGHT_TABLE: usize = memory.data(64 * 8, 16);
export const KING_TABLE: usize = memory.data(64 * 8, 16);
export const PAWN_TABLE: usize = memory.data(2 * 64 * 8, 16);
export const BETWEEN_TABLE: usize = memory.data(64 * 64 * 8, 16);
export const LINE_TABLE: usize = memory.data(64 * 64 * 8, 16);
export const ROOK_RECORDS: usize = memory.data(64 * 32, 16);
export const BISHOP_RECORDS: usize = memory.data(64 * 32, 16);
/** For each square the rook's squares on an empty board, then the bishop's. */
export const RAY_TABLE: usize = memory.data(64 * 16, 16);
/** For each color and en passant square, where its pawns can take from; the entries for 127, which is -1 cut to 7 bits, stay empty. */
export const EP_TABLE: usize = memory.data(2 * 128 * 8, 16);
/** 102,400 sets for rooks, then 5,248 for bishops. */
const SLIDER_SETS: usize = memory.data(107648 * 8, 16);

/** File and rank steps of the eight directions: four of the rook, then four of the bishop; even ones go up the board. */
const DIRECTIONS: usize = memory.data<i8>([1, 0, -1, 0, 0, 1, 0, -1, 1, 1, -1, -1, -1, 1, 1, -1]);
const KNIGHT_STEPS: usize = memory.data<i8>([1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2]);

/** For each direction and square, the squares from there to the edge. */
const RAYS: usize = memory.data(8 * 64 * 8, 16);

function step(square: i32, file: i32, rank: i32): i32 {
  const toFile = (square & 7) + file;
  const toRank = (square >> 3) + rank;
  return (toFile | toRank) & ~7 ? -1 : (toRank << 3) | toFile;
}

function leaps(square: i32, steps: usize): u64 {
  let set: u64 = 0;
  for (let k = 0; k < 8; k++) {
    const to = step(square, load<i8>(steps + (k << 1)), load<i8>(steps + (k << 1), 1));
    if (to >= 0) set |= bit(to);
  }
  return set;
}

function ray(direction: i32, square: i32): u64 {
  return load<u64>(RAYS + (((direction << 6) | square) << 3));
}

function fillRays(): void {
  for (let direction = 0; direction < 8; direction++) {
    const file = load<i8>(DIRECTIONS + (direction << 1));
    const rank = load<i8>(DIRECTIONS + (direction << 1), 1);
    for (let square = 0; square < 64; square++) {
      let set: u64 = 0;
      for (let to = step(square, file, rank); to >= 0; to = step(to, file, rank)) set |= bit(to);
      store<u64>(RAYS + (((direction << 6) | square) << 3), set);
    }
  }
}

/** Attacks along two opposite directions, of which the first goes up the board. */
function slideBothWays(square: i32, up: i32, occupied: u64): u64 {
  const above = ray(up, square);
  const below = ray(up + 1, square);
  const firstAbove = lowest((above & occupied) | 0x8000000000000000);
  const firstBelow = 63 - <i32>clz((below & occupied) | 1);
  return (above & ~ray(up, firstAbove)) | (below & ~ray(up + 1, firstBelow));
}

function slide(square: i32, firstDirection: i32, occupied: u64): u64 {
  return slideBothWays(square, firstDirection, occupied) | slideBothWays(square, firstDirection + 2, occupied);
}

/** The squares of a slider's paths whose occupation matters: all but the last of each path. */
function blockers(square: i32, firstDirection: i32): u64 {
  let set: u64 = 0;
  for (let direction = firstDirection; direction < firstDirection + 4; direction++) {
    const path = ray(direction, square);
    if (path == 0) continue;
    const end = direction & 1 ? lowest(path) : 63 - <i32>clz(path);
    set |= path & ~bit(end);
  }
  return set;
}

/** Fills the records and attack sets of one slider; returns the first free address behind them. */
function fillSlider(records: usize, multipliers: usize, firstDirection: i32, start: usize): usize {
  let sets = start;
  for (let square = 0; square < 64; square++) {
    const mask = blockers(square, firstDirection);
    const multiplier = load<u64>(multipliers + (square << 3));
    const shift = 64 - popcnt(mask);
    const record = records + (square << 5);
    store<u64>(record, mask);
    store<u64>(record, multiplier, 8);
    store<u32>(record, <u32>sets, 16);
    store<u64>(record, shift, 24);
    let occupied: u64 = 0;
    do {
      const index = <usize>((occupied * multiplier) >> shift);
      store<u64>(sets + (index << 3), slide(square, firstDirection, occupied));
      // Counts through all subsets of the mask.
      occupied = (occupied - mask) & mask;
    } while (occupied != 0);
    sets += (<usize>8) << (<usize>popcnt(mask));
  }
  return sets;
}

function fillLines(): void {
  for (let a = 0; a < 64; a++) {
    for (let direction = 0; direction < 8; direction++) {
      const path = ray(direction, a);
      const line = path | bit(a) | ray(direction ^ 1, a);
      for (let rest = path; rest != 0; rest &= rest - 1) {
        const b = lowest(rest);
        const offset = ((a << 6) | b) << 3;
        store<u64>(BETWEEN_TABLE + offset, path & ~ray(direction, b) & ~bit(b));
        store<u64>(LINE_TABLE + offset, line);
      }
    }
  }
}

function fillLeapers(): void {
  for (let square = 0; square < 64; square++) {
    const offset = square << 3;
    store<u64>(KNIGHT_TABLE + offset, leaps(square, KNIGHT_STEPS));
    store<u64>(KING_TABLE + offset, leaps(square, DIRECTIONS));
    store<u64>(RAY_TABLE + (offset << 1), slide(square, 0, 0));
    store<u64>(RAY_TABLE + (offset << 1), slide(square, 4, 0), 8);
    for (let color = 0; color < 2; color++) {
      const rank = color == 0 ? 1 : -1;
      const left = step(square, -1, rank);
      const right = step(square, 1, rank);
      const set = (left < 0 ? 0 : bit(left)) | (right < 0 ? 0 : bit(right));
      store<u64>(PAWN_TABLE + (color << 9) + offset, set);
      // The other color's pawns take on this square from where a pawn of this color on it would attack.
      store<u64>(EP_TABLE + ((color ^ 1) << 10) + offset, set);
    }
  }
}

fillRays();
fillLines();
fillLeapers();
fillSlider(BISHOP_RECORDS, BISHOP_MULTIPLIERS, 4, fillSlider(ROOK_RECORDS, ROOK_MULTIPLIERS, 0, SLIDER_SETS));
