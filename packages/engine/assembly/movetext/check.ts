/**
 * Checks, kept up to date from move to move.
 * The reader's positions carry the pieces that give check in the two reserved words of their record.
 */
import {
  bishopAttacks,
  bishopRays,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
  rookRays,
} from '../board/attacks';
import { bit, lowest } from '../board/bitboard';
import { CASTLING, EN_PASSANT, KNIGHT, moveFrom, moveKind, movePromotion, moveRole, moveTo, PAWN } from '../board/move';
import { countLeaves } from '../board/perft';
import {
  bishops,
  byColor,
  checkers as findCheckers,
  isAttacked,
  kingSquare,
  occupied,
  queens,
  rooks,
  turn,
} from '../board/position';

const CHECKERS: usize = 88;

/** The pieces that give check, as `noteCheckers` left them. */
export function checkersOf(position: usize): u64 {
  return load<u64>(position, CHECKERS);
}

/** Finds the pieces that give check in a position of unknown history. */
export function noteCheckers(position: usize): void {
  store<u64>(position, findCheckers(position), CHECKERS);
}

/** Finds the pieces that give check after `move`, which has just been played. */
export function noteCheckersAfter(position: usize, move: u32): void {
  const kind = moveKind(move);
  if (kind == EN_PASSANT || kind == CASTLING) {
    noteCheckers(position);
    return;
  }
  const us = turn(position);
  const king = kingSquare(position, us);
  const to = moveTo(move);
  let found: u64 = 0;
  switch (movePromotion(move) != 0 ? movePromotion(move) : moveRole(move)) {
    case PAWN:
      found = pawnAttacks(us, king) & bit(to);
      break;
    case KNIGHT:
      found = knightAttacks(king) & bit(to);
      break;
  }
  // A slider's check starts or is uncovered on one of the king's lines. Two look-ups cost less than to tell which.
  if (((rookRays(king) | bishopRays(king)) & (bit(moveFrom(move)) | bit(to))) != 0) {
    const all = occupied(position);
    const straight = rooks(position) | queens(position);
    const diagonal = bishops(position) | queens(position);
    const seen = (rookAttacks(king, all) & straight) | (bishopAttacks(king, all) & diagonal);
    found |= seen & byColor(position, us ^ 1);
  }
  store<u64>(position, found, CHECKERS);
}

/** Whether the side to move, which is in check, is mated. */
export function isMate(position: usize): bool {
  const us = turn(position);
  const king = kingSquare(position, us);
  const without = occupied(position) & ~bit(king);
  // Most checks leave the king a flight: look for that first.
  let flights = kingAttacks(king) & ~byColor(position, us);
  while (flights != 0) {
    if (!isAttacked(position, lowest(flights), us ^ 1, without)) return false;
    flights &= flights - 1;
  }
  return countLeaves(position, 1) == 0;
}
