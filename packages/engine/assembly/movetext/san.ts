/**
 * Standard SAN: read, resolved against a position, and judged.
 * Check and mate marks and `x` may be right or wrong; every other spelling is not SAN here but a word for somebody else.
 */
import { FILE_A, RANK_1 } from '../board/bitboard';
import { BISHOP, KING, KNIGHT, moveCaptured, QUEEN, ROOK } from '../board/move';
import { Move } from '../board/play';
import { Checks, checkersOf, isMate } from './check';
import {
  AMBIGUOUS,
  ANY_ORIGIN,
  ILLEGAL,
  resolveCastling,
  resolvePawnCapture,
  resolvePawnPush,
  resolvePiece,
} from './resolve';
import { MARK_AMBIGUOUS, MARK_CAPTURE, MARK_CHECK, MARK_DISAMBIGUATION, MARK_ILLEGAL } from './tape';
import { terminationEnd } from './termination';
import {
  breaksAt,
  DIGIT_1,
  DIGIT_8,
  EQUALS,
  HASH,
  LETTER_a,
  LETTER_B,
  LETTER_K,
  LETTER_N,
  LETTER_O,
  LETTER_Q,
  LETTER_R,
  LETTER_x,
  MINUS,
  PAREN_CLOSE,
  PAREN_OPEN,
  PLUS,
  unitAt,
} from './units';

// What `scanSan` found. A pawn has role 0; castling has a role of its own.
const CASTLING_ROLE: i32 = 7;
let role: i32 = 0;
let target: i32 = 0;
let originFile: i32 = -1;
let originRank: i32 = -1;
let captures: bool = false;
let promotion: i32 = 0;
let kingSide: bool = false;
/** The written mark: 0 none, 1 check, 2 mate. */
export let writtenMark: i32 = 0;

/** Marks of the move just resolved or played. */
export let moveMarks: i32 = 0;

/**
 * Scans a move of standard SAN at `at`.
 * Returns the address behind it (behind its check mark), 0 where no such move stands.
 */
export function scanSan<T>(at: usize): usize {
  const end = Scanner.core<T>(at);
  if (end == 0) return 0;
  const mark = unitAt<T>(end);
  if (mark == PAREN_OPEN && isPromotionInParentheses<T>(end)) return 0;
  writtenMark = mark == PLUS ? 1 : mark == HASH ? 2 : 0;
  const behind = writtenMark != 0 ? end + sizeof<T>() : end;
  // A termination marker may touch the move: `Qh4#0-1`.
  return breaksAt<T>(behind) || terminationEnd<T>(behind) != 0 ? behind : 0;
}

/** Whether `(N)` or the like stands at `at`, behind a pawn's last rank and perhaps `=`: a promotion, not a variation. */
export function isPromotionInParentheses<T>(at: usize): bool {
  if (unitAt<T>(at) != PAREN_OPEN || unitAt<T>(at + 2 * sizeof<T>()) != PAREN_CLOSE) return false;
  let rank = unitAt<T>(at - sizeof<T>());
  if (rank == EQUALS) rank = unitAt<T>(at - 2 * sizeof<T>());
  if (rank != DIGIT_1 && rank != DIGIT_8) return false;
  switch (unitAt<T>(at + sizeof<T>()) & ~0x20) {
    case LETTER_Q:
    case LETTER_R:
    case LETTER_B:
    case LETTER_N:
      return true;
    default:
      return false;
  }
}

/** Writes to `to` the position after a move in the position `from`, with the pieces that give check noted; both may be the same record. */
export function playNoting(to: usize, from: usize, move: u32): void {
  Move.play(to, from, move);
  Checks.noteAfter(to, move);
}

/** Resolves the move just scanned; returns it packed, 0 where no single legal move fits. Sets `moveMarks`, without those on its check mark. */
export function resolveScanned(position: usize): u32 {
  return Scanned.resolve(position);
}

/** The move just scanned. In a class for its decorators: with calls in their place the reader takes a twentieth more time. */
export class Scanned {
  /** As `resolveScanned`. */
  @inline static resolve(position: usize): u32 {
    moveMarks = 0;
    let move: u32;
    if (role == 0) {
      move = captures
        ? resolvePawnCapture(position, originFile, target, promotion)
        : resolvePawnPush(position, target, promotion);
    } else if (role == CASTLING_ROLE) {
      move = resolveCastling(position, kingSide);
    } else if ((originFile & originRank) == -1) {
      move = resolvePiece(position, role, ANY_ORIGIN, target);
    } else {
      move = resolveWithOrigin(position);
    }
    if (move <= AMBIGUOUS) {
      moveMarks = move == ILLEGAL ? MARK_ILLEGAL : MARK_AMBIGUOUS;
      move = 0;
    } else if ((moveCaptured(move) != 0) != captures) {
      moveMarks |= MARK_CAPTURE;
    }
    return move;
  }

  /**
   * Resolves it and writes to `to` the position after it; returns it packed, 0 where no single legal move fits.
   * Sets `moveMarks`, those on its check mark included.
   */
  @inline static play(to: usize, from: usize): u32 {
    const move = Scanned.resolve(from);
    if (move != 0) {
      Move.play(to, from, move);
      Checks.noteAfter(to, move);
      const check = checkersOf(to) != 0;
      if (check != (writtenMark != 0) || (check && isMate(to) != (writtenMark == 2))) moveMarks |= MARK_CHECK;
    }
    return move;
  }
}

