/**
 * From "a knight to f3" to a move: standard SAN resolved backwards from its target square.
 * Pieces of the role that reach the target are few, so legality is looked at only where it can fail:
 * in check, for the king, for en passant, and for a piece on a line between its king and an aligned slider.
 */
import {
  between,
  bishopAttacks,
  bishopRays,
  kingAttacks,
  knightAttacks,
  lineThrough,
  rookAttacks,
  rookRays,
} from '../board/attacks';
import { bit, has, lowest } from '../board/bitboard';
import { castledKing, castledRook } from '../board/castling';
import {
  BISHOP,
  CASTLING,
  DOUBLE_STEP,
  EN_PASSANT,
  KING,
  KNIGHT,
  NORMAL,
  PAWN,
  packMove,
  QUEEN,
  ROOK,
} from '../board/move';
import {
  attackersTo,
  bishops,
  byColor,
  byRole,
  castlingRooks,
  epSquare,
  isAttacked,
  kingSquare,
  occupied,
  pawns,
  queens,
  roleAt,
  rooks,
  turn,
  unblocked,
} from '../board/position';
import { checkersOf } from './check';

/** What the resolvers return instead of a move. No packed move is 0 or 1. */
export const ILLEGAL: u32 = 0;
export const AMBIGUOUS: u32 = 1;

export const ANY_ORIGIN: u64 = 0xffff_ffff_ffff_ffff;

/** The move of a piece of the role (not a pawn) from one of the origins to a square. */
export function resolvePiece(position: usize, role: i32, origins: u64, to: i32): u32 {
  const us = turn(position);
  const ours = byColor(position, us);
  if (has(ours, to)) return ILLEGAL;
  const theirs = byColor(position, us ^ 1);
  const all = ours | theirs;

  let candidates = byRole(position, role) & ours & origins;
  switch (role) {
    case KNIGHT:
      candidates &= knightAttacks(to);
      break;
    case BISHOP:
      candidates = unblocked(candidates & bishopRays(to), to, all);
      break;
    case ROOK:
      candidates = unblocked(candidates & rookRays(to), to, all);
      break;
    case QUEEN:
      candidates = unblocked(candidates & (bishopRays(to) | rookRays(to)), to, all);
      break;
    default:
      candidates &= kingAttacks(to);
  }
  if (candidates == 0) return ILLEGAL;

  if (role == KING) {
    if (isAttacked(position, to, us ^ 1, all & ~candidates)) return ILLEGAL;
  } else {
    const king = kingSquare(position, us);
    if (!meetsCheck(position, king, to)) return ILLEGAL;
    let rest = candidates;
    while (rest != 0) {
      const from = lowest(rest);
      rest &= rest - 1;
      if (isPinnedAway(position, king, from, to, theirs, all)) candidates &= ~bit(from);
    }
    if (candidates == 0) return ILLEGAL;
    if ((candidates & (candidates - 1)) != 0) return AMBIGUOUS;
  }
  return packMove(lowest(candidates), to, role, has(theirs, to) ? roleAt(position, to) : 0, 0, NORMAL);
}

/** The pawn's move straight ahead to a square; `promotion` is a role or 0. */
export function resolvePawnPush(position: usize, to: i32, promotion: i32): u32 {
  const us = turn(position);
  const all = occupied(position);
  if (has(all, to) || !promotionFits(us, to, promotion)) return ILLEGAL;
  const ours = byColor(position, us) & pawns(position);
  const back = us == 0 ? -8 : 8;
  let from = to + back;
  let kind = NORMAL;
  if ((from & ~63) != 0) return ILLEGAL;
  if (!has(ours, from)) {
    if (has(all, from) || to >> 3 != (us == 0 ? 3 : 4)) return ILLEGAL;
    from += back;
    if (!has(ours, from)) return ILLEGAL;
    kind = DOUBLE_STEP;
  }
  const king = kingSquare(position, us);
  if (!meetsCheck(position, king, to) || isPinnedAway(position, king, from, to, byColor(position, us ^ 1), all))
    return ILLEGAL;
  return packMove(from, to, PAWN, 0, promotion, kind);
}

