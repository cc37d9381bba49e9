import type { Io } from '../io.ts';
import type { Input } from './inputs.ts';

/** Inputs below this are done before anybody looks. */
const WORTH_SHOWING = 32 << 20;

const BAR = 24;

/** A progress bar on stderr: on a terminal only, and for large inputs of known size only. */
export class Progress {
  readonly #io: Io;
  readonly #sizes = new Map<Input, number>();
  readonly #total: number;
  #done = 0;
  #shown = '';

  constructor(inputs: readonly Input[], io: Io) {
    this.#io = io;
    if (io.stderr.isTerminal) {
      for (const input of inputs) this.#sizes.set(input, input.size ?? 0);
    }
    this.#total = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  /** Shows how far the reading is, `bytes` into the current input. */
  show(bytes: number): void {
    if (this.#total < WORTH_SHOWING) return;
    const part = Math.min(1, (this.#done + bytes) / this.#total);
    const full = Math.round(part * BAR);
    const bar = `\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${Math.floor(part * 100)} %`;
    if (bar === this.#shown) return;
    this.#shown = bar;
    this.#io.stderr.write(bar);
    void this.#io.stderr.drain();
  }

  /** Counts an input as done. */
  next(input: Input): void {
    this.#done += this.#sizes.get(input) ?? 0;
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.#shown === '') return;
    this.#io.stderr.write(`\r${' '.repeat(BAR + 6)}\r`);
    this.#shown = '';
  }
}
