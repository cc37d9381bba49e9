import { TokenMark } from '@movetext/engine';
import { nagOfGlyph } from '../data/nags.ts';
import type { Range } from '../range.ts';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { SyntaxSection } from '../syntax/section.ts';
import { DeepVariations } from './deep-variations.ts';
import { isDetachedMark } from './detached-mark.ts';
import { GameErrors } from './game-errors.ts';
import { GameJudge, NEEDS_REPLAY } from './game-judge.ts';
import { splitGlyph } from './glued-glyph.ts';
import { type ListPart, movesOf, placeParts, splitGlued } from './glued-list.ts';
import { addComment, addMove, addNag, type Line, openLine } from './line.ts';
import type { Comment, EscapeLine, Game, MoveVerdict, Termination } from './model.ts';
import { MoveWords } from './move-words.ts';
import { NumberCheck } from './number-check.ts';
import { OpenLines } from './open-lines.ts';
import { passTurn } from './positions.ts';
import { readStart } from './read-start.ts';
import { readTagPairs } from './read-tag-pairs.ts';
import { tokenRange, tokenText } from './token-text.ts';

const RESULTS = ['*', '1-0', '0-1', '1/2-1/2', '*'] as const;

/** Half-moves of a game's main line that are legal. */
export function legalPlies(section: SyntaxSection & { game(): Game }): number {
  if ((section.faults & NEEDS_REPLAY) === 0) return section.plies;
  return section.game().moves.filter(({ verdict }) => verdict.kind === 'legal' || verdict.kind === 'null-move').length;
}

/** Builds a game's model from its tokens. Any tokens make a game; what has no place in one is among its errors. */
export function buildGame(section: SyntaxSection): Game {
  return new GameBuilder(section).build();
}

/** Walks the tokens once, with an explicit stack of lines. */
class GameBuilder {
  readonly #section: SyntaxSection;
  readonly #tags;
  readonly #start;
  readonly #errors: GameErrors;
  readonly #numbers: NumberCheck;
  readonly #words: MoveWords;
  readonly #judge: GameJudge;
  readonly #deep: DeepVariations;
  readonly #lines: OpenLines;
  #escapeLines: EscapeLine[] = [];
  #termination: Termination | null = null;
  readonly #after: Comment[] = [];
  /** The token of the last move, or of the last mark behind it: what stands right behind may be a mark. */
  #lastMoveToken = -1;

