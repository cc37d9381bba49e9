import { looksLikeMove, type Move, Position } from '@movetext/chess';
import { Fault, TokenMark } from '@movetext/engine';
import { nagOfGlyph } from '../data/nags.ts';
import type { Range } from '../range.ts';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { SyntaxSection } from '../syntax/section.ts';
import { isDetachedMark } from './detached-mark.ts';
import { GameDialect, type MainLine } from './dialect.ts';
import { spelledMove, splitGlyph } from './glued-glyph.ts';
import { GLUED, type ListPart, offsetBehind, splitGlued, splitList } from './glued-list.ts';
import { isNullMove, type JudgeContext, judgeMisprint, judgeMove, trustReader } from './judge.ts';
import { addComment, addMove, addNag, closeLine, type Line, openLine, playLeftOut } from './line.ts';
import type { Comment, EscapeLine, Game, GameError, MoveVerdict, Termination } from './model.ts';
import { moveNumberAt, type StartNumber, sideOfNumber } from './move-number.ts';
import { readOutOfTurn } from './out-of-turn.ts';
import { passTurn, positionAfter } from './positions.ts';
import { readStart } from './read-start.ts';
import { readTagPairs } from './read-tag-pairs.ts';
import { LOOK_AHEAD } from './recover.ts';

/** Where a game has one of these, its moves are read again here: the reader plays standard SAN alone, and stops where it cannot. */
const NEEDS_REPLAY = Fault.word | Fault.illegal | Fault.ambiguous | Fault.unplayed;

/** Budgets for texts that are no chess. So many wrong moves of a game are guessed at; behind them the turn just passes. */
const MAX_GUESSES = 50;
/** Behind so many wrong moves nothing is checked any more. */
const MAX_WRONG_MOVES = 500;
/** At so many words that are no moves somebody looks whether they are misprints of some. */
const MAX_MISPRINT_LOOKS = 500;
/** Variations nested deeper are left out of the model, as one fault each. */
const MAX_DEPTH = 20000;
/** So many moves of the main line tell in which language a game is written. */
const MAX_DETECTED = 120;
/** So far the moves behind a wrong one are looked for. */
const MAX_TOKENS_AHEAD = 2000;

/** What looks like a move in a game whose rules are not known here. */
const MOVE_LIKE = /[a-h][1-8]|^[O0]-[O0]/;

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

type LegalVerdict = Extract<MoveVerdict, { readonly kind: 'legal' }>;

function isLegal(verdict: MoveVerdict): verdict is LegalVerdict {
  return verdict.kind === 'legal';
}

function withGlued(verdict: LegalVerdict): MoveVerdict {
  return { ...verdict, leniencies: [...verdict.leniencies, GLUED] };
}

/** Walks the tokens once, with an explicit stack of lines. */
class GameBuilder {
  readonly #section: SyntaxSection;
  readonly #start;
  /** The number of the first half-move, read from the start position once. */
  readonly #firstNumber: StartNumber;
  readonly #tags;
  #mode: 'reader' | 'replay' | 'unchecked';
  #errors: GameError[] = [];
  readonly #lines: Line[];
  readonly #after: Comment[] = [];
  #escapeLines: EscapeLine[] = [];
  #line: Line;
  #termination: Termination | null = null;
  readonly #dialect: GameDialect;
  readonly #movesInWords = new Map<string, string | null>();
  readonly #lists = new Map<string, readonly ListPart[] | null>();
  /** Variations before a move that turned out to be out of turn. */
  #early: readonly Range[] = [];
  /** The token of the last move, or of the last mark behind it: what stands right behind may be a mark. */
  #lastMoveToken = -1;
  #guesses = 0;
  #wrongMoves = 0;
  #misprintLooks = 0;
  /** Parentheses open beyond `MAX_DEPTH`, and where the first of them stands. */
  #tooDeep = 0;
  #tooDeepFrom = 0;

