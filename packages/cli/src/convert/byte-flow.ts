import type { SourceText } from '@movetext/pgn';

const SPACE = 0x20;
const LF = 0x0a;
const CR = 0x0d;
const DIGIT_0 = 0x30;

/** Lines stay below so many characters. */
const WIDTH = 80;

/**
 * Sets pieces of movetext into lines as `LineFlow` does, but as bytes in a buffer:
 * a piece is written where it will stand, and the byte before it becomes a space or a line feed when its length is known.
 */
export class ByteFlow {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;
  /** Whether all source text is UTF-8: there, bytes that go on a character count nothing. */
  readonly #isUtf8: boolean;
  /** Characters on the current line, the open piece not counted. */
  #column = 0;
  /** Where the open piece begins; -1 where there is none. */
  #piece = -1;
  /** Whether only a `(` stands in the open piece so far. */
  #isPrefix = false;
  /** Characters of the open piece: up to its first line break, -1 where it has none, and in its last line. */
  #firstLine = -1;
  #lastLine = 0;

  constructor(isUtf8: boolean) {
    this.#isUtf8 = isUtf8;
  }

  /** Bytes written. */
  get length(): number {
    return this.#length;
  }

  /** Drops what was written from an earlier length on. */
  rewind(length: number): void {
    this.#length = length;
    this.#piece = -1;
  }

  /** All that was written, and is void when more is. */
  take(): Uint8Array {
    const all = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return all;
  }

  /** Writes ASCII text outside of lines. */
  raw(text: string): void {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length++] = text.charCodeAt(i);
  }

  /** Writes a stretch of a source outside of lines. */
  copyRaw(source: SourceText, start: number, end: number): void {
    this.#reserve(end - start);
    const bytes = this.#bytes;
    let to = this.#length;
    for (let i = start; i < end; i++) bytes[to++] = source.unitAt(i);
    this.#length = to;
  }

  /** Begins the movetext of a game, at a line's start. */
  begin(): void {
    this.#column = 0;
    this.#piece = -1;
    this.#isPrefix = false;
  }

  /** Begins a piece, unless a prefix has. */
  open(): void {
    if (this.#isPrefix) {
      this.#isPrefix = false;
      return;
    }
    this.#place();
    this.#reserve(1);
    // A gap, unless it is the first piece of all.
    if (0 < this.#column) this.#length++;
    this.#piece = this.#length;
    this.#firstLine = -1;
    this.#lastLine = 0;
  }

  /** Puts ASCII text before the next piece, without a space. */
  prefix(text: string): void {
    this.open();
    this.text(text);
    this.#isPrefix = true;
  }

  /** Adds ASCII text to the last piece, without a space. */
  attach(text: string): void {
    this.text(text);
  }

  /** Adds ASCII text to the piece. */
  text(text: string): void {
    this.raw(text);
    this.#lastLine += text.length;
  }

  /** Adds a number of at most nine digits to the piece. */
  number(value: number): void {
    this.#reserve(9);
    const digits = value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : `${value}`.length;
    let rest = value;
    for (let at = this.#length + digits - 1; this.#length <= at; at--) {
      const next = (rest / 10) | 0;
      this.#bytes[at] = DIGIT_0 + rest - 10 * next;
      rest = next;
    }
    this.#length += digits;
    this.#lastLine += digits;
  }

  /** Adds a stretch of a source that is ASCII and has no line break to the piece. */
  copyWord(source: SourceText, start: number, end: number): void {
    this.copyRaw(source, start, end);
    this.#lastLine += end - start;
  }

  /** Adds a stretch of a source to the piece. */
  copy(source: SourceText, start: number, end: number): void {
    this.#reserve(end - start);
    const bytes = this.#bytes;
    let to = this.#length;
    let units = this.#lastLine;
    for (let i = start; i < end; i++) {
      const unit = source.unitAt(i);
      bytes[to++] = unit;
      if (unit < 0x80) {
        if (unit !== LF && unit !== CR) {
          units++;
          continue;
        }
        if (this.#firstLine < 0) this.#firstLine = units;
        units = 0;
      } else if (!this.#isUtf8) units++;
      // UTF-16 code units: one for the first byte of a character, two where it has four bytes.
      else if (0xc0 <= unit) units += unit < 0xf0 ? 1 : 2;
    }
    this.#length = to;
    this.#lastLine = units;
  }

  /** Ends the movetext and its line. */
  end(): void {
    this.#place();
    this.raw('\n');
  }

  #place(): void {
    const at = this.#piece;
    if (at < 0) return;
    this.#piece = -1;
    const first = this.#firstLine < 0 ? this.#lastLine : this.#firstLine;
    if (0 < this.#column) {
      const isBreak = WIDTH <= this.#column + 1 + first;
      this.#bytes[at - 1] = isBreak ? LF : SPACE;
      this.#column = isBreak ? 0 : this.#column + 1;
    }
    this.#column = this.#firstLine < 0 ? this.#column + this.#lastLine : this.#lastLine;
  }

  #reserve(size: number): void {
    if (this.#length + size <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + size));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
