import { TextDecoder } from 'node:util';
import { type ByteEncoding, byteOrderMark, type Encoding, Utf8Check } from './encoding.ts';
import type { ByteReader } from './io.ts';
import type { LineIndex } from './line-index.ts';

/** Bytes read at a time. */
const PIECE = 1 << 20;

/** A stream that cannot be read twice is judged by its first bytes, this many. */
const LOOK_AHEAD = 4 * PIECE;

/** Bytes that can be read again, as those of a file. */
export interface SeekableReader extends ByteReader {
  /** The next read begins at this offset. */
  seek(offset: number): void;
}

/**
 * A text as the reader of games takes it: without byte order mark, in UTF-8 or Windows-1252.
 * Every piece that goes by is also shown to a `LineIndex`, whose offsets are therefore those of the reader.
 */
export interface TextInput {
  readonly encoding: Encoding;
  readonly bytes: ByteEncoding;
  /** A source of the text's bytes. Called once. */
  source(lines: LineIndex): ByteReader;
}

/** Finds out a text's encoding: by its byte order mark, else UTF-8 if all of it is, else Windows-1252. */
export function openText(reader: ByteReader | SeekableReader): TextInput {
  const head = readPiece(reader);
  const mark = byteOrderMark(head);
  if (mark !== null) {
    const pieces = new Pieces([head.subarray(mark.length)], reader);
    if (mark.encoding === 'utf-8-bom') return textInput('utf-8-bom', 'utf-8', pieces);
    return textInput(
      mark.encoding,
      'utf-8',
      new Transcoder(pieces, mark.encoding === 'utf-16le' ? 'utf-16le' : 'utf-16be'),
    );
  }
  const seen = [head];
  const isUtf8 =
    head.length < PIECE ? checkAll(head) : 'seek' in reader ? checkFile(head, reader) : checkAhead(seen, reader);
  const encoding = isUtf8 ? 'utf-8' : 'windows-1252';
  return textInput(encoding, encoding, new Pieces(seen, reader));
}

function textInput(encoding: Encoding, bytes: ByteEncoding, reader: ByteReader): TextInput {
  return {
    encoding,
    bytes,
    source: (lines) => ({
      read(buffer) {
        const count = reader.read(buffer);
        if (0 < count) lines.append(buffer.slice(0, count));
        return count;
      },
    }),
  };
}

const scratch = new Uint8Array(PIECE);

/** The next piece: shorter than `PIECE` only at the end. */
function readPiece(reader: ByteReader): Uint8Array {
  let length = 0;
  while (length < PIECE) {
    const count = reader.read(scratch.subarray(length));
    if (count === 0) break;
    length += count;
  }
  return scratch.slice(0, length);
}

function checkAll(bytes: Uint8Array): boolean {
  const check = new Utf8Check();
  check.add(bytes);
  return check.end();
}

/** Reads a file to its end, which costs a small part of what reading its games does, and goes back to behind its head. */
function checkFile(head: Uint8Array, reader: SeekableReader): boolean {
  const check = new Utf8Check();
  let isValid = check.add(head);
  while (isValid) {
    const count = reader.read(scratch);
    if (count === 0) break;
    isValid = check.add(scratch.subarray(0, count));
  }
  reader.seek(head.length);
  return check.end();
}

/** Reads ahead as far as may be and keeps what was read. */
function checkAhead(seen: Uint8Array[], reader: ByteReader): boolean {
  const check = new Utf8Check();
  let isValid = check.add(seen[0] ?? new Uint8Array(0));
  let length = PIECE;
  while (isValid && length < LOOK_AHEAD) {
    const piece = readPiece(reader);
    seen.push(piece);
    length += piece.length;
    if (piece.length === 0) return check.end();
    isValid = check.add(piece);
  }
  return isValid;
}

/** Pieces that were read before, then the rest of a reader. */
class Pieces implements ByteReader {
  readonly #pieces: Uint8Array[];
  readonly #rest: ByteReader;

  constructor(pieces: readonly Uint8Array[], rest: ByteReader) {
    this.#pieces = pieces.filter((piece) => 0 < piece.length);
    this.#rest = rest;
  }

  read(buffer: Uint8Array): number {
    const piece = this.#pieces[0];
    if (piece === undefined) return this.#rest.read(buffer);
    const count = Math.min(piece.length, buffer.length);
    buffer.set(piece.subarray(0, count));
    if (count === piece.length) this.#pieces.shift();
    else this.#pieces[0] = piece.subarray(count);
    return count;
  }
}

/** UTF-16 to UTF-8. Lines and UTF-16 columns are the same in both, so ranges stay right; a lone surrogate becomes U+FFFD, one unit for one. */
class Transcoder implements ByteReader {
  readonly #reader: ByteReader;
  readonly #decoder: TextDecoder;
  readonly #encoder = new TextEncoder();
  readonly #units = new Uint8Array(PIECE);
  #encoded: Uint8Array = new Uint8Array(0);
  #atEnd = false;

  constructor(reader: ByteReader, encoding: 'utf-16le' | 'utf-16be') {
    this.#reader = reader;
    // The mark has been taken off already; one more is a character of the text.
    this.#decoder = new TextDecoder(encoding, { ignoreBOM: true });
  }

  read(buffer: Uint8Array): number {
    while (this.#encoded.length === 0) {
      if (this.#atEnd) return 0;
      const count = this.#reader.read(this.#units);
      this.#atEnd = count === 0;
      this.#encoded = this.#encoder.encode(
        this.#decoder.decode(this.#units.subarray(0, count), { stream: !this.#atEnd }),
      );
    }
    const count = Math.min(this.#encoded.length, buffer.length);
    buffer.set(this.#encoded.subarray(0, count));
    this.#encoded = this.#encoded.subarray(count);
    return count;
  }
}