  constructor(section: SyntaxSection) {
    this.#section = section;
    this.#tags = readTagPairs(section.tokens, section.source);
    this.#start = readStart(this.#tags);
    const { number, turn } = moveNumberAt(this.#start.position, 0);
    this.#firstNumber = { fullmoveNumber: number, turn };
    const isPlayable = this.#start.position !== null && this.#start.supported;
    this.#mode = !isPlayable ? 'unchecked' : (section.faults & NEEDS_REPLAY) === 0 ? 'reader' : 'replay';
    const position = this.#mode === 'replay' ? this.#start.position : null;
    this.#dialect = new GameDialect(() => this.#mainLine(), this.#start.position ?? Position.initial());
    this.#line = openLine(-1, { ply: 0, previous: null, position, leftOut: null });
    this.#lines = [this.#line];
  }

  build(): Game {
    const { tokens, source } = this.#section;
    for (let i = 0; i < tokens.count; i++) if (!this.#skipDeep(i)) this.#add(i);
    const end = this.#termination?.range.start ?? source.length;
    if (0 < this.#tooDeep) this.#error('unexpected-token', { start: this.#tooDeepFrom, end });
    while (1 < this.#lines.length) {
      const { open } = this.#line;
      this.#error('unterminated-variation', { start: open, end: open + 1 });
      this.#closeVariation(end);
    }
    this.#reportLost(closeLine(this.#line));
    if (this.#line.moves.length === 0) this.#reportLost(this.#line.nagsBefore.map(({ range }) => range));
    return {
      tags: this.#tags,
      start: this.#start,
      before: this.#line.before,
      moves: this.#line.moves,
      termination: this.#termination,
      after: this.#after,
      escapeLines: this.#escapeLines,
      errors: this.#errors.sort((a, b) => a.range.start - b.range.start),
    };
  }

  /** Whether a token belongs to a variation that is nested too deep. */
  #skipDeep(index: number): boolean {
    const { tokens } = this.#section;
    const kind = tokens.kind(index);
    if (kind === SyntaxKind.VariationOpen && (0 < this.#tooDeep || MAX_DEPTH < this.#lines.length)) {
      if (++this.#tooDeep === 1) this.#tooDeepFrom = tokens.start(index);
      return true;
    }
    if (this.#tooDeep === 0 || kind === SyntaxKind.Termination) return false;
    if (kind === SyntaxKind.VariationClose && --this.#tooDeep === 0)
      this.#error('unexpected-token', { start: this.#tooDeepFrom, end: tokens.end(index) });
    return true;
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
        this.#line = openLine(tokens.start(index), this.#line.branch, this.#line.numberShift);
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
        this.#addStray(this.#range(index));
        return;
      case SyntaxKind.OutsideText:
        this.#error('text-outside-game', this.#range(index));
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
    const text = this.#text(index);
    if (tokens.kind(index) === SyntaxKind.Word) {
      if (nagOfGlyph(text)) {
        this.#addGlyph(index);
        return;
      }
      if (isDetachedMark(text) && this.#noteDetachedMark(index)) return;
      if (this.#addGluedGlyph(index, text)) return;
      if (this.#addList(index, text, this.#listIn(text))) return;
    }
    const verdict = this.#judge(index, text);
    if (verdict?.kind === 'illegal' && this.#addList(index, text, splitGlued(text), true)) return;
    if (verdict) {
      this.#addMove(text, this.#range(index), verdict);
      this.#lastMoveToken = index;
    } else this.#error('unexpected-token', this.#range(index));
  }

  #addMove(written: string, range: Range, verdict: MoveVerdict): void {
    const line = this.#line;
    const position = this.#mode === 'replay' ? line.position : null;
    const after = position && (verdict.played ? position.play(verdict.played) : passTurn(position));
    this.#reportLost(line.earlyLost);
    addMove(line, { written, range, verdict }, after);
    const isWrong = verdict.kind === 'illegal' || verdict.kind === 'ambiguous';
    if (isWrong && MAX_WRONG_MOVES < ++this.#wrongMoves) this.#mode = 'unchecked';
    this.#readAgain();
  }

  /** Reads variations again that stand before a move out of turn: they are other moves in its place, behind what was left out. */
  #readAgain(): void {
    const { tokens } = this.#section;
    const ranges = this.#early;
    this.#early = [];
    for (const { start, end } of ranges) {
      const isInside = ({ range }: { readonly range: Range }) => start <= range.start && range.start < end;
      this.#errors = this.#errors.filter((error) => !isInside(error));
      this.#escapeLines = this.#escapeLines.filter((line) => !isInside(line));
      for (let i = tokens.lastAt(start); i < tokens.count && tokens.start(i) < end; i++)
        if (!this.#skipDeep(i)) this.#add(i);
    }
  }

  /** Adds `e4±` as a move and a glyph. */
  #addGluedGlyph(index: number, text: string): boolean {
    const { position } = this.#line;
    if (this.#mode !== 'replay' || !position || this.#moveIn(text) === text) return false;
    const split = splitGlyph(text);
    if (!split) return false;
    const { start, end } = this.#range(index);
    // The text of a move is ASCII: as many units as characters.
    const middle = start + split.move.length;
    const verdict = judgeMove(split.move, position, this.#context(index));
    if (!verdict) return false;
    this.#addMove(split.move, { start, end: middle }, this.#judgeTurn(index, split.move, verdict, position));
    this.#lastMoveToken = index;
    const number = nagOfGlyph(split.glyph)?.number ?? 0;
    addNag(this.#line, { number, written: split.glyph, range: { start: middle, end } });
    return true;
  }

  /** Adds the moves of a list in one word, `1、e4,e5`; only where the first of them is legal, or all of them if so asked. */
  #addList(index: number, text: string, parts: readonly ListPart[] | null, isGuess = false): boolean {
    const { position } = this.#line;
    if (this.#mode !== 'replay' || !position || !parts) return false;
    const { source, tokens } = this.#section;
    const moves = parts.filter(({ isNumber }) => !isNumber).map((part) => part.text);
    let at: Position | null = position;
    for (const move of moves.slice(0, isGuess ? moves.length : 1)) {
      const played: Move | null = at && this.#dialect.read(move, at);
      if (!played || !at) return false;
      at = at.play(played);
    }
    this.#lastMoveToken = index;
    let end = tokens.start(index);
    let read = 0;
    for (const [order, part] of parts.entries()) {
      const start = offsetBehind(source, end, text.slice(read, part.start));
      end = offsetBehind(source, start, part.text);
      read = part.start + part.text.length;
      const range = { start, end };
      const context = this.#context(index);
      const rest = parts.slice(order + 1).flatMap((other) => (other.isNumber ? [] : [other.text]));
      const ahead = () => [...rest, ...context.ahead()];
      const following = () => {
        const behind = context.following();
        return behind && [...rest, ...behind];
      };
      if (part.isNumber) this.#line.isNumbered = true;
      else if (this.#line.position) {
        const verdict = judgeMove(part.text, this.#line.position, { ...context, isWord: true, ahead, following });
        if (!verdict) this.#error('unexpected-token', range);
        else this.#addMove(part.text, range, isLegal(verdict) ? withGlued(verdict) : verdict);
      }
    }
    return true;
  }

  #listIn(word: string): readonly ListPart[] | null {
    const known = this.#lists.get(word);
    if (known !== undefined) return known;
    const list = splitList(word, (text) => this.#moveIn(text) !== null);
    this.#lists.set(word, list);
    return list;
  }

  /** The moves that a word spells, several where it is a list. */
  #movesIn(word: string): readonly string[] {
    const list = this.#listIn(word);
    const texts = list ? list.filter(({ isNumber }) => !isNumber).map(({ text }) => text) : [word];
    return texts.flatMap((text) => this.#moveIn(text) ?? []);
  }

  #judge(index: number, text: string): MoveVerdict | null {
    const { tokens } = this.#section;
    const { position } = this.#line;
    if (this.#mode === 'reader') return this.#judgePlayed(index, text);
    if (this.#mode === 'unchecked' || !position) {
      const isMove = tokens.kind(index) === SyntaxKind.San || isNullMove(text) || MOVE_LIKE.test(text);
      return isMove ? { kind: 'unchecked', played: null } : null;
    }
    if (this.#isLongOver(position)) return { kind: 'unchecked', played: null };
    const verdict = judgeMove(text, position, this.#context(index));
    if (verdict) return this.#judgeTurn(index, text, verdict, position);
    if (MAX_MISPRINT_LOOKS < ++this.#misprintLooks) return null;
    return judgeMisprint(text, position, this.#following(index), this.#dialect);
  }

  /** The verdict on a move, or another one where a half-move was left out before it: then the turn passes. */
  #judgeTurn(index: number, text: string, verdict: MoveVerdict, position: Position): MoveVerdict {
    if (MAX_GUESSES < this.#guesses) return verdict;
    const isWrong = verdict.kind === 'illegal' || verdict.kind === 'ambiguous';
    const isNumberOfOther = this.#isNumberOfOther();
    if (!isWrong && !isNumberOfOther) return verdict;
    const following = this.#following(index);
    const other = readOutOfTurn(text, position, { verdict, isNumberOfOther, following, dialect: this.#dialect });
    if (!other) return verdict;
    this.#early = this.#line.early.map(({ range }) => range);
    playLeftOut(this.#line, other.leftOut);
    this.#trustNumber();
    return other.verdict;
  }

  /** Whether the number before a move is that of the next half-move but one. */
  #isNumberOfOther(): boolean {
    const { number, ply, lastShift } = this.#line;
    if (!number) return false;
    const side = sideOfNumber(number.text);
    const next = moveNumberAt(this.#firstNumber, ply + 1);
    const shift = number.value - next.number;
    // The first number of a game may be off: the slip is the FEN tag's then.
    return side === next.turn && (shift === lastShift || ply === 0);
  }

  /** Takes back what was said of the number before a move, which was right. */
  #trustNumber(): void {
    const { number, ply } = this.#line;
    if (!number) return;
    this.#errors = this.#errors.filter(
      ({ code, range }) => code !== 'wrong-move-number' || range.start !== number.start,
    );
    this.#line.numberShift = number.value - moveNumberAt(this.#firstNumber, ply).number;
  }

  /** Whether a wrong move stands already behind the mate or stalemate that ended the game: of those behind it nothing more is to be said. */
  #isLongOver(position: Position): boolean {
    const last = this.#line.moves.at(-1)?.verdict.kind;
    return (last === 'illegal' || last === 'unchecked') && position.packedMoves().length === 0;
  }

  /** The verdict on a move that the reader played; its spelling is looked at only where the reader marked it. */
  #judgePlayed(index: number, text: string): MoveVerdict | null {
    const { tokens } = this.#section;
    if (tokens.marks(index) === 0) return trustReader(tokens.value(index), text);
    const { previous } = this.#line;
    const position = previous ? positionAfter({ start: this.#start }, previous) : this.#start.position;
    return position && judgeMove(text, position, { ...this.#context(index), following: () => null });
  }

  #context(index: number): JudgeContext {
    return {
      dialect: this.#dialect,
      following: () => this.#guessing(index),
      ahead: () => this.#following(index),
      isWord: this.#section.tokens.kind(index) === SyntaxKind.Word,
    };
  }

  /** The texts of the main line that spell moves, glyphs left out. */
  #mainLine(): MainLine {
    const { tokens } = this.#section;
    const texts: string[] = [];
    let isForeign = false;
    let depth = 0;
    for (let i = 0; i < tokens.count && texts.length < MAX_DETECTED; i++) {
      const kind = tokens.kind(i);
      if (kind === SyntaxKind.VariationOpen) depth++;
      else if (kind === SyntaxKind.VariationClose) depth = Math.max(0, depth - 1);
      else if (0 < depth) continue;
      else if (kind === SyntaxKind.San) texts.push(this.#text(i));
      else if (kind === SyntaxKind.Word) {
        for (const move of this.#movesIn(this.#text(i))) {
          isForeign ||= spelledMove(move) === null && move !== '--';
          texts.push(move);
        }
      }
    }
    const isWrong = (this.#section.faults & Fault.illegal) !== 0;
    return { moves: texts, hint: isForeign ? 'word' : isWrong ? 'letters' : 'none' };
  }

  /** The moves that a guess has to fit, null where nobody shall guess any more. */
  #guessing(index: number): string[] | null {
    return MAX_GUESSES < ++this.#guesses ? null : this.#following(index);
  }

  /** The texts of the moves behind a token in its line. */
  #following(index: number): string[] {
    const { tokens } = this.#section;
    const texts: string[] = [];
    const end = Math.min(tokens.count, index + MAX_TOKENS_AHEAD);
    let depth = 0;
    for (let i = index + 1; i < end && 0 <= depth && texts.length < LOOK_AHEAD; i++) {
      const kind = tokens.kind(i);
      if (kind === SyntaxKind.VariationOpen) depth++;
      else if (kind === SyntaxKind.VariationClose) depth -= tokens.marks(i) & TokenMark.unbalanced ? 0 : 1;
      else if (depth === 0 && kind === SyntaxKind.San) texts.push(this.#text(i));
      else if (depth === 0 && kind === SyntaxKind.Word) {
        texts.push(...this.#movesIn(this.#text(i)));
      }
    }
    return texts;
  }

  /** The move that a word spells in any way, glyphs that touch it left out; null where it spells none and will be no move of the game. */
  #moveIn(word: string): string | null {
    const known = this.#movesInWords.get(word);
    if (known !== undefined) return known;
    const move = isNullMove(word)
      ? '--'
      : (spelledMove(word) ?? (looksLikeMove(word, Position.initial()) ? word : null));
    this.#movesInWords.set(word, move);
    return move;
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
    line.number = { value: number, start: tokens.start(index), text };
    const expected = moveNumberAt(this.#firstNumber, line.ply);
    const goesOn = index + 1 < tokens.count && tokens.kind(index + 1) === SyntaxKind.Periods;
    const side = goesOn ? null : sideOfNumber(text);
    const shift = number - expected.number;
    const isOtherSide = side !== null && side !== expected.turn;
    const isWrong = (shift !== 0 && shift !== line.numberShift) || isOtherSide || text.endsWith(')');
    line.lastShift = line.numberShift;
    line.numberShift = shift;
    if (isWrong) this.#errors.push({ code: 'wrong-move-number', range: this.#range(index), text, expected });
  }

  #closeVariation(end: number): void {
    const { open, before, nagsBefore, moves } = this.#line;
    const lost = closeLine(this.#line);
    this.#lines.pop();
    const parent = this.#lines.at(-1);
    if (!parent) return;
    this.#line = parent;
    const variation = { range: { start: open, end }, nagsBefore, before, moves, after: [] };
    const branch = parent.moves.at(-1);
    if (branch) {
      branch.variations.push(variation);
      this.#reportLost(lost);
    } else {
      parent.early.push(variation);
      for (const range of lost) parent.earlyLost.push(range);
    }
  }

  /** Reports variations and glyphs that have no move to hang on, whole. */
  #reportLost(ranges: readonly Range[]): void {
    for (const range of ranges) this.#error('unexpected-token', range);
  }

  /** Reports characters without a place; those that touch are one fault. */
  #addStray(range: Range): void {
    const last = this.#errors.at(-1);
    if (last?.code !== 'unexpected-token' || last.range.end !== range.start) {
      this.#error('unexpected-token', range);
      return;
    }
    this.#errors.pop();
    this.#errors.push({
      code: 'unexpected-token',
      range: { start: last.range.start, end: range.end },
      text: last.text + this.#section.source.slice(range.start, range.end),
    });
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
