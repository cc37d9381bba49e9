import type { Move } from '../move.ts';

/** A move as read in one notation. */
export interface DialectReading {
  readonly move: Move;
  /** The move as the standard writes it. */
  readonly san: string;
  /** The name of the notation (`san`, `lan`, `uci`, `iccf`, `figurine`, `descriptive` ...) or the code of the language under which it was read. */
  readonly notation: string;
  /** What was forgiven: the codes of `SanLeniencyCode`, and those of dialects, as `two-file-capture`. */
  readonly leniencies: readonly string[];
}

/** What became of a text that may be a move in any notation. */
export type DialectResult =
  /** Legal moves that the text can mean, best first; several where letters mean several pieces. */
  | { readonly kind: 'read'; readonly readings: readonly [DialectReading, ...DialectReading[]] }
  /** A move, but not one that can be played here. */
  | {
      readonly kind: 'illegal';
      readonly message: string;
      /** The legal moves that may be meant, likeliest first. */
      readonly proposals: readonly Move[];
      readonly notation: string;
    }
  /** Several legal moves fit. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Move[]; readonly message: string }
  /** No move in any notation. */
  | { readonly kind: 'no-move' };

/** How to read a move in a dialect. */
export interface ReadDialectOptions {
  /** The languages whose letters are tried, best first, and no others; all when left out, English first. */
  readonly languages?: readonly string[];
}