/** The pawn's capture from a file (0-7) on a square. */
export function resolvePawnCapture(position: usize, file: i32, to: i32, promotion: i32): u32 {
  const us = turn(position);
  const theirs = byColor(position, us ^ 1);
  const aside = file - (to & 7);
  if ((aside != 1 && aside != -1) || !promotionFits(us, to, promotion)) return ILLEGAL;
  const from = to + (us == 0 ? -8 : 8) + aside;
  if ((from & ~63) != 0 || !has(byColor(position, us) & pawns(position), from)) return ILLEGAL;
  const king = kingSquare(position, us);
  const all = occupied(position);

  if (!has(theirs, to)) {
    if (to != epSquare(position)) return ILLEGAL;
    // Two pawns leave their squares at once: look from the king at what remains.
    const victim = bit(to ^ 8);
    const after = (all ^ bit(from) ^ victim) | bit(to);
    if ((attackersTo(position, king, after) & theirs & ~victim) != 0) return ILLEGAL;
    return packMove(from, to, PAWN, PAWN, 0, EN_PASSANT);
  }
  if (!meetsCheck(position, king, to) || isPinnedAway(position, king, from, to, theirs, all)) return ILLEGAL;
  return packMove(from, to, PAWN, roleAt(position, to), promotion, NORMAL);
}

/** Castling on the king's side (h) or the queen's (a), by the rules of Chess960, of which the usual ones are a case. */
export function resolveCastling(position: usize, kingSide: bool): u32 {
  if (checkersOf(position) != 0) return ILLEGAL;
  const us = turn(position);
  const king = kingSquare(position, us);
  const beyond = kingSide ? ANY_ORIGIN << (king as u64) : bit(king) - 1;
  const candidates = castlingRooks(position) & byColor(position, us) & beyond;
  if (candidates == 0) return ILLEGAL;
  const rook = lowest(candidates);
  const kingTo = castledKing(king, rook);
  const rookTo = castledRook(king, rook);
  const others = occupied(position) & ~(bit(king) | bit(rook));
  const kingPath = between(king, kingTo) | bit(kingTo);
  if (((kingPath | between(rook, rookTo) | bit(rookTo)) & others) != 0) return ILLEGAL;
  // The rook may have covered its king along the back rank, so it is taken away, too.
  let walk = kingPath;
  while (walk != 0) {
    if (isAttacked(position, lowest(walk), us ^ 1, others)) return ILLEGAL;
    walk &= walk - 1;
  }
  return packMove(king, rook, KING, 0, 0, CASTLING);
}

/** Whether a piece other than the king that arrives on `to` leaves its king without a check that stands now. */
function meetsCheck(position: usize, king: i32, to: i32): bool {
  const checkers = checkersOf(position);
  if (checkers == 0) return true;
  if ((checkers & (checkers - 1)) != 0) return false;
  return has(between(king, lowest(checkers)) | checkers, to);
}

/** Whether the piece on `from` covers its king from a slider and would not do so on `to`. */
function isPinnedAway(position: usize, king: i32, from: i32, to: i32, theirs: u64, all: u64): bool {
  const line = lineThrough(king, from);
  const straight = has(rookRays(king), from);
  const sliders = line & theirs & (queens(position) | (straight ? rooks(position) : bishops(position)));
  // Hardly ever is there any on the line.
  if (sliders == 0 || has(line, to)) return false;
  const without = all ^ bit(from);
  const seen = straight ? rookAttacks(king, without) : bishopAttacks(king, without);
  return (seen & sliders) != 0;
}

/** A pawn promotes on its last rank and nowhere else. */
function promotionFits(us: i32, to: i32, promotion: i32): bool {
  return (to >> 3 == (us == 0 ? 7 : 0)) == (promotion != 0);
}