/** SAN names the file where that is enough, else the rank where that is enough, else both; and nothing where nothing is needed. */
function resolveWithOrigin(position: usize): u32 {
  const onFile = originFile < 0 ? ANY_ORIGIN : FILE_A << (originFile as u64);
  const onRank = originRank < 0 ? ANY_ORIGIN : RANK_1 << ((originRank << 3) as u64);
  const move = resolvePiece(position, role, onFile & onRank, target);
  if (move <= AMBIGUOUS) return move;
  const from = move & 63;
  let plain = resolvePiece(position, role, ANY_ORIGIN, target) > AMBIGUOUS;
  if (!plain && originRank >= 0) {
    plain = resolvePiece(position, role, FILE_A << ((from & 7) as u64), target) > AMBIGUOUS;
    if (!plain && originFile >= 0) plain = resolvePiece(position, role, onRank, target) > AMBIGUOUS;
  }
  if (plain) moveMarks = MARK_DISAMBIGUATION;
  return move;
}

/** In a class for its decorator. */
class Scanner {
  /** Scans all but the check mark. */
  @inline static core<T>(at: usize): usize {
    const unit = unitAt<T>(at);
    originFile = -1;
    originRank = -1;
    captures = false;
    promotion = 0;

    const file = unit - LETTER_a;
    if ((file as u32) < 8) {
      role = 0;
      let next = unitAt<T>(at + sizeof<T>());
      let behind: usize;
      if (next == LETTER_x) {
        captures = true;
        originFile = file;
        const toFile = unitAt<T>(at + 2 * sizeof<T>()) - LETTER_a;
        const toRank = unitAt<T>(at + 3 * sizeof<T>()) - 0x31;
        if (((toFile | toRank) & ~7) != 0) return 0;
        target = toFile | (toRank << 3);
        behind = at + 4 * sizeof<T>();
      } else {
        const toRank = next - 0x31;
        if ((toRank & ~7) != 0) return 0;
        target = file | (toRank << 3);
        behind = at + 2 * sizeof<T>();
      }
      if (unitAt<T>(behind) == EQUALS) {
        promotion = promotionRole(unitAt<T>(behind + sizeof<T>()));
        if (promotion == 0) return 0;
        behind += 2 * sizeof<T>();
      }
      return behind;
    }

    switch (unit) {
      case LETTER_N:
        role = KNIGHT;
        break;
      case LETTER_B:
        role = BISHOP;
        break;
      case LETTER_R:
        role = ROOK;
        break;
      case LETTER_Q:
        role = QUEEN;
        break;
      case LETTER_K:
        role = KING;
        break;
      case LETTER_O:
        return scanCastling<T>(at);
      default:
        return 0;
    }
    return scanPiece<T>(at + sizeof<T>());
  }
}

/** Scans what stands behind a piece letter: `f3`, `xf3`, `gf3`, `gxf3`, `1f3`, `1xf3`, `g1f3`, `g1xf3`. */
function scanPiece<T>(at: usize): usize {
  let toFile = unitAt<T>(at) - LETTER_a;
  let toRank = unitAt<T>(at + sizeof<T>()) - 0x31;
  let behind = at + 2 * sizeof<T>();
  if (((toFile | toRank) & ~7) == 0) {
    // A square; it is where the piece comes from when another one follows.
    let next = behind;
    const takes = unitAt<T>(next) == LETTER_x;
    if (takes) next += sizeof<T>();
    const file = unitAt<T>(next) - LETTER_a;
    if ((file & ~7) != 0) {
      if (takes) return 0;
      target = toFile | (toRank << 3);
      return behind;
    }
    const rank = unitAt<T>(next + sizeof<T>()) - 0x31;
    if ((rank & ~7) != 0) return 0;
    originFile = toFile;
    originRank = toRank;
    captures = takes;
    target = file | (rank << 3);
    return next + 2 * sizeof<T>();
  }

  if ((toFile & ~7) == 0) {
    originFile = toFile;
    at += sizeof<T>();
  } else {
    const rank = unitAt<T>(at) - 0x31;
    if ((rank & ~7) == 0) {
      originRank = rank;
      at += sizeof<T>();
    }
  }
  if (unitAt<T>(at) == LETTER_x) {
    captures = true;
    at += sizeof<T>();
  }
  toFile = unitAt<T>(at) - LETTER_a;
  toRank = unitAt<T>(at + sizeof<T>()) - 0x31;
  if (((toFile | toRank) & ~7) != 0) return 0;
  target = toFile | (toRank << 3);
  return at + 2 * sizeof<T>();
}

function scanCastling<T>(at: usize): usize {
  if (unitAt<T>(at + sizeof<T>()) != MINUS || unitAt<T>(at + 2 * sizeof<T>()) != LETTER_O) return 0;
  role = CASTLING_ROLE;
  kingSide = true;
  if (unitAt<T>(at + 3 * sizeof<T>()) != MINUS) return at + 3 * sizeof<T>();
  if (unitAt<T>(at + 4 * sizeof<T>()) != LETTER_O) return 0;
  kingSide = false;
  return at + 5 * sizeof<T>();
}

function promotionRole(unit: i32): i32 {
  switch (unit) {
    case LETTER_Q:
      return QUEEN;
    case LETTER_R:
      return ROOK;
    case LETTER_B:
      return BISHOP;
    case LETTER_N:
      return KNIGHT;
    default:
      return 0;
  }
}
