import type { Move, Position } from '@movetext/chess';
import type { Range } from '../range.ts';

/** A game as its text says it: nothing is dropped, what cannot be played is marked and kept. All ranges count from the game's start. */
export interface Game {
  /** Tag pairs in the order found; names may repeat. */
  readonly tags: readonly TagPair[];
  /** Where the game starts. */
  readonly start: StartPosition;
  /** Comments before the first move. */
  readonly before: readonly Comment[];
  /** The main line. Moves that could not be played stand in it, too. */
  readonly moves: readonly MoveNode[];
  /** The game termination marker, null where none is written. */
  readonly termination: Termination | null;
  /** Comments behind the termination marker. */
  readonly after: readonly Comment[];
  /** Lines that begin with `%` in column 0, wherever they stand: the standard says that they are no part of a game. */
  readonly escapeLines: readonly EscapeLine[];
  /** What has no place in a game, in the order of the text. */
  readonly errors: readonly GameError[];
}

/** A tag pair: `[White "Ruy López"]`. */
export interface TagPair {
  readonly name: string;
  /** The value without its quotes, escapes resolved. */
  readonly value: string;
  /** From `[` to `]`. */
  readonly range: Range;
  readonly nameRange: Range;
  /** The value with its quotes. */
  readonly valueRange: Range;
  /** What is wrong with the pair's spelling, null when nothing is. */
  readonly fault: TagFault | null;
}

/** Ways in which a tag pair is broken and still read. */
export type TagFault = 'missing-quote' | 'missing-bracket' | 'missing-value' | 'bare-quote' | 'odd-name';

/** Where a game starts. */
export interface StartPosition {
  /** The position, null when the FEN tag's text gives none: then no move of the game is checked. */
  readonly position: Position | null;
  /** The FEN tag, null when the game starts from the usual array. */
  readonly fenTag: TagPair | null;
  /** Faults of the FEN, fatal or mended. `range` is the place in the tag's value, counted from the game's start; null when it is the whole value. */
  readonly issues: readonly StartIssue[];
  /** `standard`, `chess960`, or the Variant tag's own words in lower case. */
  readonly variant: string;
  /** False in a variant whose rules are not known here: its moves are kept and not checked. */
  readonly supported: boolean;
}

/** A fault of the start position. */
export interface StartIssue {
  readonly code: string;
  readonly message: string;
  readonly range: Range | null;
  /** True when no position could be made. */
  readonly fatal: boolean;
}

/** A comment: `{...}` or `; ...`. */
export interface Comment {
  readonly kind: 'brace' | 'line';
  /** The text without its braces or semicolon, otherwise verbatim. */
  readonly text: string;
  readonly range: Range;
}

/** A line that is hidden from readers of PGN (PGN standard, section 6). */
export interface EscapeLine {
  /** The line, `%` included. */
  readonly text: string;
  readonly range: Range;
}

/** A numeric annotation glyph, however written: `$1`, `!`, `±`. */
export interface Nag {
  readonly number: number;
  /** As it stands in the text. */
  readonly written: string;
  readonly range: Range;
}

/** One move of the main line or of a variation. */
export interface MoveNode {
  /** The move as written, check mark included, suffix annotation not. */
  readonly written: string;
  readonly range: Range;
  /** Half-moves before this one, counted from the game's start position; one that was left out counts, too. */
  readonly ply: number;
  /**
   * The half-move that was left out before this one, so that the other side plays it: the legal move that fits what follows best,
   * or a null move where nobody can tell. Null for nearly all moves: none was left out.
   */
  readonly leftOut: Move | null;
  readonly verdict: MoveVerdict;
  /** The move behind which this one is played: null for a first move. A variation's first move has the same one as the move it replaces. */
  readonly previous: MoveNode | null;
  /** Glyphs between the move's number and the move, or before the first move of a game. */
  readonly nagsBefore: readonly Nag[];
  readonly nags: readonly Nag[];
  /** Comments before the move, at the start of a variation or between a move number and the move. */
  readonly before: readonly Comment[];
  readonly after: readonly Comment[];
  /** Other moves in place of this one. */
  readonly variations: readonly Variation[];
}

/** What became of a move. `played` is the move with which reading went on; null when none was. */
export type MoveVerdict =
  | { readonly kind: 'legal'; readonly played: Move; readonly san: string; readonly leniencies: readonly string[] }
  | { readonly kind: 'null-move'; readonly played: Move; readonly san: '--' }
  | {
      readonly kind: 'illegal';
      readonly played: Move | null;
      readonly reason: string;
      readonly proposals: readonly Move[];
    }
  | {
      readonly kind: 'ambiguous';
      readonly played: Move | null;
      readonly candidates: readonly Move[];
      readonly message: string;
    }
  /** Not checked: behind a start position that cannot be, in a variant that is not supported, or behind hundreds of moves that cannot be played. */
  | { readonly kind: 'unchecked'; readonly played: null };

/** A recursive annotation variation. */
export interface Variation {
  /** From `(` to `)`; without `)`, to the termination marker or the end of the game. */
  readonly range: Range;
  /** Glyphs before the first move and its number. */
  readonly nagsBefore: readonly Nag[];
  readonly before: readonly Comment[];
  readonly moves: readonly MoveNode[];
  readonly after: readonly Comment[];
}

/** A game termination marker. */
export interface Termination {
  readonly value: '1-0' | '0-1' | '1/2-1/2' | '*';
  readonly written: string;
  readonly range: Range;
}

/** A fault of a game's text. `text` is the culprit as written. */
export type GameError =
  | { readonly code: 'unterminated-comment'; readonly range: Range; readonly text: string }
  | { readonly code: 'unterminated-variation'; readonly range: Range; readonly text: string }
  | { readonly code: 'unmatched-parenthesis'; readonly range: Range; readonly text: string }
  | { readonly code: 'unexpected-token'; readonly range: Range; readonly text: string }
  | { readonly code: 'text-outside-game'; readonly range: Range; readonly text: string }
  | {
      readonly code: 'wrong-move-number';
      readonly range: Range;
      readonly text: string;
      /** The number that belongs here and whose move it is. */
      readonly expected: { readonly number: number; readonly turn: 'white' | 'black' };
    };
