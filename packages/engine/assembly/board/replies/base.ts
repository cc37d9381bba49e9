/**
 * What is known of a position P before its moves are judged: its sets, and the replies as if the side to move passed.
 * "Ours" is the side to move in P, "theirs" the side that replies. There is one such base, for the position at hand.
 */
import { KING, PAWN } from '../move';
import { setMattering } from '../sink';

/** The base's numbers and sets; `prepareReplies` fills them. */
export class Base {
  static ours: u64 = 0;
  static ourPawns: u64 = 0;
  static ourKnights: u64 = 0;
  static ourKing: u64 = 0;
  /** Our rooks and queens; our bishops and queens. */
  static ourStraight: u64 = 0;
  static ourDiagonal: u64 = 0;

  static theirs: u64 = 0;
  static theirPawns: u64 = 0;
  /** Their knights that are not pinned. */
  static theirKnights: u64 = 0;
  static theirKing: i32 = 0;
  static occupied: u64 = 0;

  /** Pin lines of the replying side: from its king, exclusive, to the pinner, inclusive. */
  static pinHV: u64 = 0;
  static pinD: u64 = 0;

  /** Squares from which no move is judged, since it could make or break a check or a pin. */
  static held: u64 = 0;
  /** Squares whose change can change the moves of their pawns; of their sliders. */
  static seenByPawns: u64 = 0;
  static seenBySliders: u64 = 0;

  /** Replies if we passed: all of them, those of the king, and those of pawns without en passant. */
  static replies: i32 = 0;
  static kingReplies: i32 = 0;
  static pawnReplies: i32 = 0;
}

/** For each moving role two sets, 16 bytes a role: squares it is not judged on, and squares whose change by it the king has to look at. */
const ROLES: usize = memory.data(8 * 16, 16);
const SEEN_BY_KING: usize = 8;

function roleRecord(role: i32): usize {
  return ROLES + ((<usize>role) << 4);
}

/** Squares on which a move of the role is not judged. */
export function barred(role: i32): u64 {
  return load<u64>(roleRecord(role));
}

/** Squares whose change by a move of the role the replying king has to look at. */
export function seenByKing(role: i32): u64 {
  return load<u64>(roleRecord(role), SEEN_BY_KING);
}

/** Sets the squares that concern the king, of one role. */
export function setSeenByKing(role: i32, squares: u64): void {
  store<u64>(roleRecord(role), squares, SEEN_BY_KING);
}

/** Sets the squares on which the role is not judged. */
export function setBarred(role: i32, squares: u64): void {
  store<u64>(roleRecord(role), squares);
}

/** Adds up, for each role, what matters to anybody: `others`, what concerns the king, and where the role is not judged. */
export function sumMattering(others: u64): void {
  for (let role = PAWN; role <= KING; role++) setMattering(role, others | seenByKing(role) | barred(role));
}
