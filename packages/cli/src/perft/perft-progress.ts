import type { Io } from '../io.ts';

/** Milliseconds before anybody wants to know. */
const PATIENCE = 500;

/** A line on stderr that says how far a count is: on a terminal only, and for long counts only. */
export class PerftProgress {
  readonly #io: Io;
  readonly #tasks: number;
  readonly #start: number;
  #shown = '';

  /** For a count of so many tasks, which begins now. */
  constructor(tasks: number, io: Io) {
    this.#io = io;
    this.#tasks = tasks;
    this.#start = io.now();
  }

  /** Shows that so many tasks are done. */
  show(done: number): void {
    const elapsed = this.#io.now() - this.#start;
    if (!this.#io.stderr.isTerminal || elapsed < PATIENCE) return;
    const left = done === 0 ? '' : `, about ${Math.ceil(((elapsed / done) * (this.#tasks - done)) / 1000)} s left`;
    const line = `${Math.floor((100 * done) / this.#tasks)} %, ${Math.floor(elapsed / 1000)} s${left}`;
    if (line === this.#shown) return;
    this.#io.stderr.write(`\r${line.padEnd(this.#shown.length)}`);
    this.#shown = line;
    void this.#io.stderr.drain();
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#shown === '') return;
    this.#io.stderr.write(`\r${' '.repeat(this.#shown.length)}\r`);
    this.#shown = '';
  }
}
