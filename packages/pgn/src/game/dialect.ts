import { detectLanguages, type Move, type Position, parseSan, readDialectMove } from '@movetext/chess';
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
      const detected = hint === 'none' ? ['en'] : detectLanguages(moves, this.#start);
      const isOther =
        !detected.includes('en') &&
        (hint === 'word' ? this.#isBetter(moves, detected) : this.#isOther(moves, detected));
      this.#languages = isOther ? detected : null;
    }
    return this.#languages;
  }

  /** The move of a text, null where it is none that is legal: as `judge` reads it. */
  read(text: string, position: Position): Move | null {
    if (this.languages === null) {
      const san = parseSan(text, position);
      if (san.ok) return san.value;
      if (san.error.code !== 'not-san') return this.judgeSmall(text, position)?.played ?? null;
    }
    const result = this.#read(text, position);
    if (result.kind === 'read') return result.readings[0].move;
    const san = result.kind === 'no-move' ? parseSan(text, position) : null;
    return san?.ok ? san.value : null;
  }

  /** The verdict on a text as a dialect, null where it is none. `guess` gives the move with which to go on behind one that cannot be played. */
  judge(
    text: string,
    position: Position,
    guess: (candidates: readonly Move[]) => Move | null | undefined,
  ): MoveVerdict | null {
    const result = this.#read(text, position);
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
  #isBetter(moves: readonly string[], languages: readonly string[]): boolean {
    const inStandard = countPlayed(moves, this.#start, (text, position) => {
      const san = parseSan(text, position);
      return san.ok ? san.value : null;
    });
    const inOther = countPlayed(moves, this.#start, (text, position) => {
      const result = readDialectMove(text, position, { languages });
      return result.kind === 'read' ? result.readings[0].move : null;
    });
    return inStandard < inOther;
  }

  /** Letters that are all the standard's are another language's where all moves are legal in it, and several are not in English. */
  #isOther(moves: readonly string[], languages: readonly string[]): boolean {
    let position = this.#start;
    let faults = 0;
    for (const text of moves) {
      const result = readDialectMove(text, position, { languages });
      if (result.kind !== 'read') return false;
      const san = parseSan(text, position);
      const { move } = result.readings[0];
      if (!san.ok || san.value.packed !== move.packed) faults++;
      position = position.play(move);
    }
    return 2 <= faults;
  }

  #read(text: string, position: Position): ReturnType<typeof readDialectMove> {
    if (MAX_READS < ++this.#reads) return { kind: 'no-move' };
    const languages = this.languages;
    return readDialectMove(text, position, languages ? { languages } : {});
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

/** What is forgiven where no other name for it is known: `E2-E4`. */
const OTHER_FORM = 'other-form';

function withoutMark(san: string): string {
  return san.replace(/[+#]+$/, '');
}

/** How many of the moves can be played one behind the other, passing the turn where one cannot. */
function countPlayed(
  moves: readonly string[],
  start: Position,
  read: (text: string, position: Position) => Move | null,
): number {
  let position = start;
  let count = 0;
  for (const text of moves) {
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
