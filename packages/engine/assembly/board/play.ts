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
  ROOK,
} from './move';
import {
  BISHOPS,
  CASTLING_ROOKS,
  castlingRooks,
  EP_SQUARE,
  FULLMOVE_NUMBER,
  fullmoveNumber,
  HALFMOVE_CLOCK,
  halfmoveClock,
  QUEENS,
  RESERVED,
  TURN,
  turn,
  WHITE,
} from './position';

/**
 * Writes to `to` the position after a move in the position `from`; both may be the same record.
 * The move is not checked: it must fit the position (its roles, its colors).
 */
export function playMove(to: usize, from: usize, move: u32): void {
  Move.play(to, from, move);
}

/** In a class for its decorator: the reader plays a move for every few bytes. */
export class Move {
  /** As `playMove`. */
  @inline static play(to: usize, from: usize, move: u32): void {
    const us = turn(from);
    const kind = moveKind(move);
    const role = moveRole(move);
    const source = moveFrom(move);
    const target = moveTo(move);
    const clock = role == PAWN || moveCaptured(move) != 0 ? 0 : halfmoveClock(from) + 1;
    const number = fullmoveNumber(from) + us;
    const rights = castlingRooks(from);
    // All sets are cleared of the squares that change at once, so nobody needs to know what was captured.
    const changed = kind == NULL_MOVE ? 0 : bit(source) | bit(target);
    const mask = i64x2.splat(kind == EN_PASSANT ? changed | bit(target ^ 8) : changed);
    v128.store(to, v128.andnot(v128.load(from), mask));
    v128.store(to, v128.andnot(v128.load(from, BISHOPS), mask), BISHOPS);
    v128.store(to, v128.andnot(v128.load(from, QUEENS), mask), QUEENS);
    v128.store(to, v128.andnot(v128.load(from, WHITE), mask), WHITE);
    store<u64>(to, load<u64>(from, RESERVED), RESERVED);
    store<i32>(to, us ^ 1, TURN);
    store<i32>(to, kind == DOUBLE_STEP ? (source + target) >> 1 : -1, EP_SQUARE);
    store<i32>(to, clock, HALFMOVE_CLOCK);
    store<i32>(to, number, FULLMOVE_NUMBER);
    store<u64>(to, rights & ~(role == KING ? changed | (us == 0 ? RANK_1 : RANK_8) : changed), CASTLING_ROOKS);
    if (kind >= CASTLING) {
      if (kind == CASTLING) place(to, us, KING, castledKing(source, target));
      if (kind == CASTLING) place(to, us, ROOK, castledRook(source, target));
      return;
    }
    const promotion = movePromotion(move);
    place(to, us, promotion != 0 ? promotion : role, target);
  }
}

function place(position: usize, color: i32, role: i32, square: i32): void {
  const ofRole = position + ((<usize>(role - 1)) << 3);
  const ofColor = position + WHITE + ((<usize>color) << 3);
  store<u64>(ofRole, load<u64>(ofRole) | bit(square));
  store<u64>(ofColor, load<u64>(ofColor) | bit(square));
}
