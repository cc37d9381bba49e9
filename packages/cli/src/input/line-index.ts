import { countLineBreaks } from '@movetext/engine';
import { joinedBytes } from './byte-stream.ts';
import type { ByteEncoding } from './encoding.ts';
import { decodeWindows1252 } from './windows-1252.ts';

/** A place in a text: both numbers from 0, `character` in UTF-16 code units, as editors count. */
export interface Place {
  readonly line: number;
  readonly character: number;
}

/** A stretch of one line, for a person to look at. */
export interface LineExcerpt {
  readonly text: string;
  /** Where in `text` the asked offset is, in UTF-16 code units. */
  readonly at: number;
  /** True where the line goes on before or behind. */
  readonly isCutBefore: boolean;
  readonly isCutBehind: boolean;
}

const LF = 10;
const CR = 13;

/** Bytes between two places that are kept. */
const BLOCK = 4096;

/** Bytes shown before a place, at most. */
export const EXCERPT_BEFORE = 120;
/** Bytes before the window that are kept: those, and one that says whether the line goes on. */
const KEPT_BEFORE = EXCERPT_BEFORE + 1;
/** Bytes shown behind a place, at most. */
export const EXCERPT_BEHIND = 160;

/** What is known of a place. */
interface State extends Place {
  /** The byte before was CR: a line feed that follows belongs to the same line break. */
  readonly isAfterCr: boolean;
}

const START: State = { line: 0, character: 0, isAfterCr: false };

/** The part of a text that is at hand. */
export interface ShownText {
  /** Its bytes; may be another view of the same ones at each call. */
  readonly bytes: Uint8Array;
  /** What comes behind it, for lines to be shown. */
  readonly behind: Uint8Array;
  /** The number of line breaks in a stretch of the bytes. `isAfterCr` says that the byte before is a CR. */
  lineBreaks(start: number, end: number, isAfterCr: boolean): number;
}

/** A window of bytes that nobody changes. */
export function windowOf(bytes: Uint8Array): ShownText {
  return {
    bytes,
    behind: new Uint8Array(0),
    lineBreaks: (start, end, isAfterCr) => countLineBreaks(bytes, start, end, isAfterCr),
  };
}

const NOTHING = windowOf(new Uint8Array(0));

/**
 * Turns byte offsets of a text that goes by into lines and UTF-16 columns. It looks at a window of the text, which moves on.
 * Line breaks are counted sixteen bytes at a time, and only near places that are asked for is anything looked at closely.
 * Line breaks are LF, CR LF and CR, as the Language Server Protocol has them.
 */
export class LineIndex {
  readonly #encoding: ByteEncoding;
  /** Where the window begins in the text. */
  #start = 0;
  #window = NOTHING;
  #shown = 0;
  /** The last bytes before the window, for `excerptAt`. */
  #before: Uint8Array = new Uint8Array(0);
  /** The states at the starts of the window's blocks, as many as are known; the last may be that at the window's end. */
  #states: State[] = [START];

  constructor(encoding: ByteEncoding) {
    this.#encoding = encoding;
  }

  /** Shows what is at hand from the window's start on: what was shown before, and more. It may not change until the window moves. */
  show(window: ShownText): void {
    // A state at the old end lies between two blocks.
    this.#states = this.#states.slice(0, Math.floor(this.#shown / BLOCK) + 1);
    this.#shown = window.bytes.length;
    this.#window = window;
  }

