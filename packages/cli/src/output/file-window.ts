import { readSync } from 'node:fs';

const SIZE = 1 << 18;

/** Bytes of an open file, read in large pieces of which one is kept. */
export class FileWindow {
  readonly #descriptor: number;
  readonly #bytes = new Uint8Array(SIZE);
  #start = 0;
  #length = 0;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** Bytes from an offset on, at most `most`, at least one; none at the end of the file. A view that is void at the next call. */
  at(offset: number, most: number): Uint8Array {
    if (offset < this.#start || this.#start + this.#length <= offset) {
      this.#start = offset;
      this.#length = readSync(this.#descriptor, this.#bytes, 0, SIZE, offset);
    }
    const from = offset - this.#start;
    return this.#bytes.subarray(from, Math.min(this.#length, from + most));
  }
}
