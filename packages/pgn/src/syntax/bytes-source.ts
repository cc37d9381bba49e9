import { decodeBytes, type Encoding } from './decode.ts';
import type { SourceText } from './source-text.ts';

/** A stretch of bytes as source text; offsets count bytes from its start. */
export class BytesSource implements SourceText {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  readonly #encoding: Encoding;
  readonly length: number;

  /** Views `bytes` from `start` to `end`. */
  constructor(bytes: Uint8Array, start: number, end: number, encoding: Encoding) {
    this.#bytes = bytes;
    this.#start = start;
    this.#encoding = encoding;
    this.length = end - start;
  }

  slice(start: number, end: number): string {
    return decodeBytes(this.#bytes.subarray(this.#start + start, this.#start + end), this.#encoding);
  }

  unitAt(offset: number): number {
    return this.#bytes[this.#start + offset] ?? 0;
  }
}