  /** Moves the window on to a byte offset, where nothing is shown yet. Earlier places cannot be asked for afterwards. */
  moveTo(offset: number): void {
    const within = offset - this.#start;
    if (within === 0) return;
    const known = Math.min(this.#states.length - 1, Math.floor(within / BLOCK));
    const state = this.#states[known] ?? START;
    this.#states = [stateAfter(this.#window, known * BLOCK, within, state, this.#encoding)];
    const passed = this.#window.bytes.subarray(Math.max(0, within - KEPT_BEFORE), within);
    this.#before = joinedBytes(this.#before, passed).slice(-KEPT_BEFORE);
    this.#start = offset;
    this.#shown = 0;
    this.#window = NOTHING;
  }

  /** The place of a byte offset. Throws RangeError for one outside the window. */
  placeAt(offset: number): Place {
    const within = offset - this.#start;
    if (!(0 <= within && within <= this.#window.bytes.length)) throw new RangeError(`offset ${offset} is not at hand`);
    const block = Math.floor(within / BLOCK);
    const { line, character } = stateAfter(this.#window, block * BLOCK, within, this.#stateAt(block), this.#encoding);
    return { line, character };
  }

  /** The line on which an offset lies, as far as it is near and still at hand. */
  excerptAt(offset: number): LineExcerpt {
    let start = offset;
    while (offset - start < EXCERPT_BEFORE && !isBreakOrEdge(this.#byteAt(start - 1))) start--;
    let end = offset;
    while (end - offset < EXCERPT_BEHIND && !isBreakOrEdge(this.#byteAt(end))) end++;
    if (this.#encoding === 'utf-8') {
      // Cut between characters.
      while (start < offset && isContinuation(this.#byteAt(start))) start++;
      while (offset < end && isContinuation(this.#byteAt(end))) end--;
    }
    return {
      text: this.#decode(start, end),
      at: this.#decode(start, offset).length,
      isCutBefore: !isBreakOrEdge(this.#byteAt(start - 1)),
      isCutBehind: !isBreakOrEdge(this.#byteAt(end)),
    };
  }

  #decode(start: number, end: number): string {
    const bytes = new Uint8Array(end - start);
    for (let i = 0; i < bytes.length; i++) bytes[i] = this.#byteAt(start + i);
    return this.#encoding === 'utf-8' ? Buffer.from(bytes).toString('utf8') : decodeWindows1252(bytes);
  }

  /** The byte at an offset, -1 where none is at hand. */
  #byteAt(offset: number): number {
    const within = offset - this.#start;
    if (within < 0) return this.#before[this.#before.length + within] ?? -1;
    const { bytes, behind } = this.#window;
    return (within < bytes.length ? bytes[within] : behind[within - bytes.length]) ?? -1;
  }

  /** The state at the start of a block, or at the window's end. */
  #stateAt(block: number): State {
    let state = this.#states.at(-1) ?? START;
    for (let next = this.#states.length; next <= block; next++) {
      const end = Math.min(next * BLOCK, this.#window.bytes.length);
      state = stateAfter(this.#window, (next - 1) * BLOCK, end, state, this.#encoding);
      this.#states.push(state);
    }
    return this.#states[block] ?? state;
  }
}

/** The state at `end`, from that at `start`. */
function stateAfter(window: ShownText, start: number, end: number, state: State, encoding: ByteEncoding): State {
  if (start === end) return state;
  const { bytes } = window;
  const lastBreak = lastBreakBefore(bytes, start, end);
  const isUnbroken = lastBreak < start;
  return {
    line: state.line + window.lineBreaks(start, end, state.isAfterCr),
    character: (isUnbroken ? state.character : 0) + countCharacters(bytes, lastBreak + 1, end, encoding),
    isAfterCr: bytes[end - 1] === CR,
  };
}

/** Where the last LF or CR stands, `start - 1` where there is none. */
function lastBreakBefore(bytes: Uint8Array, start: number, end: number): number {
  let at = end - 1;
  while (start <= at && bytes[at] !== LF && bytes[at] !== CR) at--;
  return at;
}

function isBreakOrEdge(byte: number): boolean {
  return byte === LF || byte === CR || byte === -1;
}

function isContinuation(byte: number): boolean {
  return 0x80 <= byte && byte < 0xc0;
}

/** UTF-16 code units from `start` to `end`. */
function countCharacters(bytes: Uint8Array, start: number, end: number, encoding: ByteEncoding): number {
  if (encoding === 'windows-1252') return end - start;
  let count = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80 || 0xc0 <= byte) count += byte < 0xf0 ? 1 : 2;
  }
  return count;
}
