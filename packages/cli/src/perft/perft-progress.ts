import type { Io } from '../io.ts';

/** Milliseconds before anybody wants to know. */
const PATIENCE = 500;

/** A line on stderr that says how far a count is: on a terminal only, and for long counts only. */
export class PerftProgress {
  readonly #io: Io;
  readonly #start: number;
  #shown = '';

  /** For a count that begins now. */
  constructor(io: Io) {
    this.#io = io;
    this.#start = io.now();
  }

  /** Shows what part of the work is done, from 0 to 1. */
  show(part: number): void {
    const elapsed = this.#io.now() - this.#start;
    if (!this.#io.stderr.isTerminal || elapsed < PATIENCE) return;
    const left = part === 0 ? '' : `, about ${Math.ceil(((elapsed / part) * (1 - part)) / 1000)} s left`;
    const line = `${Math.floor(100 * part)} %, ${Math.floor(elapsed / 1000)} s${left}`;
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
