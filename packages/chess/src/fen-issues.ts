import type { SetupIssueCode } from './setup-issues.ts';
import type { Square, TextRange } from './types.ts';

/** The six fields of a FEN, in their order. */
export const FEN_FIELDS = ['placement', 'turn', 'castling', 'en-passant', 'halfmove-clock', 'fullmove-number'] as const;

/** A field of a FEN. */
export type FenField = (typeof FEN_FIELDS)[number];

/** What cannot be read in a FEN. */
export type FenSyntaxDetail =
  | 'empty'
  | 'not-a-fen'
  | 'piece-letter'
  | 'rank-length'
  | 'rank-count'
  | 'turn'
  | 'castling'
  | 'en-passant'
  | 'halfmove-clock'
  | 'fullmove-number'
  | 'surplus-text';

/** Something in the text of a FEN that cannot be read. */
export interface FenSyntaxIssue {
  readonly code: 'fen-syntax';
  readonly severity: 'error';
  /** What in the text cannot be read; fixed words. */
  readonly detail: FenSyntaxDetail;
  /** Where in the text. */
  readonly range: TextRange;
  /** A sentence in English without a full stop. */
  readonly message: string;
  /** Always empty: what cannot be read is on no square. */
  readonly squares: readonly Square[];
}

/** Something in a FEN that can be read but not be, with its place in the text. */
export interface FenSetupIssue {
  /** What is wrong; fixed words. */
  readonly code: SetupIssueCode;
  /** An error forbids play; a warning is a right that cannot be and is dropped. */
  readonly severity: 'error' | 'warning';
  /** Where in the text: the piece, the letter of the right, the field; the whole board where no piece is the culprit. */
  readonly range: TextRange;
  /** A sentence in English without a full stop. */
  readonly message: string;
  /** The squares concerned, the culprits first. */
  readonly squares: readonly Square[];
}

/** What is wrong with a FEN, from its spelling to its sense. */
export type FenIssue = FenSyntaxIssue | FenSetupIssue;

/** A liberty that a FEN takes with its form and that the reader forgave. */
export interface FenLeniency {
  /** What was forgiven; fixed words. */
  readonly code:
    | 'missing-field'
    | 'extra-space'
    | 'underscore'
    | 'adjacent-digits'
    | 'letter-case'
    | 'nonstandard-dash'
    | 'castling-order'
    | 'leading-zero'
    | 'zero-move-number';
  /** The place in the text; empty, at the end, for what is missing. */
  readonly range: TextRange;
  /** What is written, and what should be, in English without a full stop. */
  readonly message: string;
}
