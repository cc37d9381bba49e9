import { fill, PIECE } from '../input/byte-stream.ts';
import type { TextInput } from '../input/text-input.ts';

/** The stretch of a text that is at work: read on demand, forgotten when it is done with. Offsets count from the text's start. */
export class TextWindow {
  readonly #text: TextInput;
  #pieces: Uint8Array[] = [];
  #start = 0;
  #end = 0;
  #isEnded = false;

  constructor(text: TextInput) {
    this.#text = text;
  }

  /** Where the part that was read ends. */
  get end(): number {
    return this.#end;
  }

  /** Whether all of the text was read. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Reads up to an offset, as far as there is text. */
  async readTo(offset: number): Promise<void> {
    while (!this.#isEnded && this.#end < offset) {
      const piece = new Uint8Array(PIECE);
      const length = await fill(this.#text, piece);
      if (length < PIECE) this.#isEnded = true;
      if (length === 0) return;
      this.#pieces.push(piece.subarray(0, length));
      this.#end += length;
    }
  }

  /** A copy of a stretch that was read and is not forgotten. */
  slice(start: number, end: number): Uint8Array {
    const copy = new Uint8Array(end - start);
    let at = this.#start;
    for (const piece of this.#pieces) {
      if (end <= at) break;
      const part = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
      if (0 < part.length) copy.set(part, Math.max(0, at - start));
      at += piece.length;
    }
    return copy;
  }

  /** Forgets what lies before an offset. */
  release(offset: number): void {
    for (;;) {
      const [first] = this.#pieces;
      if (first === undefined || offset < this.#start + first.length) return;
      this.#pieces.shift();
      this.#start += first.length;
    }
  }
}
