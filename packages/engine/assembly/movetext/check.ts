/**
 * Checks, kept up to date from move to move.
 * The reader's positions carry the pieces that give check in the two reserved words of their record.
 */
import {
  between,
  bishopAttacks,
  bishopRays,
  kingAttacks,
  knightAttacks,
  lineThrough,
  pawnAttacks,
  rookAttacks,
  rookRays,
} from '../board/attacks';
import { bit, has, lowest } from '../board/bitboard';
import {
  BISHOP,
  CASTLING,
  EN_PASSANT,
  KNIGHT,
  moveFrom,
  moveKind,
  movePromotion,
  moveRole,
  moveTo,
  PAWN,
  QUEEN,
  ROOK,
} from '../board/move';
import { countLeaves } from '../board/perft';
import {
  bishops,
  byColor,
  checkers as findCheckers,
  isAttacked,
  kingSquare,
  occupied,
  queens,
  RESERVED,
  rooks,
  turn,
} from '../board/position';

/** The pieces that give check, as `noteCheckers` left them. */
export function checkersOf(position: usize): u64 {
  return load<u64>(position, RESERVED);
}

/** Finds the pieces that give check in a position of unknown history. */
export function noteCheckers(position: usize): void {
  store<u64>(position, findCheckers(position), RESERVED);
}

/** In a class for its decorator, like `Move`. */
export class Checks {
  /** Finds the pieces that give check after `move`, which has just been played. */
  @inline static noteAfter(position: usize, move: u32): void {
    const kind = moveKind(move);
    if (kind == EN_PASSANT || kind == CASTLING) {
      noteCheckers(position);
      return;
    }
    const us = turn(position);
    const king = kingSquare(position, us);
    const from = moveFrom(move);
    const to = moveTo(move);
    let found: u64 = 0;
    let rays: u64 = 0;
    switch (movePromotion(move) != 0 ? movePromotion(move) : moveRole(move)) {
      case PAWN:
        found = pawnAttacks(us, king) & bit(to);
        break;
      case KNIGHT:
        found = knightAttacks(king) & bit(to);
        break;
      case BISHOP:
        rays = bishopRays(king);
        break;
      case ROOK:
        rays = rookRays(king);
        break;
      case QUEEN:
        rays = bishopRays(king) | rookRays(king);
        break;
    }
    const all = occupied(position);
    if (has(rays, to) && (between(king, to) & all) == 0) found = bit(to);
    // A slider's check is uncovered along the line that the piece leaves. Hardly ever is there any.
    const line = lineThrough(king, from);
    const straight = has(rookRays(king), from);
    const sliders =
      line & byColor(position, us ^ 1) & (queens(position) | (straight ? rooks(position) : bishops(position)));
    if (sliders != 0) found |= sliders & (straight ? rookAttacks(king, all) : bishopAttacks(king, all));
    store<u64>(position, found, RESERVED);
  }
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
