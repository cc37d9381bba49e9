import type { GameErrors } from './game-errors.ts';
import { closeLine, type Line, openLine } from './line.ts';
import type { Variation } from './model.ts';

/** The lines of a game that are not closed yet: the main line, and the variations around the current token. */
export class OpenLines {
  readonly #errors: GameErrors;
  readonly #main: Line;
  /** Lines around the current one. */
  readonly #outer: Line[] = [];
  #current: Line;

  constructor(main: Line, errors: GameErrors) {
    this.#errors = errors;
    this.#main = main;
    this.#current = main;
  }

  /** The innermost line: what comes next belongs to it. */
  get current(): Line {
    return this.#current;
  }

  /** Variations that are open. */
  get depth(): number {
    return this.#outer.length;
  }

  /** Opens a variation whose `(` stands at an offset. */
  open(offset: number): void {
    const { branch, numberShift } = this.#current;
    this.#outer.push(this.#current);
    this.#current = openLine(offset, branch, numberShift);
  }

  /** Closes the current variation and hangs it on the move that it replaces; it ends before `end`. */
  close(end: number): void {
    const parent = this.#outer.pop();
    if (!parent) return;
    const lost = closeLine(this.#current);
    const { open, before, nagsBefore, moves } = this.#current;
    this.#current = parent;
    const variation: Variation = { range: { start: open, end }, nagsBefore, before, moves, after: [] };
    const branch = parent.moves.at(-1);
    if (branch) {
      branch.variations.push(variation);
      this.#errors.addLost(lost);
    } else {
      parent.early.push(variation);
      for (const range of lost) parent.earlyLost.push(range);
    }
  }

  /** Closes all lines at the end of a game, and reports variations that have no end of their own. Returns the main line. */
  closeAll(end: number): Line {
    while (0 < this.depth) {
      const { open } = this.#current;
      this.#errors.add('unterminated-variation', { start: open, end: open + 1 });
      this.close(end);
    }
    const main = this.#main;
    this.#errors.addLost(closeLine(main));
    if (main.moves.length === 0) this.#errors.addLost(main.nagsBefore.map(({ range }) => range));
    return main;
  }
}
