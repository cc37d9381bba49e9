import {
  type LanguagePlay,
  type Move,
  type Position,
  playInLanguages,
  readDialectMove,
  tryDialectMove,
  trySan,
} from '@movetext/chess';
import type { MoveVerdict } from './model.ts';
import { passTurn } from './positions.ts';

/** So many texts of a game are read as dialects; what is no chess shall cost no time. */
const MAX_READS = 100_000;

/** The moves of a game's main line, and whether they hint at another notation: by a word, or by letters that make them illegal. */
export interface MainLine {
  readonly moves: readonly string[];
  readonly hint: 'none' | 'word' | 'letters';
}

/** Notations of which a move's leniencies tell already. */
const PLAIN: ReadonlySet<string> = new Set(['san', 'lan', 'uci']);

/**
 * The notation of one game, where it is not the standard's: the language of its piece letters is found over the whole
 * main line, once and only if a word asks for it.
 */
export class GameDialect {
  readonly #mainLine: () => MainLine;
  readonly #start: Position;
  #languages: readonly string[] | null | undefined;
  #isSmall: boolean | undefined;
  #reads = 0;

  constructor(mainLine: () => MainLine, start: Position) {
    this.#mainLine = mainLine;
    this.#start = start;
  }

  /** The languages in which the game plays best; null where the standard's letters do as well as any. */
  get languages(): readonly string[] | null {
    if (this.#languages === undefined) {
      const { moves, hint } = this.#mainLine();
      const play = hint === 'none' ? null : playInLanguages(moves, this.#start);
      const isOther =
        play !== null &&
        !play.languages.includes('en') &&
        (hint === 'word' ? this.#isBetter(moves, play) : this.#isOther(moves, play.languages));
      this.#languages = isOther ? play.languages : null;
    }
    return this.#languages;
  }

  /** The move of a text, null where it is none that is legal: as `judge` reads it. */
  read(text: string, position: Position): Move | null {
    if (this.languages === null) {
      const san = trySan(text, position);
      if (typeof san !== 'string') return san;
      if (san !== 'not-san') return this.judgeSmall(text, position)?.played ?? null;
    }
    const result = this.#mayRead() ? tryDialectMove(text, position, this.#options) : 'no-move';
    if (typeof result !== 'string') return result;
    return result === 'no-move' ? orNull(trySan(text, position)) : null;
  }

  /** The verdict on a text as a dialect, null where it is none. `guess` gives the move with which to go on behind one that cannot be played. */
  judge(
    text: string,
    position: Position,
    guess: (candidates: readonly Move[]) => Move | null | undefined,
  ): MoveVerdict | null {
    const result = this.#mayRead() ? readDialectMove(text, position, this.#options) : NO_MOVE;
    switch (result.kind) {
      case 'read': {
        const [{ move, san, notation, leniencies }] = result.readings;
        return { kind: 'legal', played: move, san, leniencies: namedLeniencies(text, san, notation, leniencies) };
      }
      case 'ambiguous': {
        const { candidates, message } = result;
        return { kind: 'ambiguous', played: guess(candidates) ?? null, candidates, message };
      }
      case 'illegal': {
        if (LIKE_OTHER_TEXT.test(text)) return null;
        const { message, proposals } = result;
        return { kind: 'illegal', played: guess(proposals) ?? null, reason: message, proposals };
      }
      case 'no-move':
        return null;
    }
  }

  /**
   * The verdict on a piece's move with a small letter that is a pawn's at first sight: `bb5`, `dxe5` in German.
   * Null where it is none that is legal, or where nothing else in the game has a small letter for a piece: there it is a misprint.
   */
  judgeSmall(text: string, position: Position): MoveVerdict | null {
    if (!SMALL_PIECE.test(text)) return null;
    this.#isSmall ??= this.#mainLine().moves.some((move) => SURELY_SMALL.test(move));
    if (!this.#isSmall) return null;
    const raised = text.charAt(0).toUpperCase() + text.slice(1);
    const result = readDialectMove(raised, position, { languages: this.languages ?? ['en'] });
    if (result.kind !== 'read') return null;
    const [{ move, san, leniencies }] = result.readings;
    return { kind: 'legal', played: move, san, leniencies: ['small-letter', ...leniencies] };
  }

  /** A single foreign word does not make a game foreign: more of its moves have to be legal than in the standard's letters. */
  #isBetter(moves: readonly string[], { languages, isComplete }: LanguagePlay): boolean {
    const readOther = (text: string, position: Position) => orNull(tryDialectMove(text, position, { languages }));
    const inOther = isComplete ? moves.length : countPlayed(moves, this.#start, readOther);
    const inStandard = countPlayed(moves, this.#start, (text, position) => orNull(trySan(text, position)), inOther);
    return inStandard < inOther;
  }

  /** Letters that are all the standard's are another language's where all moves are legal in it, and several are not in English. */
  #isOther(moves: readonly string[], languages: readonly string[]): boolean {
    let position = this.#start;
    let faults = 0;
    for (const text of moves) {
      const move = tryDialectMove(text, position, { languages });
      if (typeof move === 'string') return false;
      const san = trySan(text, position);
      if (typeof san === 'string' || san.packed !== move.packed) faults++;
      position = position.play(move);
    }
    return 2 <= faults;
  }

  /** Counts a text that is read as a dialect, and tells whether that is still done. */
  #mayRead(): boolean {
    return ++this.#reads <= MAX_READS;
  }

  get #options(): { readonly languages?: readonly string[] } {
    const { languages } = this;
    return languages ? { languages } : {};
  }
}

/** The leniencies with which a text was read, the notation's among them where the standard would write something else. */
function namedLeniencies(
  text: string,
  san: string,
  notation: string,
  leniencies: readonly string[],
): readonly string[] {
  if (withoutMark(text) === withoutMark(san)) return leniencies;
  if (!PLAIN.has(notation)) return [`notation:${notation}`, ...leniencies];
  return leniencies.length === 0 ? [OTHER_FORM] : leniencies;
}

function orNull(move: Move | string): Move | null {
  return typeof move === 'string' ? null : move;
}

const NO_MOVE = { kind: 'no-move' } as const;

/** What is forgiven where no other name for it is known: `E2-E4`. */
const OTHER_FORM = 'other-form';

function withoutMark(san: string): string {
  return san.endsWith('+') || san.endsWith('#') ? san.replace(/[+#]+$/, '') : san;
}

/**
 * How many of the moves can be played one behind the other, passing the turn where one cannot.
 * Gives up, with less than that, where there will be fewer than `wanted`.
 */
function countPlayed(
  moves: readonly string[],
  start: Position,
  read: (text: string, position: Position) => Move | null,
  wanted = 0,
): number {
  let position = start;
  let count = 0;
  let left = moves.length;
  for (const text of moves) {
    if (count + left < wanted) break;
    left--;
    const move = read(text, position);
    if (move) count++;
    position = move ? position.play(move) : passTurn(position);
  }
  return count;
}

/** A small letter that names no file, and a move behind it. */
const SURELY_SMALL = /^(?![a-h])\p{Ll}[a-h]?[1-8]?x?[a-h][1-8]/u;

/** A file and a move behind it. */
const SMALL_PIECE = /^[a-h](?:[a-h]?[1-8]?x?)[a-h][1-8][+#]{0,2}$/;

/** Words that are a pawn's capture only where the moves behind them say so, too: `de`. */
export const LIKE_PROSE = /^[a-h]{2}$/;

/** Words and numbers that are moves only if they can be played: `de`, `1815`. */
export const LIKE_OTHER_TEXT = /^(?:[a-h]{2}|\d+)$/;
