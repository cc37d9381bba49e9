import type { Range } from '../range.ts';
import type { SourceText } from '../syntax/source-text.ts';
import type { GameError } from './model.ts';
import type { MoveNumber } from './move-number.ts';

/** The errors of a game under construction. */
export class GameErrors {
  readonly #source: SourceText;
  #errors: GameError[] = [];

  constructor(source: SourceText) {
    this.#source = source;
  }

  add(code: Exclude<GameError['code'], 'wrong-move-number'>, range: Range): void {
    this.#errors.push({ code, range, text: this.#source.slice(range.start, range.end) });
  }

  /** Reports a move number; `expected` is the one that belongs there. */
  addNumber(range: Range, expected: MoveNumber): void {
    const text = this.#source.slice(range.start, range.end);
    this.#errors.push({ code: 'wrong-move-number', range, text, expected });
  }

  /** Reports variations and glyphs that have no move to hang on, whole. */
  addLost(ranges: readonly Range[]): void {
    for (const range of ranges) this.add('unexpected-token', range);
  }

  /** Reports characters without a place; those that touch are one fault. */
  addStray(range: Range): void {
    const last = this.#errors.at(-1);
    if (last?.code === 'unexpected-token' && last.range.end === range.start) {
      this.#errors.pop();
      const { start } = last.range;
      const text = last.text + this.#source.slice(range.start, range.end);
      this.#errors.push({ code: 'unexpected-token', range: { start, end: range.end }, text });
    } else this.add('unexpected-token', range);
  }

  /** Takes back what was said of the move number that begins at an offset. */
  forgetNumber(start: number): void {
    this.#errors = this.#errors.filter(({ code, range }) => code !== 'wrong-move-number' || range.start !== start);
  }

  /** Takes back all that begins in a range. */
  forgetIn({ start, end }: Range): void {
    this.#errors = this.#errors.filter(({ range }) => range.start < start || end <= range.start);
  }

  /** All errors, in the order of the text. */
  inOrder(): readonly GameError[] {
    return this.#errors.sort((a, b) => a.range.start - b.range.start);
  }
}
