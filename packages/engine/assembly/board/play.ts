/** Making a move: the new record is written elsewhere, or over the old one. There is no unmake: keep the old record. */
import { bit, RANK_1, RANK_8 } from './bitboard';
import { castledKing, castledRook } from './castling';
import {
  CASTLING,
  DOUBLE_STEP,
  EN_PASSANT,
  KING,
  moveCaptured,
  moveFrom,
  moveKind,
  movePromotion,
  moveRole,
  moveTo,
  NULL_MOVE,
  PAWN,
} from './move';
import {
  CASTLING_ROOKS,
  castlingRooks,
  copyPosition,
  EP_SQUARE,
  FULLMOVE_NUMBER,
  fullmoveNumber,
  HALFMOVE_CLOCK,
  halfmoveClock,
  KINGS,
  ROOKS,
  TURN,
  turn,
  WHITE,
} from './position';

/** Adds the squares of `change` that a set lacks and takes those it has. */
function flip(set: usize, change: u64): void {
  store<u64>(set, load<u64>(set) ^ change);
}

function flipRole(position: usize, role: i32, change: u64): void {
  flip(position + ((<usize>(role - 1)) << 3), change);
}

/**
 * Writes to `to` the position after a move in the position `from`; both may be the same record.
 * The move is not checked: it must fit the position (its roles, its colors).
 */
export function playMove(to: usize, from: usize, move: u32): void {
  if (to != from) copyPosition(to, from);
  const us = turn(to);
  const kind = moveKind(move);
  const role = moveRole(move);
  const captured = moveCaptured(move);
  const source = moveFrom(move);
  const target = moveTo(move);
  const ours = to + WHITE + ((<usize>us) << 3);

  store<i32>(to, us ^ 1, TURN);
  store<i32>(to, -1, EP_SQUARE);
  store<i32>(to, fullmoveNumber(to) + us, FULLMOVE_NUMBER);
  store<i32>(to, role == PAWN || captured != 0 ? 0 : halfmoveClock(to) + 1, HALFMOVE_CLOCK);
  if (kind == NULL_MOVE) return;

  let rights = castlingRooks(to) & ~(bit(source) | bit(target));
  if (role == KING) rights &= us == 0 ? ~RANK_1 : ~RANK_8;
  store<u64>(to, rights, CASTLING_ROOKS);

  if (kind == CASTLING) {
    // King and rook may stand on each other's goal, so each set is cleared before it is filled.
    const king = bit(castledKing(source, target));
    const rook = bit(castledRook(source, target));
    flip(to + KINGS, bit(source) ^ king);
    flip(to + ROOKS, bit(target) ^ rook);
    store<u64>(ours, (load<u64>(ours) & ~(bit(source) | bit(target))) | king | rook);
    return;
  }

  if (captured != 0) {
    const victim = bit(kind == EN_PASSANT ? target ^ 8 : target);
    flipRole(to, captured, victim);
    flip(to + WHITE + ((<usize>(us ^ 1)) << 3), victim);
  }
  const promotion = movePromotion(move);
  flip(ours, bit(source) | bit(target));
  flipRole(to, role, bit(source));
  flipRole(to, promotion != 0 ? promotion : role, bit(target));
  if (kind == DOUBLE_STEP) store<i32>(to, (source + target) >> 1, EP_SQUARE);
}
