import type { Move, Position } from '@movetext/chess';

/** Where variations stand: in the paragraph of the moves, or each on lines of its own, indented by its depth. */
export const FORMAT_STYLES = ['paragraph', 'indented'] as const;

/** Where variations stand. */
export type FormatStyle = (typeof FORMAT_STYLES)[number];

/** How a game's text is laid out. */
export interface FormatOptions {
  /** Lines stay below so many characters, unless a comment or a tag pair is longer. Default 80. */
  readonly width?: number;
  /** Default `paragraph`. */
  readonly style?: FormatStyle;
  /** Whether the Seven Tag Roster goes first and the other tags follow by name. Default false. */
  readonly sortTags?: boolean;
  /** Writes legal moves anew, in some notation; without it they stay as they are written. */
  readonly writeMove?: (move: Move, position: Position) => string;
}
