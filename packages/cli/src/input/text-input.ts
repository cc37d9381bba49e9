import { TextDecoder } from 'node:util';
import { type ByteStream, fill, PIECE, piecesStream, rejoined } from './byte-stream.ts';
import { type ByteEncoding, byteOrderMark, type Encoding, Utf8Check } from './encoding.ts';
import { refuseOtherFiles, wideEncoding } from './not-text.ts';

/** So many bytes of a stream that cannot be read twice are read ahead and kept: it is judged by them alone. */
const LOOK_AHEAD = 8 << 20;

/** A text as the reader of games takes it: without byte order mark, in UTF-8 or Windows-1252. */
export interface TextInput {
  readonly encoding: Encoding;
  readonly bytes: ByteEncoding;
  /** Writes the next bytes of the text to the start of a buffer; returns how many, 0 at the end. */
  read(buffer: Uint8Array): number | Promise<number>;
}

/**
 * Finds out a text's encoding: by its byte order mark, else UTF-16 by its zeros, else UTF-8 if all of it is, else Windows-1252.
 * Throws NotTextError for what is no text.
 */
export async function openText(stream: ByteStream): Promise<TextInput> {
  const room = new Uint8Array(PIECE);
  const head = room.subarray(0, await fill(stream, room));
  refuseOtherFiles(head);
  const mark = byteOrderMark(head) ?? unmarked(wideEncoding(head));
  if (mark !== null) {
    const behind = rejoined(head.subarray(mark.length), stream);
    const isWide = mark.encoding === 'utf-16le' || mark.encoding === 'utf-16be';
    return {
      encoding: mark.encoding,
      bytes: 'utf-8',
      read: isWide ? transcoded(behind, mark.encoding) : (buffer) => behind.read(buffer),
    };
  }
  const { isUtf8, all } = await checked(head, stream, head.length < PIECE);
  const encoding = isUtf8 ? 'utf-8' : 'windows-1252';
  return { encoding, bytes: encoding, read: (buffer) => all.read(buffer) };
}

function unmarked(encoding: Encoding | null): ReturnType<typeof byteOrderMark> {
  return encoding && { encoding, length: 0 };
}

/** Whether a text is UTF-8, of which the head has been read; and all of it, to be read. */
async function checked(
  head: Uint8Array,
  stream: ByteStream,
  isWhole: boolean,
): Promise<{ readonly isUtf8: boolean; readonly all: ByteStream }> {
  const check = new Utf8Check();
  const isValid = check.add(head);
  if (isWhole) return { isUtf8: check.end(), all: rejoined(head, stream) };
  if (!isValid) return { isUtf8: false, all: rejoined(head, stream) };
  return stream.rewind ? checkFile(check, stream, head) : checkAhead(check, stream, head);
}

/** Reads a file to its end, which costs a small part of what reading its games does, and goes back to its start. The head's bytes are overwritten. */
async function checkFile(check: Utf8Check, stream: ByteStream, head: Uint8Array) {
  for (let isValid = true; isValid; ) {
    const length = await stream.read(head);
    if (length === 0) break;
    isValid = check.add(head.subarray(0, length));
  }
  stream.rewind?.();
  return { isUtf8: check.end(), all: stream };
}

/** Reads ahead as far as may be and keeps what was read. */
async function checkAhead(check: Utf8Check, stream: ByteStream, head: Uint8Array) {
  const seen = new Uint8Array(LOOK_AHEAD);
  seen.set(head);
  let length = head.length;
  while (length < LOOK_AHEAD) {
    const count = await stream.read(seen.subarray(length));
    const isValid = count === 0 ? check.end() : check.add(seen.subarray(length, length + count));
    length += count;
    if (count === 0 || !isValid) return { isUtf8: isValid, all: rejoined(seen.subarray(0, length), stream) };
  }
  return { isUtf8: true, all: rejoined(seen, stream) };
}

/** UTF-16 to UTF-8. Lines and UTF-16 columns are the same in both, so ranges stay right; a lone surrogate becomes U+FFFD, one unit for one. */
function transcoded(stream: ByteStream, encoding: 'utf-16le' | 'utf-16be'): TextInput['read'] {
  // The mark has been taken off already; one more is a character of the text.
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const encoder = new TextEncoder();
  const room = new Uint8Array(PIECE);
  let atEnd = false;
  const next = async () => {
    while (!atEnd) {
      const length = await stream.read(room);
      atEnd = length === 0;
      const text = decoder.decode(room.subarray(0, length), { stream: !atEnd });
      if (text !== '') return encoder.encode(text);
    }
    return null;
  };
  const made = piecesStream(next, () => stream.close());
  return (buffer) => made.read(buffer);
}
