import { looksLikeMove } from '@movetext/chess';
import { Fault, TokenMark } from '@movetext/engine';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { SyntaxSection } from '../syntax/section.ts';
import type { MainLine } from './dialect.ts';
import { spelledMove } from './glued-glyph.ts';
import { type ListPart, movesOf, splitList } from './glued-list.ts';
import { isNullMove } from './judge.ts';
import { LOOK_AHEAD } from './recover.ts';
import { tokenText } from './token-text.ts';

/** So many moves of the main line tell in which language a game is written. */
const MAX_DETECTED = 120;
/** So far the moves behind a wrong one are looked for. */
const MAX_TOKENS_AHEAD = 2000;

/** Words come again in a game and in the next ones: so many are read once. */
const MAX_KEPT = 4096;
/** Longer words are seldom moves, and their texts would fill the memory. */
const MAX_KEPT_LENGTH = 100;
const KNOWN_MOVES = new Map<string, string | null>();
const KNOWN_LISTS = new Map<string, readonly ListPart[] | null>();

/** Which words of a game spell moves, whatever the position. */
export class MoveWords {
  readonly #section: SyntaxSection;
  readonly #texts: string[] = [];

  constructor(section: SyntaxSection) {
    this.#section = section;
  }

  /** The text of a token that may be a move. */
  textAt(index: number): string {
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const text = tokenText(this.#section, index);
    this.#texts[index] = text;
    return text;
  }

  /** The move that a word spells in any way, glyphs that touch it left out; null where it spells none and will be no move of the game. */
  moveIn(word: string): string | null {
    return readOnce(word, KNOWN_MOVES, readMove);
  }

  /** The parts of a word that is a list of moves, null where it is none. */
  listIn(word: string): readonly ListPart[] | null {
    return readOnce(word, KNOWN_LISTS, readList);
  }

  /** The texts of the moves behind a token in its line. */
  following(index: number): string[] {
    const { tokens } = this.#section;
    const texts: string[] = [];
    const end = Math.min(tokens.count, index + MAX_TOKENS_AHEAD);
    let depth = 0;
    for (let i = index + 1; i < end && 0 <= depth && texts.length < LOOK_AHEAD; i++) {
      const kind = tokens.kind(i);
      if (kind === SyntaxKind.VariationOpen) depth++;
      else if (kind === SyntaxKind.VariationClose) depth -= tokens.marks(i) & TokenMark.unbalanced ? 0 : 1;
      else if (depth === 0 && kind === SyntaxKind.San) texts.push(this.textAt(i));
      else if (depth === 0 && kind === SyntaxKind.Word) texts.push(...this.#movesIn(this.textAt(i)));
    }
    return texts;
  }

  /** The texts of the main line that spell moves, glyphs left out. */
  mainLine(): MainLine {
    const { tokens, faults } = this.#section;
    const texts: string[] = [];
    let isForeign = false;
    let depth = 0;
    for (let i = 0; i < tokens.count && texts.length < MAX_DETECTED; i++) {
      const kind = tokens.kind(i);
      if (kind === SyntaxKind.VariationOpen) depth++;
      else if (kind === SyntaxKind.VariationClose) depth = Math.max(0, depth - 1);
      else if (0 < depth) continue;
      else if (kind === SyntaxKind.San) texts.push(this.textAt(i));
      else if (kind === SyntaxKind.Word) {
        for (const move of this.#movesIn(this.textAt(i))) {
          isForeign ||= spelledMove(move) === null && move !== '--';
          texts.push(move);
        }
      }
    }
    const isWrong = (faults & Fault.illegal) !== 0;
    return { moves: texts, hint: isForeign ? 'word' : isWrong ? 'letters' : 'none' };
  }

  /** The moves that a word spells, several where it is a list. */
  #movesIn(word: string): readonly string[] {
    const list = this.listIn(word);
    if (list) return movesOf(list).flatMap((text) => this.moveIn(text) ?? []);
    const move = this.moveIn(word);
    return move === null ? [] : [move];
  }
}

function readMove(word: string): string | null {
  return isNullMove(word) ? '--' : (spelledMove(word) ?? (looksLikeMove(word) ? word : null));
}

function readList(word: string): readonly ListPart[] | null {
  return splitList(word, (text) => readOnce(text, KNOWN_MOVES, readMove) !== null);
}

function readOnce<T>(word: string, known: Map<string, T | null>, read: (word: string) => T | null): T | null {
  const found = known.get(word);
  if (found !== undefined) return found;
  const answer = read(word);
  if (MAX_KEPT <= known.size) known.clear();
  if (word.length <= MAX_KEPT_LENGTH) known.set(word, answer);
  return answer;
}
