import type { IllegalReason } from '../explain/reason.ts';
import type { Move } from '../move.ts';
import type { TextRange } from '../types.ts';

/** A liberty that a move's spelling takes and that the reader forgave. */
export type SanLeniencyCode =
  /** Zeros for the letter O: `0-0`. */
  | 'zero-castling'
  /** Another spelling of castling: `o-o`, `OO`. */
  | 'nonstandard-castling'
  /** Promotion without `=` or in lower case: `e8Q`, `e8(Q)`, `e8/Q`, `e8=q`. */
  | 'nonstandard-promotion'
  /** More of the origin than is needed: `Nge2` where the other knight is pinned. */
  | 'overspecified-move'
  /** `+` or `#` missing, surplus, wrong, or another sign for it. */
  | 'wrong-check-mark'
  /** A capture without `x`. */
  | 'missing-capture-mark'
  /** An `x` where nothing is taken. */
  | 'needless-capture-mark'
  /** Another sign for a capture: `:`. */
  | 'nonstandard-capture-mark'
  /** Origin and target joined by a hyphen: `Ng1-f3`. */
  | 'long-form'
  /** Origin and target alone, as engines write: `g1f3`. */
  | 'coordinate-form'
  /** A letter for the pawn: `Pe4`. */
  | 'pawn-letter'
  /** `e.p.` behind an en passant capture. */
  | 'en-passant-mark'
  /** A judgement behind the move: `!?`. */
  | 'suffix-glyph';

/** One liberty and its place in the text of the move; empty for what is missing. */
export interface SanLeniency {
  readonly code: SanLeniencyCode;
  readonly range: TextRange;
}

/** A move as read, with all that was forgiven. */
export interface SanReading {
  readonly move: Move;
  /** The move as the standard writes it. */
  readonly san: string;
  readonly leniencies: readonly SanLeniency[];
}

/** Why a text is no move here: three questions, three errors. */
export type SanError =
  /** The text is not SAN at all. */
  | { readonly code: 'not-san'; readonly message: string }
  /** It is SAN, but there is no such legal move. */
  | { readonly code: 'illegal'; readonly reason: IllegalReason; readonly message: string }
  /** It is SAN, but several legal moves fit. */
  | { readonly code: 'ambiguous'; readonly candidates: readonly Move[]; readonly message: string };
