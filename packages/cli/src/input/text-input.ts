import { TextDecoder } from 'node:util';
import { type ByteStream, rejoined } from './byte-stream.ts';
import { type ByteEncoding, byteOrderMark, type Encoding, Utf8Check } from './encoding.ts';

/** So many bytes are read ahead and kept; a stream that cannot be read twice is judged by them alone. */
const LOOK_AHEAD = 8 << 20;

/** A text as the reader of games takes it: without byte order mark, in UTF-8 or Windows-1252. */
export interface TextInput {
  readonly encoding: Encoding;
  readonly bytes: ByteEncoding;
  /** The next bytes of the text, at least one, which are the caller's; null at the end. */
  next(): Promise<Uint8Array | null>;
}

/** Finds out a text's encoding: by its byte order mark, else UTF-8 if all of it is, else Windows-1252. */
export async function openText(stream: ByteStream): Promise<TextInput> {
  const head = (await stream.next()) ?? new Uint8Array(0);
  const mark = byteOrderMark(head);
  if (mark !== null) {
    const behind = rejoined([head.subarray(mark.length)], stream);
    if (mark.encoding === 'utf-16le' || mark.encoding === 'utf-16be')
      return { encoding: mark.encoding, bytes: 'utf-8', next: transcoded(behind, mark.encoding) };
    return { encoding: mark.encoding, bytes: 'utf-8', next: () => behind.next() };
  }
  const seen = [head];
  let isUtf8 = await checkAhead(seen, stream);
  let all = rejoined(seen, stream);
  if (isUtf8 && stream.rewind && LOOK_AHEAD <= lengthOf(seen)) {
    isUtf8 = await checkFile(stream);
    all = stream;
  }
  const encoding = isUtf8 ? 'utf-8' : 'windows-1252';
  return { encoding, bytes: encoding, next: () => all.next() };
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

/** Reads a file from its start to its end, which costs a small part of what reading its games does, and goes back to its start. */
async function checkFile(stream: ByteStream): Promise<boolean> {
  stream.rewind?.();
  const check = new Utf8Check();
  for (let isValid = true; isValid; ) {
    const piece = await stream.next();
    if (piece === null) break;
    isValid = check.add(piece);
  }
  stream.rewind?.();
  return check.end();
}

/** Reads ahead as far as may be and keeps what was read. */
async function checkAhead(seen: Uint8Array[], stream: ByteStream): Promise<boolean> {
  const check = new Utf8Check();
  let length = seen[0]?.length ?? 0;
  let isValid = check.add(seen[0] ?? new Uint8Array(0));
  while (isValid && length < LOOK_AHEAD) {
    const piece = await stream.next();
    if (piece === null) return check.end();
    seen.push(piece);
    length += piece.length;
    isValid = check.add(piece);
  }
  return isValid;
}

/** UTF-16 to UTF-8. Lines and UTF-16 columns are the same in both, so ranges stay right; a lone surrogate becomes U+FFFD, one unit for one. */
function transcoded(stream: ByteStream, encoding: 'utf-16le' | 'utf-16be'): TextInput['next'] {
  // The mark has been taken off already; one more is a character of the text.
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const encoder = new TextEncoder();
  let atEnd = false;
  return async () => {
    while (!atEnd) {
      const piece = await stream.next();
      atEnd = piece === null;
      const text = decoder.decode(piece ?? new Uint8Array(0), { stream: !atEnd });
      if (text !== '') return encoder.encode(text);
    }
    return null;
  };
}
