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

/** Bytes between two marks on a line that has no end. */
const MARK_DISTANCE = 4096;

/** Bytes shown before and behind a place, at most. */
const EXCERPT_BEFORE = 120;
const EXCERPT_BEHIND = 160;

interface Piece {
  readonly start: number;
  readonly bytes: Uint8Array;
  /** State at the piece's start; null until all pieces before it are counted. */
  before: State | null;
  /** Known places in the piece; null until somebody asks for one in it. */
  marks: Marks | null;
}

interface State {
  readonly line: number;
  readonly character: number;
  /** The byte before was CR: a line feed that follows belongs to the same line break. */
  readonly isAfterCr: boolean;
}

/** Parallel lists, ascending: the piece's start, each line's start, and a place now and then on long lines. */
interface Marks {
  readonly offsets: number[];
  readonly lines: number[];
  readonly characters: number[];
}

/**
 * Turns byte offsets of a text that goes by in pieces into lines and UTF-16 columns.
 * Only pieces in which a place is asked for are looked at closely; in the others line breaks are counted, four bytes at a time.
 * Line breaks are LF, CR LF and CR, as the Language Server Protocol has them.
 */
export class LineIndex {
  readonly #encoding: ByteEncoding;
  readonly #pieces: Piece[] = [];
  #length = 0;

  constructor(encoding: ByteEncoding) {
    this.#encoding = encoding;
  }

  /** Takes the next piece of the text and keeps it until it is released; the bytes must not change any more. */
  append(bytes: Uint8Array): void {
    const before = this.#length === 0 ? { line: 0, character: 0, isAfterCr: false } : null;
    this.#pieces.push({ start: this.#length, bytes, before, marks: null });
    this.#length += bytes.length;
  }

  /** Forgets what lies before an offset, but for a little that `excerptAt` may show. Earlier places cannot be asked for afterwards. */
  release(offset: number): void {
    for (;;) {
      const [first, second] = this.#pieces;
      if (first === undefined || second === undefined) return;
      if (offset - EXCERPT_BEFORE < second.start) return;
      second.before = this.#stateBehind(first);
      this.#pieces.shift();
    }
  }

  /** The place of a byte offset. Throws RangeError for one that was released or not read yet. */
  placeAt(offset: number): Place {
    const piece = this.#pieceAt(offset);
    piece.marks ??= marksOf(piece.bytes, stateOf(piece), this.#encoding);
    const { offsets, lines, characters } = piece.marks;
    const within = offset - piece.start;
    const mark = lastAtMost(offsets, within);
    const from = offsets[mark] ?? 0;
    const character = (characters[mark] ?? 0) + countCharacters(piece.bytes, from, within, this.#encoding);
    return { line: lines[mark] ?? 0, character };
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
    for (let i = this.#pieces.length - 1; 0 <= i; i--) {
      const piece = this.#pieces[i];
      if (piece !== undefined && piece.start <= offset) return piece.bytes[offset - piece.start] ?? -1;
    }
    return -1;
  }

  #pieceAt(offset: number): Piece {
    const first = this.#pieces[0];
    if (first === undefined && offset === 0) return { start: 0, bytes: new Uint8Array(0), before: START, marks: null };
    if (first === undefined || offset < first.start || this.#length < offset)
      throw new RangeError(`offset ${offset} is not at hand`);
    let piece = first;
    for (const next of this.#pieces) {
      if (offset < next.start) break;
      if (next !== piece) next.before ??= this.#stateBehind(piece);
      piece = next;
    }
    return piece;
  }

  #stateBehind(piece: Piece): State {
    return countPiece(piece.bytes, stateOf(piece), this.#encoding);
  }
}

const START: State = { line: 0, character: 0, isAfterCr: false };

function stateOf(piece: Piece): State {
  if (piece.before === null) throw new RangeError('pieces are counted in order');
  return piece.before;
}

function isBreakOrEdge(byte: number): boolean {
  return byte === LF || byte === CR || byte === -1;
}

function isContinuation(byte: number): boolean {
  return 0x80 <= byte && byte < 0xc0;
}

/** Index of the last number that is not above `value`; the first is never above it. */
function lastAtMost(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
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

function marksOf(bytes: Uint8Array, before: State, encoding: ByteEncoding): Marks {
  const offsets = [0];
  const lines = [before.line];
  const characters = [before.character];
  let line = before.line;
  let last = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    const isBreak = byte === LF || byte === CR;
    if (isBreak) {
      const isSecondHalf = byte === LF && (i === 0 ? before.isAfterCr : bytes[i - 1] === CR);
      if (!isSecondHalf) line++;
      last = i + 1;
      offsets.push(last);
      lines.push(line);
      characters.push(0);
    } else if (MARK_DISTANCE <= i - last) {
      const end = characters.length - 1;
      characters.push((characters[end] ?? 0) + countCharacters(bytes, last, i, encoding));
      offsets.push(i);
      lines.push(line);
      last = i;
    }
  }
  return { offsets, lines, characters };
}

/** The state behind a piece, without its marks. */
function countPiece(bytes: Uint8Array, before: State, encoding: ByteEncoding): State {
  const lastBreak = Math.max(bytes.lastIndexOf(LF), bytes.lastIndexOf(CR));
  const breaks =
    bytes.includes(CR) || before.isAfterCr ? countAnyBreaks(bytes, before.isAfterCr) : countLineFeeds(bytes);
  const isUnbroken = lastBreak === -1;
  return {
    line: before.line + breaks,
    character: (isUnbroken ? before.character : 0) + countCharacters(bytes, lastBreak + 1, bytes.length, encoding),
    isAfterCr: bytes.length === 0 ? before.isAfterCr : bytes[bytes.length - 1] === CR,
  };
}

function countAnyBreaks(bytes: Uint8Array, isAfterCr: boolean): number {
  let count = 0;
  let previous = isAfterCr ? CR : 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte === CR || (byte === LF && previous !== CR)) count++;
    previous = byte;
  }
  return count;
}

/**
 * Line feeds in bytes, four at a time: a byte of `word ^ 0x0a0a0a0a` is zero where a line feed stands, and the expression below has the top bit
 * of exactly the zero bytes clear (S. E. Anderson, Bit Twiddling Hacks, "Determine if a word has a zero byte", exact form).
 */
function countLineFeeds(bytes: Uint8Array): number {
  const aligned = (4 - (bytes.byteOffset & 3)) & 3;
  let count = 0;
  let at = 0;
  for (; at < aligned && at < bytes.length; at++) if (bytes[at] === LF) count++;
  if (at === bytes.length) return count;
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + at, (bytes.length - at) >> 2);
  for (let i = 0; i < words.length; i++) {
    const word = (words[i] ?? 0) ^ 0x0a0a0a0a;
    let clear = ~(((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word | 0x7f7f7f7f);
    while (clear !== 0) {
      count++;
      clear &= clear - 1;
    }
  }
  for (at += words.length << 2; at < bytes.length; at++) if (bytes[at] === LF) count++;
  return count;
}
