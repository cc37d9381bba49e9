/** Counting the leaves of the tree of legal moves. The last ply is counted without being written or played. */
import { bit, RANK_1, RANK_8 } from './bitboard';
import { castledKing, castledRook } from './castling';
import { Black, colorOf, forwardStep, isWhite, White } from './color';
import { CASTLING, DOUBLE_STEP, EN_PASSANT, KING, moveFrom, moveKind, movePromotion, moveRole, moveTo } from './move';
import { addLegalMoves } from './movegen';
import {
  BISHOPS,
  BLACK,
  CASTLING_ROOKS,
  castlingRooks,
  KINGS,
  POSITION_BYTES,
  QUEENS,
  ROOKS,
  turn,
  WHITE,
} from './position';
import { Count, List } from './sink';

/** The deepest count there is room for. */
export const MAX_DEPTH: i32 = 32;

/** One record a ply. */
const POSITIONS: usize = memory.data(96 * 32, 16);
/** The lists of all plies, one behind another; no position has more than 64 x 28 moves. */
const LISTS: usize = memory.data(4 * 64 * 28 * 32, 16);

/**
 * Plays a move of the color without the clocks, which no count asks for.
 * All sets are cleared of the squares that change at once, so nobody needs to know what was captured.
 * In a class for its decorator: the call costs 2% of perft.
 */
class Player {
  @inline static advance<C>(to: usize, from: usize, move: u32): void {
    const source = moveFrom(move);
    const target = moveTo(move);
    const kind = moveKind(move);
    const role = moveRole(move);
    let cleared = bit(source) | bit(target);
    let rights = castlingRooks(from) & ~cleared;
    if (role == KING) rights &= isWhite<C>() ? ~RANK_1 : ~RANK_8;
    if (kind == EN_PASSANT) cleared |= bit(target - forwardStep<C>());

    const mask = i64x2.splat(cleared);
    v128.store(to, v128.andnot(v128.load(from), mask));
    v128.store(to, v128.andnot(v128.load(from, BISHOPS), mask), BISHOPS);
    v128.store(to, v128.andnot(v128.load(from, QUEENS), mask), QUEENS);
    v128.store(to, v128.andnot(v128.load(from, WHITE), mask), WHITE);
    store<u64>(to, rights, CASTLING_ROOKS);
    const ep = kind == DOUBLE_STEP ? target - forwardStep<C>() : -1;
    store<u64>(to, ((<u64>(<u32>ep)) << 32) | (isWhite<C>() ? 1 : 0), CASTLING_ROOKS + 8);

    const ours = to + (isWhite<C>() ? WHITE : BLACK);
    if (kind == CASTLING) {
      const king = bit(castledKing(source, target));
      const rook = bit(castledRook(source, target));
      store<u64>(to, load<u64>(to, KINGS) | king, KINGS);
      store<u64>(to, load<u64>(to, ROOKS) | rook, ROOKS);
      store<u64>(ours, load<u64>(ours) | king | rook);
      return;
    }
    const promotion = movePromotion(move);
    const placed = to + ((<usize>((promotion != 0 ? promotion : role) - 1)) << 3);
    store<u64>(placed, load<u64>(placed) | bit(target));
    store<u64>(ours, load<u64>(ours) | bit(target));
  }
}

function countLegal<C>(position: usize): u64 {
  return <u64>addLegalMoves<C, Count>(0, position);
}

/** Leaves at the depth, which is at least 1. `child` and `list` are free for this ply and deeper ones. */
function leaves<C>(position: usize, depth: i32, child: usize, list: usize): u64 {
  if (depth == 1) return countLegal<C>(position);
  const end = addLegalMoves<C, List>(list, position);
  let sum: u64 = 0;
  if (depth == 2) {
    for (let at = list; at < end; at += 4) {
      Player.advance<C>(child, position, load<u32>(at));
      sum += isWhite<C>() ? countLegal<Black>(child) : countLegal<White>(child);
    }
    return sum;
  }
  for (let at = list; at < end; at += 4) {
    Player.advance<C>(child, position, load<u32>(at));
    const next = child + POSITION_BYTES;
    sum += isWhite<C>() ? leaves<Black>(child, depth - 1, next, end) : leaves<White>(child, depth - 1, next, end);
  }
  return sum;
}

/** The number of legal move sequences of the given length (0 to MAX_DEPTH) from the position. */
export function countLeaves(position: usize, depth: i32): u64 {
  if (depth <= 0) return 1;
  return turn(position) == colorOf<White>()
    ? leaves<White>(position, depth, POSITIONS, LISTS)
    : leaves<Black>(position, depth, POSITIONS, LISTS);
}
