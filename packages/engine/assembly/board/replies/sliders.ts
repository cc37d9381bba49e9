/** The replies of their bishops, rooks and queens. A queen is two sliders: a rook and a bishop. */
import { bishopAttacks, rookAttacks } from '../attacks';
import { bit, has, lowest } from '../bitboard';
import { bishops, queens, rooks } from '../position';
import { Base } from './base';

/** 32 bytes a slider: the squares whose change matters to it, its pin line or else all squares, its number of moves, its square. */
const STRAIGHT: usize = memory.data(64 * 32, 16);
const DIAGONAL: usize = memory.data(64 * 32, 16);
const LIMIT: usize = 8;
const MOVES: usize = 16;
const SQUARE: usize = 20;
const STRIDE: usize = 32;
let straightEnd: usize = 0;
let diagonalEnd: usize = 0;

function add(at: usize, square: i32, attacks: u64, limit: u64): usize {
  const moves = <i32>popcnt(attacks & ~Base.theirs);
  const watched = attacks | bit(square);
  store<u64>(at, watched);
  store<u64>(at, limit, LIMIT);
  store<i32>(at, moves, MOVES);
  store<i32>(at, square, SQUARE);
  Base.seenBySliders |= watched;
  Base.replies += moves;
  return at + STRIDE;
}

/** Adds the replies of sliders if we passed, and notes what can change them. */
export function prepareSliders(position: usize): void {
  const pinHV = Base.pinHV;
  const pinD = Base.pinD;
  const queenSet = queens(position);
  const straight = (rooks(position) | queenSet) & Base.theirs;
  const diagonal = (bishops(position) | queenSet) & Base.theirs;
  const free = ~(pinHV | pinD);
  Base.seenBySliders = 0;
  let at = STRAIGHT;
  for (let rest = straight & free; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    at = add(at, square, rookAttacks(square, Base.occupied), ~0);
  }
  for (let rest = straight & pinHV; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    at = add(at, square, rookAttacks(square, Base.occupied) & pinHV, pinHV);
  }
  straightEnd = at;
  at = DIAGONAL;
  for (let rest = diagonal & free; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    at = add(at, square, bishopAttacks(square, Base.occupied), ~0);
  }
  for (let rest = diagonal & pinD; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    at = add(at, square, bishopAttacks(square, Base.occupied) & pinD, pinD);
  }
  diagonalEnd = at;
}

/** By how many the replies of sliders grow through a move that changes two squares, of which `target` is now ours. */
export function sliderGrowth(change: u64, target: u64, occupied: u64): i32 {
  const open = ~(Base.theirs & ~target);
  let growth = 0;
  for (let at = STRAIGHT; at < straightEnd; at += STRIDE) {
    if ((load<u64>(at) & change) == 0) continue;
    const square = load<i32>(at, SQUARE);
    growth -= load<i32>(at, MOVES);
    if (!has(target, square)) growth += <i32>popcnt(rookAttacks(square, occupied) & load<u64>(at, LIMIT) & open);
  }
  for (let at = DIAGONAL; at < diagonalEnd; at += STRIDE) {
    if ((load<u64>(at) & change) == 0) continue;
    const square = load<i32>(at, SQUARE);
    growth -= load<i32>(at, MOVES);
    if (!has(target, square)) growth += <i32>popcnt(bishopAttacks(square, occupied) & load<u64>(at, LIMIT) & open);
  }
  return growth;
}
