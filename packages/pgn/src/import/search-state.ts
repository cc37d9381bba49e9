import type { Move } from '@movetext/chess';
import type { MoveAtom } from './atom.ts';
import type { Place, Reading } from './place.ts';

/** A move that was played in the reading of a text. */
export interface Entry {
  readonly atom: MoveAtom;
  readonly index: number;
  readonly before: Place;
  readonly after: Place;
  readonly move: Move;
  readonly reading: Reading | null;
  /** Null for a legal move; else what an illegal one may have meant. */
  readonly proposals: readonly Move[] | null;
  /** What the move added to the score. */
  readonly gain: number;
  /** Whether the move's own number stands before it, and is right. */
  readonly isNumbered: boolean;
  /** By how many half-moves the number before the move is ahead; null where none stands there that counts. */
  readonly ahead: number | null;
  /** The move before it in its line; null for the first. */
  readonly parent: Entry | null;
  /** The entry that was made before this one, in whichever line. */
  readonly older: Entry | null;
}

/** A move-like text that was passed over where a move was due. */
export interface Skipped {
  readonly atom: MoveAtom;
  readonly older: Skipped | null;
}

/** A result that was read behind a move. */
export interface Ending {
  readonly at: Entry;
  readonly start: number;
  readonly end: number;
  readonly older: Ending | null;
}

/** A bracket behind a move, in which the line may have gone on as an aside: from one atom to another. */
export interface Aside {
  readonly behind: Entry;
  readonly from: number;
  readonly to: number;
  readonly older: Aside | null;
}

/** Where to go back to behind a parenthesis. */
export interface Bracket {
  readonly place: Place | null;
  readonly at: Entry | null;
  readonly gap: number;
  readonly outer: Bracket | null;
  readonly depth: number;
  /** The atom that opened it. */
  readonly index: number;
}

/** What a move number before a move asks for. */
export interface Demand {
  readonly ply: number;
  readonly isBare: boolean;
}

/** One way to have read a text so far. */
export interface State {
  /** Where play stands; null before any line. */
  readonly place: Place | null;
  /** The last move of the line; null at its start. */
  readonly at: Entry | null;
  /** The newest entry of all. */
  readonly newest: Entry | null;
  readonly skipped: Skipped | null;
  readonly endings: Ending | null;
  readonly asides: Aside | null;
  readonly bracket: Bracket | null;
  readonly demand: Demand | null;
  /** Dots stand for White's move. */
  readonly isBlackDue: boolean;
  /** Words since the last move or number, up to 3. */
  readonly gap: number;
  /** A result has been read. */
  readonly isOver: boolean;
  readonly score: number;
}

/** Before anything is read. */
export const FIRST_STATE: State = {
  place: null,
  at: null,
  newest: null,
  skipped: null,
  endings: null,
  asides: null,
  bracket: null,
  demand: null,
  isBlackDue: false,
  gap: 0,
  isOver: false,
  score: 0,
};

/** What states must share for the better one to stand for both. */
export function stateKey(state: State): string {
  const { place, demand, isBlackDue, gap, isOver, bracket } = state;
  const due = demand ? `${demand.ply}${demand.isBare ? 'b' : ''}` : '';
  return `${place?.id ?? -1}/${due}/${isBlackDue ? 1 : 0}${Math.min(gap, 2)}${isOver ? 1 : 0}/${bracket?.depth ?? 0}/${bracket?.place?.id ?? -1}`;
}
