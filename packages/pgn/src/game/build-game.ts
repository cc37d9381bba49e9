import { Fault, TokenMark } from '@movetext/engine';
import { nagOfGlyph } from '../data/nags.ts';
import type { Range } from '../range.ts';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { SyntaxSection } from '../syntax/section.ts';
import { isNullMove, judgeMove, trustReader } from './judge.ts';
import { addComment, addMove, addNag, closeLine, type Line, openLine } from './line.ts';
import type { Comment, Game, GameError, MoveVerdict, Termination } from './model.ts';
import { moveNumberAt } from './move-number.ts';
import { passTurn } from './positions.ts';
import { readStart } from './read-start.ts';
import { readTagPairs } from './read-tag-pairs.ts';
import { LOOK_AHEAD } from './recover.ts';

/** Where a game has one of these, its moves are read again here: the reader plays standard SAN alone, and stops where it cannot. */
const NEEDS_REPLAY = Fault.word | Fault.illegal | Fault.ambiguous | Fault.spelling | Fault.unplayed;

/** Where a game has one of these, the reader's count of its half-moves is not the last word. */
const MISCOUNTED = NEEDS_REPLAY & ~Fault.spelling;

/** So many wrong moves of a game are guessed at; behind them the turn just passes. A budget for texts that are no chess. */
const MAX_GUESSES = 50;

/** What stands behind a move, detached from it, and says nothing that the position does not say. */
const DETACHED_MARKS = new Set([
  'e.p.',
  'ep',
  'e.p',
  'ep.',
  '+',
  '++',
  '#',
  '×',
  'x',
  'ch',
  'ch.',
  'mate',
  'dbl',
  'dis',
]);

/** What looks like a move in a game whose rules are not known here. */
const MOVE_LIKE = /[a-h][1-8]|^[O0]-[O0]/;

const RESULTS = ['*', '1-0', '0-1', '1/2-1/2', '*'] as const;

/** Half-moves of a game's main line that are legal. */
export function legalPlies(section: SyntaxSection & { game(): Game }): number {
  if ((section.faults & MISCOUNTED) === 0) return section.plies;
  return section.game().moves.filter(({ verdict }) => verdict.kind === 'legal' || verdict.kind === 'null-move').length;
}

/** Builds a game's model from its tokens. Any tokens make a game; what has no place in one is among its errors. */
export function buildGame(section: SyntaxSection): Game {
  return new GameBuilder(section).build();
}

/** Walks the tokens once, with an explicit stack of lines. */
class GameBuilder {
  readonly #section: SyntaxSection;
  readonly #start;
  readonly #tags;
  readonly #mode: 'reader' | 'replay' | 'unchecked';
  readonly #errors: GameError[] = [];
  readonly #lines: Line[];
  readonly #after: Comment[] = [];
  #line: Line;
  #termination: Termination | null = null;
  #guesses = 0;

  constructor(section: SyntaxSection) {
    this.#section = section;
    this.#tags = readTagPairs(section.tokens, section.source);
    this.#start = readStart(this.#tags);
    const isPlayable = this.#start.position !== null && this.#start.supported;
    this.#mode = !isPlayable ? 'unchecked' : (section.faults & NEEDS_REPLAY) === 0 ? 'reader' : 'replay';
    const position = this.#mode === 'replay' ? this.#start.position : null;
    this.#line = openLine(-1, { ply: 0, previous: null, position });
    this.#lines = [this.#line];
  }

  build(): Game {
    const { tokens } = this.#section;
    for (let i = 0; i < tokens.count; i++) this.#add(i);
    while (1 < this.#lines.length) {
      const { open } = this.#line;
      this.#error('unterminated-variation', { start: open, end: open + 1 });
      this.#closeVariation(open + 1);
    }
    this.#closeLine();
    return {
      tags: this.#tags,
      start: this.#start,
      before: this.#line.before,
      moves: this.#line.moves,
      termination: this.#termination,
      after: this.#after,
      errors: this.#errors.sort((a, b) => a.range.start - b.range.start),
    };
  }

