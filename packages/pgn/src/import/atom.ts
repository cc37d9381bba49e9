import type { Position } from '@movetext/chess';

/** What a text is cut into before anybody asks what is a move. Places count units of the folded text. */
export type Atom = MoveAtom | NumberAtom | PlainAtom | FenAtom;

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** Something that looks like a move in some notation. */
export interface MoveAtom extends Placed {
  readonly kind: 'move';
  /** Texts to be read, likeliest first. */
  readonly forms: readonly MoveForm[];
  /**
   * How much it looks like a move: `piece` for what can hardly be anything else, `square` for a bare square,
   * `weak` for what is mostly something else (`ed`, `N f3`, `Rel`).
   */
  readonly look: 'piece' | 'square' | 'weak';
  /** `alone` in its part of the line with nothing but moves, `lead` as the first thing somebody says, or `among` words. */
  readonly place: 'alone' | 'lead' | 'among';
  /** The same text as several atoms, where it can be that, too: `e4-e5`, `N f3`. */
  readonly split: readonly Atom[] | null;
}

/** One way to take the text of a move. */
export interface MoveForm {
  readonly text: string;
  /** How much had to be changed to get there: 0 for nothing. */
  readonly cost: number;
  /** Where the text says its piece in words: the language. */
  readonly language?: string;
}

/** A move number. */
export interface NumberAtom extends Placed {
  readonly kind: 'number';
  readonly value: number;
  /** Behind it stand dots that leave White's move out. */
  readonly isBlack: boolean;
  /** Digits alone, without a mark behind them. */
  readonly isBare: boolean;
}

/** What needs no more than its kind: `break` is a blank line, `ellipsis` dots that stand for White's move, `tag` a tag pair, `comment` one in braces. */
export interface PlainAtom extends Placed {
  readonly kind:
    | 'word'
    | 'result'
    | 'open'
    | 'close'
    | 'ellipsis'
    | 'line'
    | 'break'
    | 'cell'
    | 'speech'
    | 'tag'
    | 'comment';
}

/** A position written out. */
export interface FenAtom extends Placed {
  readonly kind: 'fen';
  /** The position with either side to move where the text does not say which. */
  readonly positions: readonly Position[];
}
