import type { MoveQuery } from '../../explain/reason.ts';
import type { Move } from '../../move.ts';
import type { Position } from '../../position.ts';
import type { Language } from '../language.ts';
import type { TidyMove } from './tidy-move.ts';

/** What a text means in one notation, before anybody asks whether it is legal. */
export interface Meaning {
  /** The notation's name. */
  readonly notation: string;
  /** The move meant: what `explainIllegal` understands, a test of legal moves where a text says something else about the move, or the legal move itself. */
  readonly wanted: MoveQuery | ((move: Move) => boolean) | { readonly move: Move };
  /** The text in the standard's letters, as near as can be: what proposals are looked for by. */
  readonly spelling: string;
  readonly leniencies: readonly string[];
  /** Of several moves that fit, chooses what the notation takes for granted. */
  readonly choose?: (moves: readonly Move[]) => readonly Move[];
}

/** What a reader of one notation may look at. */
export interface ReadingContext {
  readonly position: Position;
  /** The languages to try, best first. */
  readonly languages: readonly Language[];
}

/** Reads a text in one notation, or in one family of them; the board is looked at only where the notation needs it. */
export type DialectReader = (move: TidyMove, context: ReadingContext) => readonly Meaning[];
