import type { PlacedPiece } from '../position.ts';
import type { CastlingSide, Color, File, Rank, Role, Square } from '../types.ts';

/** A move as a text means it, before anybody knows whether it is legal. */
export type MoveQuery = PieceQuery | CastlingQuery;

/** A piece's way to a square. */
export interface PieceQuery {
  readonly role: Role;
  readonly to: Square;
  /** The file where the piece must stand; for a pawn it says a capture when it is not the file of `to`. */
  readonly fromFile?: File;
  /** The rank where the piece must stand. */
  readonly fromRank?: Rank;
  /** What the text makes of a pawn; the king and the pawn too, which are always wrong. */
  readonly promotion?: Role;
}

/** Castling to a side. */
export interface CastlingQuery {
  readonly castling: CastlingSide;
}

/** Why a move is not legal: facts to be told by {@link describeIllegal} or in one's own words. */
export type IllegalReason =
  /** Checkmate or stalemate: there is no move at all. */
  | { readonly kind: 'game-over'; readonly color: Color; readonly by: 'checkmate' | 'stalemate' }
  /** The move is one of the other side. */
  | { readonly kind: 'wrong-side'; readonly turn: Color; readonly piece: PlacedPiece }
  /** The side has no piece of the role. */
  | { readonly kind: 'no-piece'; readonly color: Color; readonly role: Role }
  /** The side has such pieces, but not on the file, rank or square that the text names. */
  | {
      readonly kind: 'no-piece-there';
      readonly color: Color;
      readonly role: Role;
      readonly fromFile?: File;
      readonly fromRank?: Rank;
      /** Where the pieces of that role do stand. */
      readonly squares: readonly Square[];
    }
  /** A piece of the same side stands on the target. */
  | { readonly kind: 'own-piece'; readonly piece: PlacedPiece }
  /** No piece of the role goes to the target, even on an empty board. */
  | {
      readonly kind: 'unreachable';
      readonly role: Role;
      readonly to: Square;
      /** Where the pieces of that role stand. */
      readonly squares: readonly Square[];
      /** The piece of the other side that could make the move if it were its turn. */
      readonly other?: PlacedPiece;
    }
  /** Something stands between the piece and the target, or before the pawn. */
  | { readonly kind: 'blocked'; readonly piece: PlacedPiece; readonly by: PlacedPiece }
  /** The piece covers its king. */
  | { readonly kind: 'pinned'; readonly piece: PlacedPiece; readonly by: PlacedPiece; readonly king: Square }
  /** The king would be attacked after the move. */
  | { readonly kind: 'king-into-check'; readonly attackers: readonly PlacedPiece[] }
  /** The king is in check, and the move leaves it there. */
  | { readonly kind: 'in-check'; readonly checkers: readonly PlacedPiece[] }
  /** The pawn takes only, and there is nothing to take. */
  | { readonly kind: 'nothing-to-capture'; readonly pawn: PlacedPiece; readonly to: Square }
  /** The pawn beside made its double step earlier than just now, or no double step. */
  | { readonly kind: 'en-passant-over'; readonly pawn: PlacedPiece; readonly taken: PlacedPiece }
  /** The pawn reaches the last rank, and the text does not say what it becomes. */
  | { readonly kind: 'promotion-missing'; readonly to: Square }
  /** A pawn does not become this. */
  | { readonly kind: 'promotion-role'; readonly promotion: Role }
  /** A pawn promotes on the last rank only. */
  | { readonly kind: 'promotion-rank'; readonly to: Square }
  /** Only pawns promote. */
  | { readonly kind: 'promotion-piece'; readonly role: Role }
  /** King or rook have moved, or stand elsewhere. */
  | { readonly kind: 'castling-no-right'; readonly color: Color; readonly side: CastlingSide }
  /** Something stands where king or rook must pass. */
  | { readonly kind: 'castling-blocked'; readonly by: PlacedPiece }
  /** The king is in check. */
  | { readonly kind: 'castling-in-check'; readonly checkers: readonly PlacedPiece[] }
  /** The king would pass an attacked square. */
  | { readonly kind: 'castling-through-check'; readonly square: Square; readonly attackers: readonly PlacedPiece[] }
  /** Several pieces could be meant, and each fails for its own reason. */
  | { readonly kind: 'several'; readonly reasons: readonly IllegalReason[] };
