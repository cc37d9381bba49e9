/**
 * The border of single moves: SAN of one move read and judged, moves tested, played and told apart.
 * Positions here carry the pieces that give check (`check.ts`), which `noteChecks` finds out first.
 */
import { FILE_A, RANK_1 } from '../board/bitboard';
import {
  CASTLING,
  EN_PASSANT,
  moveFrom,
  moveKind,
  movePromotion,
  moveRole,
  moveTo,
  NULL_MOVE,
  PAWN,
} from '../board/move';
import { playMove } from '../board/play';
import { POSITION_BYTES } from '../board/position';
import { checkersOf, isMate, noteCheckers } from './check';
import {
  AMBIGUOUS,
  ANY_ORIGIN,
  ILLEGAL,
  resolveCastling,
  resolvePawnCapture,
  resolvePawnPush,
  resolvePiece,
} from './resolve';
import { playNoting, resolveScanned, scanSan } from './san';

/** Eight characters and the zeros behind them. */
const TEXT: usize = memory.data(32, 16);
const AFTER: usize = memory.data(POSITION_BYTES as i32, 16);

/** Finds the pieces that give check in a position, and notes them in its record. */
export function noteChecks(position: usize): void {
  noteCheckers(position);
}

/**
 * Reads a move of standard SAN: at most eight ASCII characters, the first in the lowest byte of `low`, zeros behind the last.
 * Returns it packed; 0 where the text is no standard SAN, or not of exactly one legal move.
 */
export function readSan(position: usize, low: u32, high: u32, length: i32): u32 {
  store<u32>(TEXT, low);
  store<u32>(TEXT, high, 4);
  return scanSan<u8>(TEXT) == TEXT + <usize>length ? resolveScanned(position) : 0;
}

/** Whether a packed move is one of the legal moves, in all its parts. A null move is not. */
export function isLegal(position: usize, move: u32): i32 {
  const from = moveFrom(move);
  const to = moveTo(move);
  const role = moveRole(move);
  if (role == 0 || role == 7) return 0;
  let found: u32;
  if (moveKind(move) == CASTLING) found = resolveCastling(position, from < to);
  else if (role != PAWN) found = resolvePiece(position, role, (1 as u64) << (from as u64), to);
  else if (((from ^ to) & 7) == 0) found = resolvePawnPush(position, to, movePromotion(move));
  else found = resolvePawnCapture(position, from & 7, to, movePromotion(move));
  return found != ILLEGAL && found == move ? 1 : 0;
}

/** Plays a move that fits the position, in place; afterwards its record carries the checks again. */
export function playOn(position: usize, move: u32): void {
  if (moveKind(move) == NULL_MOVE) {
    playMove(position, position, move);
    noteCheckers(position);
  } else {
    playNoting(position, position, move);
  }
}

/**
 * What the SAN of a legal move needs beside its piece and target: bit 0 the file it comes from, bit 1 the rank,
 * bit 2 the mark of check, bit 3 that of mate (then without bit 2).
 */
export function sanNeeds(position: usize, move: u32): i32 {
  playNoting(AFTER, position, move);
  const mark = checkersOf(AFTER) == 0 ? 0 : isMate(AFTER) ? 8 : 4;
  return mark | originNeeded(position, move);
}

function originNeeded(position: usize, move: u32): i32 {
  const role = moveRole(move);
  if (role == PAWN || moveKind(move) == CASTLING || moveKind(move) == EN_PASSANT) return 0;
  const from = moveFrom(move);
  const to = moveTo(move);
  if (resolvePiece(position, role, ANY_ORIGIN, to) != AMBIGUOUS) return 0;
  if (resolvePiece(position, role, FILE_A << ((from & 7) as u64), to) != AMBIGUOUS) return 1;
  return resolvePiece(position, role, RANK_1 << ((from & 56) as u64), to) != AMBIGUOUS ? 2 : 3;
}