  constructor(section: SyntaxSection) {
    this.#section = section;
    this.#tags = readTagPairs(section.tokens, section.source);
    const start = readStart(this.#tags);
    this.#start = start;
    this.#errors = new GameErrors(section.source);
    this.#numbers = new NumberCheck(section, start.position, this.#errors);
    this.#words = new MoveWords(section);
    this.#judge = new GameJudge({ section, start, words: this.#words, numbers: this.#numbers });
    this.#deep = new DeepVariations(section.tokens, this.#errors);
    const position = this.#judge.mode === 'replay' ? start.position : null;
    this.#lines = new OpenLines(openLine(-1, { ply: 0, previous: null, position, leftOut: null }), this.#errors);
  }

  build(): Game {
    const { tokens, source } = this.#section;
    for (let i = 0; i < tokens.count; i++) this.#add(i);
    const end = this.#termination?.range.start ?? source.length;
    this.#deep.finish(end);
    const main = this.#lines.closeAll(end);
    return {
      tags: this.#tags,
      start: this.#start,
      before: main.before,
      moves: main.moves,
      termination: this.#termination,
      after: this.#after,
      escapeLines: this.#escapeLines,
      errors: this.#errors.inOrder(),
    };
  }

  #add(index: number): void {
    const { tokens } = this.#section;
    if (this.#deep.skips(index, this.#lines.depth)) return;
    switch (tokens.kind(index)) {
      case SyntaxKind.San:
      case SyntaxKind.Word:
        this.#addMoveText(index);
        return;
      case SyntaxKind.MoveNumber:
        this.#line.isNumbered = true;
        if (this.#judge.mode !== 'unchecked') this.#numbers.add(this.#line, index);
        return;
      case SyntaxKind.Periods:
        this.#line.isNumbered = true;
        if (this.#line.number) this.#line.number.text += this.#text(index);
        return;
      case SyntaxKind.Nag:
        addNag(this.#line, { number: tokens.value(index), written: this.#text(index), range: this.#range(index) });
        return;
      case SyntaxKind.SuffixAnnotation:
        this.#addGlyph(index);
        return;
      case SyntaxKind.BraceComment:
      case SyntaxKind.LineComment:
        this.#addComment(index);
        return;
      case SyntaxKind.VariationOpen:
        this.#lines.open(tokens.start(index));
        return;
      case SyntaxKind.VariationClose:
        if (tokens.marks(index) & TokenMark.unbalanced) this.#errors.add('unmatched-parenthesis', this.#range(index));
        else this.#lines.close(tokens.end(index));
        return;
      case SyntaxKind.Termination:
        this.#termination = {
          value: RESULTS[tokens.value(index)] ?? '*',
          written: this.#text(index),
          range: this.#range(index),
        };
        return;
      case SyntaxKind.Stray:
        this.#errors.addStray(this.#range(index));
        return;
      case SyntaxKind.OutsideText:
        this.#errors.add('text-outside-game', this.#range(index));
        return;
      case SyntaxKind.Whitespace:
      case SyntaxKind.TagOpen:
      case SyntaxKind.TagName:
      case SyntaxKind.TagValue:
      case SyntaxKind.TagClose:
        return;
      case SyntaxKind.EscapeLine:
        this.#escapeLines.push({ text: this.#text(index), range: this.#range(index) });
        return;
    }
  }

  #addMoveText(index: number): void {
    const { tokens } = this.#section;
    const text = this.#words.textAt(index);
    if (tokens.kind(index) === SyntaxKind.Word) {
      if (nagOfGlyph(text)) {
        this.#addGlyph(index);
        return;
      }
      if (isDetachedMark(text) && this.#noteDetachedMark(index)) return;
      if (this.#addGluedGlyph(index, text)) return;
      if (this.#addList(index, text, this.#words.listIn(text))) return;
    }
    const verdict = this.#judge.judge(this.#line, index, text);
    if (verdict?.kind === 'illegal' && this.#addList(index, text, splitGlued(text), true)) return;
    if (verdict) {
      this.#addMove(text, this.#range(index), verdict);
      this.#lastMoveToken = index;
    } else this.#errors.add('unexpected-token', this.#range(index));
  }

  #addMove(written: string, range: Range, verdict: MoveVerdict): void {
    const line = this.#line;
    const position = this.#judge.mode === 'replay' ? line.position : null;
    const after = position && (verdict.played ? position.play(verdict.played) : passTurn(position));
    this.#errors.addLost(line.earlyLost);
    addMove(line, { written, range, verdict }, after);
    this.#judge.count(verdict);
    this.#readAgain();
  }

  /** Reads variations again that stand before a move out of turn: they are other moves in its place, behind what was left out. */
  #readAgain(): void {
    const { again } = this.#line;
    if (again.length === 0) return;
    this.#line.again = [];
    const { tokens } = this.#section;
    for (const { start, end } of again) {
      this.#errors.forgetIn({ start, end });
      this.#escapeLines = this.#escapeLines.filter(({ range }) => range.start < start || end <= range.start);
      for (let i = tokens.lastAt(start); i < tokens.count && tokens.start(i) < end; i++) this.#add(i);
    }
  }

  /** Adds `e4±` as a move and a glyph. */
  #addGluedGlyph(index: number, text: string): boolean {
    const { position } = this.#line;
    if (this.#judge.mode !== 'replay' || !position || this.#words.moveIn(text) === text) return false;
    const split = splitGlyph(text);
    if (!split) return false;
    const { start, end } = this.#range(index);
    // The text of a move is ASCII: as many units as characters.
    const middle = start + split.move.length;
    const verdict = this.#judge.judgeText(this.#line, index, split.move, position);
    if (!verdict) return false;
    this.#addMove(split.move, { start, end: middle }, verdict);
    this.#lastMoveToken = index;
    const number = nagOfGlyph(split.glyph)?.number ?? 0;
    addNag(this.#line, { number, written: split.glyph, range: { start: middle, end } });
    return true;
  }

  /** Adds the moves of a list in one word, `1、e4,e5`; only where the first of them is legal, or all of them if so asked. */
  #addList(index: number, text: string, parts: readonly ListPart[] | null, isGuess = false): boolean {
    const { position } = this.#line;
    if (this.#judge.mode !== 'replay' || !position || !parts) return false;
    const moves = movesOf(parts);
    if (!this.#judge.canPlay(isGuess ? moves : moves.slice(0, 1), position)) return false;
    this.#lastMoveToken = index;
    const { source, tokens } = this.#section;
    for (const part of placeParts(source, tokens.start(index), text, parts)) {
      if (part.isNumber) this.#line.isNumbered = true;
      else if (this.#line.position) {
        const verdict = this.#judge.judgePart(part.text, this.#line.position, index, part.rest);
        if (verdict) this.#addMove(part.text, part.range, verdict);
        else this.#errors.add('unexpected-token', part.range);
      }
    }
    return true;
  }

  /** A mark is its move's only right behind it: elsewhere it says something else, or nothing. */
  #noteDetachedMark(index: number): boolean {
    const last = this.#line.moves.at(-1);
    if (!last || index - 1 !== this.#lastMoveToken) return false;
    this.#lastMoveToken = index;
    const { verdict } = last;
    if (verdict.kind === 'legal' && !verdict.leniencies.includes('detached-mark')) {
      const leniencies = [...verdict.leniencies, 'detached-mark'];
      this.#line.moves[this.#line.moves.length - 1] = Object.assign(last, { verdict: { ...verdict, leniencies } });
    }
    return true;
  }

  #addGlyph(index: number): void {
    const written = this.#text(index);
    const entry = nagOfGlyph(written);
    if (entry) addNag(this.#line, { number: entry.number, written, range: this.#range(index) });
    else this.#errors.add('unexpected-token', this.#range(index));
  }

  #addComment(index: number): void {
    const { tokens } = this.#section;
    const range = this.#range(index);
    const isBrace = tokens.kind(index) === SyntaxKind.BraceComment;
    const isOpen = isBrace && (tokens.marks(index) & TokenMark.unbalanced) !== 0;
    const text = this.#section.source.slice(range.start + 1, isBrace && !isOpen ? range.end - 1 : range.end);
    const comment: Comment = { kind: isBrace ? 'brace' : 'line', text, range };
    if (isOpen) this.#errors.add('unterminated-comment', { start: range.start, end: range.start + 1 });
    if (this.#termination) this.#after.push(comment);
    else addComment(this.#line, comment);
  }

  get #line(): Line {
    return this.#lines.current;
  }

  #range(index: number): Range {
    return tokenRange(this.#section, index);
  }

  #text(index: number): string {
    return tokenText(this.#section, index);
  }
}
