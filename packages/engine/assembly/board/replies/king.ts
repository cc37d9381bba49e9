/** The replies of their king: which squares of his zone (his steps, and his paths of castling) are safe, and what changes that. */
import {
  between,
  bishopAttacks,
  bishopRays,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
  rookRays,
} from '../attacks';
import { bit, lowest, RANK_1, RANK_8 } from '../bitboard';
import { castledKing, castledRook } from '../castling';
import { colorOf, isWhite } from '../color';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../move';
import { castlingRooks } from '../position';
import { Base, setSeenByKing } from './base';

/** 24 bytes a square of the zone: the square as a set, squares whose change matters to it, and those that matter for knights alone. */
const ZONE: usize = memory.data(64 * 24, 16);
const WATCHED: usize = 8;
const JUMPS: usize = 16;
const STRIDE: usize = 24;
let zoneEnd: usize = 0;

/** The king's steps, safe or not. */
let steps: u64 = 0;
/** The safe squares of the zone. */
let safe: u64 = 0;
/** Rooks that may castle, as far as their own men are concerned. */
let castlers: u64 = 0;

function kingPath(rook: i32): u64 {
  const goal = castledKing(Base.theirKing, rook);
  return between(Base.theirKing, goal) | bit(goal);
}

/** All squares that castling needs empty, but for king and rook themselves. */
function castlingPath(rook: i32): u64 {
  const goal = castledRook(Base.theirKing, rook);
  return (kingPath(rook) | between(rook, goal) | bit(goal)) & ~(bit(Base.theirKing) | bit(rook));
}

function countCastling(safeSquares: u64, occupied: u64): i32 {
  let count = 0;
  for (let rest = castlers; rest != 0; rest &= rest - 1) {
    const rook = lowest(rest);
    if (((castlingPath(rook) & occupied) | (kingPath(rook) & ~safeSquares)) == 0) count++;
  }
  return count;
}

/** The squares of `men`, and those between them and `square`. */
function linesFrom(square: i32, men: u64): u64 {
  let lines = men;
  for (let rest = men; rest != 0; rest &= rest - 1) lines |= between(square, lowest(rest));
  return lines;
}

/** Our men in front of sliders of ours that would attack the square if these men left. */
function curtains(square: i32, straight: u64, diagonal: u64, open: u64): u64 {
  let men: u64 = 0;
  if ((rookRays(square) & Base.ourStraight) != 0) {
    const front = straight & Base.ours;
    const behind = rookAttacks(square, open ^ front) & Base.ourStraight & ~straight;
    if (behind != 0) men |= linesFrom(square, behind) & front;
  }
  if ((bishopRays(square) & Base.ourDiagonal) != 0) {
    const front = diagonal & Base.ours;
    const behind = bishopAttacks(square, open ^ front) & Base.ourDiagonal & ~diagonal;
    if (behind != 0) men |= linesFrom(square, behind) & front;
  }
  return men;
}

/**
 * Fills the zone. A square under attack is watched along the lines of its attackers;
 * a safe one where each role would attack it from. Either is watched at the curtains.
 */
function fillZone<T>(zone: u64, always: u64): void {
  // What sliders attack is seen through the king, so that he cannot step back along a line of check.
  const open = Base.occupied ^ bit(Base.theirKing);
  let at = ZONE;
  let safeSquares: u64 = 0;
  let watched = always;
  let straightLines: u64 = 0;
  let diagonalLines: u64 = 0;
  let jumps: u64 = 0;
  let nearby: u64 = 0;
  let takers: u64 = 0;
  for (let rest = zone; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    const straight = rookAttacks(square, open);
    const diagonal = bishopAttacks(square, open);
    const from = knightAttacks(square);
    const near = kingAttacks(square);
    const pawns = pawnAttacks(colorOf<T>(), square);
    const sliders = (straight & Base.ourStraight) | (diagonal & Base.ourDiagonal);
    const leapers = (from & Base.ourKnights) | (pawns & Base.ourPawns) | (near & Base.ourKing);
    const general = leapers | linesFrom(square, sliders) | curtains(square, straight, diagonal, open);
    watched |= general;
    store<u64>(at, rest & -rest);
    if ((sliders | leapers) == 0) {
      safeSquares |= rest & -rest;
      straightLines |= straight;
      diagonalLines |= diagonal;
      jumps |= from;
      nearby |= near;
      takers |= pawns;
      store<u64>(at, general | straight | diagonal, WATCHED);
      store<u64>(at, from, JUMPS);
    } else {
      store<u64>(at, general, WATCHED);
      store<u64>(at, 0, JUMPS);
    }
    at += STRIDE;
  }
  zoneEnd = at;
  safe = safeSquares;
  setSeenByKing(PAWN, watched | takers);
  setSeenByKing(KNIGHT, watched | jumps);
  setSeenByKing(BISHOP, watched | diagonalLines);
  setSeenByKing(ROOK, watched | straightLines);
  setSeenByKing(QUEEN, watched | straightLines | diagonalLines);
  setSeenByKing(KING, watched | nearby);
}

/** Counts the replies of the king of T if we passed, and notes what can change them. Returns the rooks of his castling. */
export function prepareKing<T>(position: usize): u64 {
  steps = kingAttacks(Base.theirKing) & ~Base.theirs;
  castlers = 0;
  let zone = steps;
  let paths: u64 = 0;
  for (let rest = castlingRooks(position) & (isWhite<T>() ? RANK_1 : RANK_8); rest != 0; rest &= rest - 1) {
    const rook = lowest(rest);
    const path = castlingPath(rook);
    // Their own men in the way stay there; and in Chess960 the rook itself may be pinned.
    if (((path & Base.theirs) | (rest & -rest & Base.pinHV)) != 0) continue;
    castlers |= rest & -rest;
    zone |= kingPath(rook);
    paths |= path;
  }
  fillZone<T>(zone, paths);
  Base.kingReplies = <i32>popcnt(steps & safe);
  if (castlers != 0) Base.kingReplies += countCastling(safe, Base.occupied);
  return castlers;
}

/** Replies of the king of T after a man of the role moved between the two squares of `change`. */
export function kingRepliesAfter<T>(role: i32, change: u64, occupied: u64): i32 {
  const open = occupied ^ bit(Base.theirKing);
  const pawns = Base.ourPawns ^ (role == PAWN ? change : 0);
  const knights = Base.ourKnights ^ (role == KNIGHT ? change : 0);
  const king = Base.ourKing ^ (role == KING ? change : 0);
  const straight = Base.ourStraight ^ (role == ROOK || role == QUEEN ? change : 0);
  const diagonal = Base.ourDiagonal ^ (role == BISHOP || role == QUEEN ? change : 0);
  const jump = role == KNIGHT ? change : 0;
  let safeSquares = safe;
  for (let at = ZONE; at < zoneEnd; at += STRIDE) {
    if (((load<u64>(at, WATCHED) & change) | (load<u64>(at, JUMPS) & jump)) == 0) continue;
    const set = load<u64>(at);
    const square = lowest(set);
    const attackers =
      (rookAttacks(square, open) & straight) |
      (bishopAttacks(square, open) & diagonal) |
      (knightAttacks(square) & knights) |
      (pawnAttacks(colorOf<T>(), square) & pawns) |
      (kingAttacks(square) & king);
    safeSquares = attackers == 0 ? safeSquares | set : safeSquares & ~set;
  }
  const count = <i32>popcnt(steps & safeSquares);
  return castlers == 0 ? count : count + countCastling(safeSquares, occupied);
}
