import { decodeBytes, type Encoding } from './decode.ts';
import type { SourceText } from './source-text.ts';

/** A stretch of bytes as source text; offsets count bytes from its start. */
export class BytesSource implements SourceText {
  readonly #bytes: Uint8Array;
  readonly #encoding: Encoding;

  constructor(bytes: Uint8Array, encoding: Encoding) {
    this.#bytes = bytes;
    this.#encoding = encoding;
  }

  get length(): number {
    return this.#bytes.length;
  }

  slice(start: number, end: number): string {
    return decodeBytes(this.#bytes.subarray(start, end), this.#encoding);
  }

  unitAt(offset: number): number {
    return this.#bytes[offset] ?? 0;
  }
}
