import { looksLikeMove, Position } from '@movetext/chess';
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

/** Which words of a game spell moves, whatever the position; each word is read once. */
export class MoveWords {
  readonly #section: SyntaxSection;
  readonly #moves = new Map<string, string | null>();
  readonly #lists = new Map<string, readonly ListPart[] | null>();

  constructor(section: SyntaxSection) {
    this.#section = section;
  }

  /** The move that a word spells in any way, glyphs that touch it left out; null where it spells none and will be no move of the game. */
  moveIn(word: string): string | null {
    const known = this.#moves.get(word);
    if (known !== undefined) return known;
    const move = isNullMove(word)
      ? '--'
      : (spelledMove(word) ?? (looksLikeMove(word, Position.initial()) ? word : null));
    this.#moves.set(word, move);
    return move;
  }

  /** The parts of a word that is a list of moves, null where it is none. */
  listIn(word: string): readonly ListPart[] | null {
    const known = this.#lists.get(word);
    if (known !== undefined) return known;
    const list = splitList(word, (text) => this.moveIn(text) !== null);
    this.#lists.set(word, list);
    return list;
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
      else if (depth === 0 && kind === SyntaxKind.San) texts.push(tokenText(this.#section, i));
      else if (depth === 0 && kind === SyntaxKind.Word) texts.push(...this.#movesIn(tokenText(this.#section, i)));
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
      else if (kind === SyntaxKind.San) texts.push(tokenText(this.#section, i));
      else if (kind === SyntaxKind.Word) {
        for (const move of this.#movesIn(tokenText(this.#section, i))) {
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
    const texts = list ? movesOf(list) : [word];
    return texts.flatMap((text) => this.moveIn(text) ?? []);
  }
}
