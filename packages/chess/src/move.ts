import {
  MoveKind,
  moveCaptured,
  moveFrom,
  moveKind,
  movePromotion,
  moveRole,
  moveTo,
  PACKED_NULL_MOVE,
} from '@movetext/engine';
import { fileOf, rankOf, squareAt } from './square.ts';
import { type CastlingSide, PROMOTION_ROLES, type PromotionRole, type Role, type Square } from './types.ts';
import { roleOfCode } from './words.ts';

/** A move in a position: a plain value that needs no board to be shown. */
export interface Move {
  /** Where the piece stands; for castling the king's square. */
  readonly from: Square;
  /** Where the piece goes; for castling the square where the king lands (g1, c1, g8, c8), in Chess960 too. */
  readonly to: Square;
  /** What moves; the pawn for a promotion, the king for castling and for a null move. */
  readonly role: Role;
  /** What is taken; the pawn for en passant. */
  readonly captured?: Role;
  /** What the pawn becomes. */
  readonly promotion?: PromotionRole;
  /** The side to which the king castles. */
  readonly castling?: CastlingSide;
  /** For castling: where the rook stands. */
  readonly rookFrom?: Square;
  /** For castling: where the rook lands. */
  readonly rookTo?: Square;
  /** The pawn that is taken stands beside, not on `to`. */
  readonly enPassant?: true;
  /** Nobody moves and the turn passes, as in analysis (`--`); `from` and `to` are then 0 and mean nothing. */
  readonly isNull?: true;
  /** The move as the engine's 32-bit number; equal moves of a position have equal numbers. */
  readonly packed: number;
}

/** The bits of a packed move that say its promotion and its kind, and one bit that only double steps have. */
const PROMOTION_AND_KIND = 0x3f << 12;
const DOUBLE_STEP = MoveKind.doubleStep << 15;

/** The engine's number of the null move. */
export const NULL_MOVE: number = PACKED_NULL_MOVE;

/**
 * A move as a readable value from the engine's number, such as the reader's tape holds.
 *
 * @throws RangeError for 0, which means no move, and for any other number that says no piece.
 */
export function unpackMove(packed: number): Move {
  // Each shape of a move is written out: games are played through here, and spreading costs more than reading the move.
  const from = moveFrom(packed);
  const to = moveTo(packed);
  const role = roleOfCode(moveRole(packed));
  if (role === undefined) {
    if (moveKind(packed) !== MoveKind.null) throw new RangeError(`no move: ${packed}`);
    return { from: 0, to: 0, role: 'king', isNull: true, packed };
  }
  const special = packed & PROMOTION_AND_KIND;
  if (packed >>> 21 === 0 && (special === 0 || special === DOUBLE_STEP)) return { from, to, role, packed };
  const kind = moveKind(packed);
  if (kind === MoveKind.castling) return unpackCastling(packed);
  if (kind === MoveKind.enPassant) return { from, to, role, captured: 'pawn', enPassant: true, packed };
  const captured = roleOfCode(moveCaptured(packed));
  const promotion = special === 0 ? undefined : promotionOfCode(movePromotion(packed));
  if (promotion)
    return captured ? { from, to, role, captured, promotion, packed } : { from, to, role, promotion, packed };
  return captured ? { from, to, role, captured, packed } : { from, to, role, packed };
}

/** Whether two moves of one position are the same. */
export function isSameMove(a: Move, b: Move): boolean {
  return a.packed === b.packed;
}

/** Where the king lands, for the engine's number of a castling move. */
export function castlingTarget(packed: number): Square {
  const rook = moveTo(packed);
  return squareAt(moveFrom(packed) < rook ? 6 : 2, rankOf(rook));
}

function promotionOfCode(code: number): PromotionRole | undefined {
  const role = roleOfCode(code);
  return PROMOTION_ROLES.find((candidate) => candidate === role);
}

function unpackCastling(packed: number): Move {
  const from = moveFrom(packed);
  const rookFrom = moveTo(packed);
  const rank = rankOf(from);
  const castling = fileOf(from) < fileOf(rookFrom) ? 'king' : 'queen';
  const rookTo = squareAt(castling === 'king' ? 5 : 3, rank);
  return { from, to: castlingTarget(packed), role: 'king', castling, rookFrom, rookTo, packed };
}
