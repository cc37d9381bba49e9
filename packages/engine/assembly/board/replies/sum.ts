/**
 * Counting the replies to all moves of a position without playing most of them.
 *
 * Once for a position the replies are counted as if the side to move passed (`prepare.ts`). A move changes two squares:
 * whoever does not look at these has as many replies as before, and only the rest counts again.
 * Moves that could give check or touch a pin, and those that change more than two squares, are played and counted from scratch.
 */
import { Player } from '../advance';
import { epTakers, knightAttacks } from '../attacks';
import { bit } from '../bitboard';
import { Black, colorOf, forwardStep, isWhite, White } from '../color';
import { DOUBLE_STEP, moveFrom, moveKind, moveRole, moveTo } from '../move';
import { addPawnMoves, countMoves, listMattering } from '../movegen';
import { Count, leftOut } from '../sink';
import { Base, barred, seenByKing } from './base';
import { kingRepliesAfter } from './king';
import { prepareReplies } from './prepare';
import { sliderGrowth } from './sliders';

/** The bits of a packed move that promotes, takes en passant or castles. */
const SPECIAL: u32 = 0x17000;
const UNKNOWN: i32 = -1;

/** The number of replies of T to a move, or UNKNOWN if it is not judged. */
function judge<T>(move: u32): i32 {
  if ((move & SPECIAL) != 0) return UNKNOWN;
  const to = moveTo(move);
  const role = moveRole(move);
  const source = bit(moveFrom(move));
  const target = bit(to);
  if (((source & Base.held) | (target & barred(role))) != 0) return UNKNOWN;
  if (moveKind(move) == DOUBLE_STEP) {
    if ((epTakers(colorOf<T>(), to + forwardStep<T>()) & Base.theirPawns) != 0) return UNKNOWN;
  }
  const change = source | target;
  const occupied = (Base.occupied & ~source) | target;
  let count = Base.replies;
  if ((change & seenByKing(role)) != 0) count += kingRepliesAfter<T>(role, change, occupied) - Base.kingReplies;
  if ((change & Base.seenBySliders) != 0) count += sliderGrowth(change, target, occupied);
  if ((change & Base.seenByPawns) != 0) {
    const left = Base.theirPawns & ~target;
    const allowed = ~Base.theirs | target;
    count += <i32>addPawnMoves<T, Count>(0, left, Base.ours ^ change, ~occupied, allowed, Base.pinHV, Base.pinD);
    count -= Base.pawnReplies;
  }
  if ((target & Base.theirs) != 0) {
    const jumps = knightAttacks(to);
    count += <i32>popcnt(jumps & Base.theirKnights);
    if ((target & Base.theirKnights) != 0) count -= <i32>popcnt(jumps & ~Base.theirs);
  }
  return count;
}

function countPlayed<T>(position: usize, child: usize, move: u32): u64 {
  if (isWhite<T>()) Player.advance<Black>(child, position, move);
  else Player.advance<White>(child, position, move);
  return countMoves<T>(child);
}

/** The number of replies of T to all the legal moves of a position. `child` is free for a position, `list` for moves. */
export function sumReplies<T>(position: usize, child: usize, list: usize): u64 {
  prepareReplies<T>(position);
  const end = isWhite<T>() ? listMattering<Black>(list, position) : listMattering<White>(list, position);
  let sum = <u64>Base.replies * leftOut;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    const replies = judge<T>(move);
    sum += replies == UNKNOWN ? countPlayed<T>(position, child, move) : <u64>replies;
  }
  return sum;
}