  #add(index: number): void {
    const { tokens } = this.#section;
    switch (tokens.kind(index)) {
      case SyntaxKind.San:
      case SyntaxKind.Word:
        this.#addMoveText(index);
        return;
      case SyntaxKind.MoveNumber:
        this.#addNumber(index);
        return;
      case SyntaxKind.Periods:
        this.#line.isNumbered = true;
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
        this.#line = openLine(tokens.start(index), this.#line.branch);
        this.#lines.push(this.#line);
        return;
      case SyntaxKind.VariationClose:
        if (tokens.marks(index) & TokenMark.unbalanced) this.#error('unmatched-parenthesis', this.#range(index));
        else this.#closeVariation(tokens.end(index));
        return;
      case SyntaxKind.Termination:
        this.#termination = {
          value: RESULTS[tokens.value(index)] ?? '*',
          written: this.#text(index),
          range: this.#range(index),
        };
        return;
      case SyntaxKind.Stray:
        this.#error('unexpected-token', this.#range(index));
        return;
      case SyntaxKind.OutsideText:
        this.#error('text-outside-game', this.#range(index));
        return;
      case SyntaxKind.Whitespace:
      case SyntaxKind.TagOpen:
      case SyntaxKind.TagName:
      case SyntaxKind.TagValue:
      case SyntaxKind.TagClose:
      case SyntaxKind.EscapeLine:
        return;
    }
  }

  #addMoveText(index: number): void {
    const { tokens } = this.#section;
    const text = this.#text(index);
    if (tokens.kind(index) === SyntaxKind.Word) {
      if (nagOfGlyph(text)) {
        this.#addGlyph(index);
        return;
      }
      if (DETACHED_MARKS.has(text) && this.#noteDetachedMark()) return;
    }
    const verdict = this.#judge(index, text);
    if (!verdict) {
      this.#error('unexpected-token', this.#range(index));
      return;
    }
    const { position } = this.#line;
    const after = position && (verdict.played ? position.play(verdict.played) : passTurn(position));
    addMove(this.#line, { written: text, range: this.#range(index), verdict }, after);
  }

  #judge(index: number, text: string): MoveVerdict | null {
    const { tokens } = this.#section;
    const { position } = this.#line;
    if (this.#mode === 'reader') return trustReader(tokens.value(index), text);
    if (!position) {
      const isMove = tokens.kind(index) === SyntaxKind.San || isNullMove(text) || MOVE_LIKE.test(text);
      return isMove ? { kind: 'unchecked', played: null } : null;
    }
    return judgeMove(text, position, () => this.#following(index));
  }

  /** The texts of the moves behind a token in its line. None once too much was guessed. */
  #following(index: number): string[] {
    const { tokens } = this.#section;
    const texts: string[] = [];
    if (MAX_GUESSES < ++this.#guesses) return texts;
    let depth = 0;
    for (let i = index + 1; i < tokens.count && 0 <= depth && texts.length < LOOK_AHEAD; i++) {
      const kind = tokens.kind(i);
      if (kind === SyntaxKind.VariationOpen) depth++;
      else if (kind === SyntaxKind.VariationClose) depth--;
      else if (depth === 0 && kind === SyntaxKind.San) texts.push(this.#text(i));
      else if (depth === 0 && kind === SyntaxKind.Word && MOVE_LIKE.test(this.#text(i))) texts.push(this.#text(i));
    }
    return texts;
  }

  #noteDetachedMark(): boolean {
    const last = this.#line.moves.at(-1);
    if (!last || this.#line.isNumbered) return false;
    const { verdict } = last;
    if (verdict.kind === 'legal') {
      const leniencies = [...verdict.leniencies, 'detached-mark'];
      this.#line.moves[this.#line.moves.length - 1] = Object.assign(last, { verdict: { ...verdict, leniencies } });
    }
    return true;
  }

  #addGlyph(index: number): void {
    const written = this.#text(index);
    const entry = nagOfGlyph(written);
    if (entry) addNag(this.#line, { number: entry.number, written, range: this.#range(index) });
    else this.#error('unexpected-token', this.#range(index));
  }

  #addComment(index: number): void {
    const { tokens } = this.#section;
    const range = this.#range(index);
    const isBrace = tokens.kind(index) === SyntaxKind.BraceComment;
    const isOpen = isBrace && (tokens.marks(index) & TokenMark.unbalanced) !== 0;
    const text = this.#section.source.slice(range.start + 1, isBrace && !isOpen ? range.end - 1 : range.end);
    const comment: Comment = { kind: isBrace ? 'brace' : 'line', text, range };
    if (isOpen) this.#error('unterminated-comment', { start: range.start, end: range.start + 1 });
    if (this.#termination) this.#after.push(comment);
    else addComment(this.#line, comment);
  }

  #addNumber(index: number): void {
    const { tokens } = this.#section;
    const line = this.#line;
    line.isNumbered = true;
    if (this.#mode === 'unchecked') return;
    const number = tokens.value(index);
    const text = this.#text(index);
    const expected = moveNumberAt(this.#start.position, line.ply);
    const saysBlack = text.endsWith('...');
    const shift = number - expected.number;
    const isWrong = (shift !== 0 && shift !== line.numberShift) || (saysBlack && expected.turn === 'white');
    line.numberShift = shift;
    if (isWrong) this.#errors.push({ code: 'wrong-move-number', range: this.#range(index), text, expected });
  }

  #closeVariation(end: number): void {
    this.#closeLine();
    const { open, before, nagsBefore, moves } = this.#line;
    this.#lines.pop();
    const parent = this.#lines.at(-1);
    if (!parent) return;
    this.#line = parent;
    const variation = { range: { start: open, end }, nagsBefore, before, moves, after: [] };
    const branch = parent.moves.at(-1);
    if (branch) branch.variations.push(variation);
    else parent.early.push(variation);
  }

  #closeLine(): void {
    for (const { range } of closeLine(this.#line))
      this.#error('unexpected-token', { start: range.start, end: range.start + 1 });
  }

  #error(code: Exclude<GameError['code'], 'wrong-move-number'>, range: Range): void {
    this.#errors.push({ code, range, text: this.#section.source.slice(range.start, range.end) });
  }

  #range(index: number): Range {
    return { start: this.#section.tokens.start(index), end: this.#section.tokens.end(index) };
  }

  #text(index: number): string {
    const { source, tokens } = this.#section;
    return source.slice(tokens.start(index), tokens.end(index));
  }
}
