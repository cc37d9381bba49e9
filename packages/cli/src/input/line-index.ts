import { countLineBreaks } from '@movetext/engine';
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
/** Bytes shown behind a place, at most. */
export const EXCERPT_BEHIND = 160;

interface Piece {
  readonly start: number;
  readonly bytes: Uint8Array;
  /** The states at the starts of the piece's blocks, as many as are known; the last may be that behind the piece. None before the piece is counted. */
  readonly states: State[];
}

/** What is known of a place. */
interface State extends Place {
  /** The byte before was CR: a line feed that follows belongs to the same line break. */
  readonly isAfterCr: boolean;
}

/**
 * Turns byte offsets of a text that goes by in pieces into lines and UTF-16 columns.
 * Line breaks are counted, four bytes at a time, and only near places that are asked for is anything looked at closely.
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
    this.#pieces.push({ start: this.#length, bytes, states: this.#length === 0 ? [START] : [] });
    this.#length += bytes.length;
  }

  /** Forgets what lies before an offset, but for a little that `excerptAt` may show. Earlier places cannot be asked for afterwards. */
  release(offset: number): void {
    for (;;) {
      const [first, second] = this.#pieces;
      if (first === undefined || second === undefined) return;
      if (offset - EXCERPT_BEFORE < second.start) return;
      this.#count(second, first);
      this.#pieces.shift();
    }
  }

  /** The place of a byte offset. Throws RangeError for one that was released or not read yet. */
  placeAt(offset: number): Place {
    const piece = this.#pieceAt(offset);
    const within = offset - piece.start;
    const block = Math.floor(within / BLOCK);
    const { line, character } = stateAfter(
      piece.bytes,
      block * BLOCK,
      within,
      this.#stateAt(piece, block),
      this.#encoding,
    );
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
    for (let i = this.#pieces.length - 1; 0 <= i; i--) {
      const piece = this.#pieces[i];
      if (piece !== undefined && piece.start <= offset) return piece.bytes[offset - piece.start] ?? -1;
    }
    return -1;
  }

  #pieceAt(offset: number): Piece {
    const first = this.#pieces[0];
    if (first === undefined && offset === 0) return { start: 0, bytes: new Uint8Array(0), states: [START] };
    if (first === undefined || offset < first.start || this.#length < offset)
      throw new RangeError(`offset ${offset} is not at hand`);
    let piece = first;
    for (const next of this.#pieces) {
      if (offset < next.start) break;
      if (next !== piece) this.#count(next, piece);
      piece = next;
    }
    return piece;
  }

  /** Finds the state at a piece's start from the piece before it, without the states between. */
  #count(piece: Piece, { bytes, states }: Piece): void {
    if (0 < piece.states.length) return;
    const known = states.length - 1;
    const state = states[known];
    if (state === undefined) throw new RangeError('pieces are counted in order');
    piece.states.push(stateAfter(bytes, Math.min(known * BLOCK, bytes.length), bytes.length, state, this.#encoding));
  }

  /** The state at the start of a block, or behind the last one. */
  #stateAt({ bytes, states }: Piece, block: number): State {
    let state = states.at(-1);
    if (state === undefined) throw new RangeError('pieces are counted in order');
    for (let next = states.length; next <= block; next++) {
      state = stateAfter(bytes, (next - 1) * BLOCK, Math.min(next * BLOCK, bytes.length), state, this.#encoding);
      states.push(state);
    }
    return states[block] ?? state;
  }
}

const START: State = { line: 0, character: 0, isAfterCr: false };

/** The state at `end`, from that at `start`. */
function stateAfter(bytes: Uint8Array, start: number, end: number, state: State, encoding: ByteEncoding): State {
  if (start === end) return state;
  const lastBreak = lastBreakBefore(bytes, start, end);
  const isUnbroken = lastBreak < start;
  return {
    line: state.line + countLineBreaks(bytes, start, end, state.isAfterCr),
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
