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
  /** The move in standard SAN, where the engine reads from it exactly what is `wanted`: it finds a single legal move fast. */
  readonly san?: string;
  readonly leniencies: readonly string[];
  /** Of several moves that fit, chooses what the notation takes for granted. */
  readonly choose?: (moves: readonly Move[]) => readonly Move[];
}

/** What a text says whatever the position, or what it means in the position where it stands. */
export type Saying = Meaning | ((position: Position) => Meaning);

/**
 * Reads a text in one notation, or in one family of them, in the letters of some languages, best first.
 * A reader sees no board: what it finds is kept, and used again wherever the text stands.
 */
export type DialectReader = (move: TidyMove, languages: readonly Language[]) => readonly Saying[];
