import { unpackMove } from '../move.ts';
import type { Position } from '../position.ts';
import { isInsufficientMaterial } from './material.ts';
import { searchForMate } from './search.ts';
import { wallOf } from './wall.ts';

/** Why no series of legal moves can mate either king (FIDE Laws 5.2.2). */
export type DeadReason =
  /** Nobody has the men for a mate, with any help: bare kings, one minor piece, bishops on squares of one color. */
  | 'insufficient-material'
  /** The pawns block each other for good, and nothing can get past them or give check. */
  | 'blocked'
  /** Every line of play, all of them forced, ends in stalemate or in a position dead for one of the other reasons. */
  | 'forced';

/** Positions looked at where the pawns are blocked but a piece may still give check: a king's walks beside a bishop's. */
const BLOCKED_LIMIT = 40_000;
/** Positions looked at where there are few moves: enough for forced captures, and cheap where there is more to play. */
const FORCED_LIMIT = 200;
/** With more moves than these nothing is forced, unless each of them leaves one answer at most. */
const FEW_MOVES = 4;

/**
 * Whether a position is dead, and why; `undefined` where it is not or cannot be shown to be.
 *
 * Sound: a position in which either side could be mated, however badly the other must play, is never called dead.
 * Not every dead position is found: one in which a king guards the only breach of a pawn wall, for instance, may not be.
 * Checkmate and stalemate end the game in ways of their own and are not dead positions.
 */
export function deadReason(position: Position): DeadReason | undefined {
  const moves = position.packedMoves().length;
  if (moves === 0) return undefined;
  if (isInsufficientMaterial(position)) return 'insufficient-material';
  const wall = wallOf(position);
  if (wall === 'dead') return 'blocked';
  // As long as nothing is taken and no pawn moves, the men and the pawns are what they were, and so is the verdict on them.
  const isDead = (later: Position) =>
    later.halfmoveClock === 0 && (isInsufficientMaterial(later) || wallOf(later) === 'dead');
  if (wall === 'closed' && searchForMate(position, BLOCKED_LIMIT, isDead) === 'none') return 'blocked';
  const isNarrow = moves <= FEW_MOVES || leavesNoChoice(position);
  if (isNarrow && searchForMate(position, FORCED_LIMIT, isDead) === 'none') return 'forced';
  return undefined;
}

/** Whether every move leaves the other side one answer or none; the first that does not ends the question. */
function leavesNoChoice(position: Position): boolean {
  return position.packedMoves().every((packed) => position.play(unpackMove(packed)).packedMoves().length <= 1);
}
