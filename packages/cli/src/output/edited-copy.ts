import { closeSync, openSync, statSync } from 'node:fs';
import type { Encoding } from '../input/encoding.ts';
import { encodeText, markOf } from './encode-text.ts';
import { FileWindow } from './file-window.ts';
import { TemporaryFile } from './temporary-file.ts';
import { utf16LengthOf } from './utf16-length.ts';

/**
 * A copy of a file in which stretches of its text are replaced. All else is copied byte by byte, whatever it is.
 * Nothing is written before the first replacement.
 */
export class EditedCopy {
  readonly #source: string;
  readonly #encoding: Encoding;
  readonly #beside: string;
  readonly #descriptor: number;
  readonly #window: FileWindow;
  #file: TemporaryFile | null = null;
  /** What is copied or replaced already: in bytes of the file, and in bytes of the text as read. */
  #copied = 0;
  #read = 0;

  /** `beside` is the file next to which the copy is to be, and whose permissions it gets; the source itself unless that is temporary. */
  constructor(source: string, encoding: Encoding, beside = source) {
    this.#source = source;
    this.#encoding = encoding;
    this.#beside = beside;
    this.#descriptor = openSync(source, 'r');
    this.#window = new FileWindow(this.#descriptor);
  }

  /** Whether anything was replaced. */
  get isEdited(): boolean {
    return this.#file !== null;
  }

  /** Replaces a stretch of the text, in offsets of the reader: later ones come later. False, and nothing done, where the encoding lacks a character of the new text. */
  replace(start: number, end: number, newText: string): boolean {
    const { bytes, missing } = encodeText(newText, this.#encoding);
    if (0 < missing) return false;
    if (this.#file === null) {
      this.#file = new TemporaryFile(this.#beside, statSync(this.#beside).mode);
      this.#pass(this.#markLength(), this.#file);
    }
    this.#pass(this.#fileLength(start), this.#file);
    this.#read = start;
    this.#file.write(bytes);
    this.#copied += this.#fileLength(end);
    this.#read = end;
    return true;
  }

  /** Length of the byte order mark that the file has: UTF-16 may be without. */
  #markLength(): number {
    const mark = markOf(this.#encoding);
    const head = this.#window.at(0, Math.max(1, mark.length));
    return mark.every((byte, index) => head[index] === byte) ? mark.length : 0;
  }

  /** Copies the rest and closes the copy; null where nothing was replaced. */
  finish(): TemporaryFile | null {
    if (this.#file !== null) {
      this.#pass(Number.POSITIVE_INFINITY, this.#file);
      this.#file.close();
    }
    closeSync(this.#descriptor);
    return this.#file;
  }

  /** Gives up the copy. */
  discard(): void {
    closeSync(this.#descriptor);
    this.#file?.remove();
  }

  /** Bytes of the file from where copying stands to an offset of the text. */
  #fileLength(offset: number): number {
    const length = offset - this.#read;
    if (this.#encoding !== 'utf-16le' && this.#encoding !== 'utf-16be') return length;
    return utf16LengthOf(length, this.#window, this.#copied, this.#encoding);
  }

  /** Copies bytes from where copying stands. */
  #pass(length: number, to: TemporaryFile): void {
    for (let left = length; 0 < left; ) {
      const piece = this.#window.at(this.#copied, left);
      if (piece.length === 0) {
        if (left === Number.POSITIVE_INFINITY) return;
        throw new RangeError(`${this.#source} became shorter while it was read`);
      }
      to.write(piece);
      this.#copied += piece.length;
      left -= piece.length;
    }
  }
}
