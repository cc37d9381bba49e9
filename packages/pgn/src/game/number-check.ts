import { SyntaxKind } from '../syntax/kinds.ts';
import type { SyntaxSection } from '../syntax/section.ts';
import type { GameErrors } from './game-errors.ts';
import type { Line } from './line.ts';
import { moveNumberAt, type StartNumber, sideOfNumber } from './move-number.ts';
import { tokenRange, tokenText } from './token-text.ts';

/** Compares the move numbers of a game under construction with where they stand. */
export class NumberCheck {
  readonly #section: SyntaxSection;
  readonly #errors: GameErrors;
  /** The number of the first half-move, read from the start position once. */
  readonly #first: StartNumber;

  constructor(section: SyntaxSection, start: StartNumber | null, errors: GameErrors) {
    this.#section = section;
    this.#errors = errors;
    const { number, turn } = moveNumberAt(start, 0);
    this.#first = { fullmoveNumber: number, turn };
  }

  /** Takes a move number as the one before a line's next move, and reports it where it is wrong. */
  add(line: Line, index: number): void {
    const { tokens } = this.#section;
    const number = tokens.value(index);
    const text = tokenText(this.#section, index);
    line.number = { value: number, start: tokens.start(index), text };
    const expected = moveNumberAt(this.#first, line.ply);
    const goesOn = index + 1 < tokens.count && tokens.kind(index + 1) === SyntaxKind.Periods;
    const side = goesOn ? null : sideOfNumber(text);
    const shift = number - expected.number;
    const isOtherSide = side !== null && side !== expected.turn;
    const isWrong = (shift !== 0 && shift !== line.numberShift) || isOtherSide || text.endsWith(')');
    line.lastShift = line.numberShift;
    line.numberShift = shift;
    if (isWrong) this.#errors.addNumber(tokenRange(this.#section, index), expected);
  }

  /** Whether the number before a line's next move is that of the next half-move but one. */
  isOfOther({ number, ply, lastShift }: Line): boolean {
    if (!number) return false;
    const side = sideOfNumber(number.text);
    const next = moveNumberAt(this.#first, ply + 1);
    const shift = number.value - next.number;
    // The first number of a game may be off: the slip is the FEN tag's then.
    return side === next.turn && (shift === lastShift || ply === 0);
  }

  /** Takes back what was said of the number before a line's next move, which was right. */
  trust(line: Line): void {
    const { number, ply } = line;
    if (!number) return;
    this.#errors.forgetNumber(number.start);
    line.numberShift = number.value - moveNumberAt(this.#first, ply).number;
  }
}
