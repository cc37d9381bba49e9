import type { DeadReason } from '../dead/dead-position.ts';
import type { Move } from '../move.ts';
import type { Color, Role } from '../types.ts';
import { CHINESE_SIMPLIFIED } from './chinese-simplified.ts';
import { CHINESE_TRADITIONAL } from './chinese-traditional.ts';
import { ENGLISH } from './english.ts';

/** Ways in which a game ends or stands, on the board or not. */
export type Ending =
  | 'ongoing'
  | 'checkmate'
  | 'stalemate'
  | 'fivefold-repetition'
  | 'seventyfive-moves'
  | 'threefold-repetition'
  | 'fifty-moves'
  | 'resignation'
  | 'time-forfeit'
  | 'agreement'
  | DeadReason;

/** What words a language has for chess: all that screen readers, hovers and score sheets say. */
export interface Terms {
  /** The language's code: `en`, `zh-Hans`. */
  readonly code: string;
  readonly pieces: Readonly<Record<Role, string>>;
  readonly colors: Readonly<Record<Color, string>>;
  /** Files and ranks are written a-h and 1-8 everywhere; these are the words for them and for a square. */
  readonly board: Readonly<Record<'square' | 'file' | 'rank' | 'diagonal', string>>;
  /** By the termination marker. */
  readonly results: Readonly<Record<'1-0' | '0-1' | '1/2-1/2' | '*', string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  /** What follows a move that gives check or mates, with what parts it from the move. */
  readonly marks: Readonly<Record<'+' | '#', string>>;
  /** Tells a legal move, its mark aside. */
  step(move: Move): string;
  /** Tells that a side has won, behind the ending. */
  wins(color: Color): string;
}

/** The languages in which moves are told; to add one is to add a file and a line. */
export const TERMS: readonly Terms[] = [ENGLISH, CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL];

/** The terms of a language's code, in any case; English for a language that is not there. */
export function termsIn(code: string): Terms {
  return TERMS.find((terms) => terms.code.toLowerCase() === code.toLowerCase()) ?? ENGLISH;
}
