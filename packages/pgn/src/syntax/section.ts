import type { SourceText } from './source-text.ts';
import type { TokenTape } from './token-tape.ts';

/** One game of a text as the reader found it: its place, its tokens, and what there is to say about them. */
export interface SyntaxSection {
  /** The number of games before this one. */
  readonly index: number;
  /** Where it begins in the whole text, in units. */
  readonly start: number;
  /** Where the next one begins. */
  readonly end: number;
  /** False only for the sole section of a text that has no game at all. */
  readonly isGame: boolean;
  /** Bits of the engine's `Fault`; 0 when there is nothing to report about tokens or moves. */
  readonly faults: number;
  /** Half-moves of the main line that the reader played. */
  readonly plies: number;
  /** The game's own text. */
  readonly source: SourceText;
  readonly tokens: TokenTape;
  readonly keyTags: KeyTags;
}

/** The tags that are asked for in every game, as the tokens of their values; -1 where there is no such tag, or it has no value. */
export interface KeyTags {
  readonly fen: number;
  readonly variant: number;
  readonly result: number;
  readonly setup: number;
}

/** The start of a game in play: the engine's record, `'initial'` for the usual array, `'unplayable'` where moves cannot be tried. */
export type ReaderStart = Int32Array | 'initial' | 'unplayable';

/** Tells from a game's tags where it starts. Called when the tags have been read and moves follow. */
export type ResolveStart = (tokens: TokenTape, source: SourceText, keyTags: KeyTags) => ReaderStart;
