import { isUtf8 } from 'node:buffer';
import { joinedBytes } from './byte-stream.ts';

/** The encodings that are told apart, by the names that reports use. */
export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How the bytes that the reader sees are to be decoded. UTF-16 never gets there: it is transcoded to UTF-8 before. */
export type ByteEncoding = 'utf-8' | 'windows-1252';

/** All encodings' names. */
export const ENCODINGS: readonly Encoding[] = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'windows-1252'];

/** The byte order mark with which a text begins, and its length in bytes; null when there is none. */
export function byteOrderMark(head: Uint8Array): { readonly encoding: Encoding; readonly length: number } | null {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8-bom', length: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', length: 2 };
  return null;
}

/** Tells whether pieces, put together, are UTF-8: characters may be cut by the borders between pieces. */
export class Utf8Check {
  /** The first bytes of a character that the last piece cut off. */
  #carry: Uint8Array = new Uint8Array(0);
  #isValid = true;

  /** Looks at the next piece. False from the first fault on. */
  add(piece: Uint8Array): boolean {
    if (!this.#isValid) return false;
    let from = 0;
    if (0 < this.#carry.length) {
      const missing = sequenceLength(this.#carry[0] ?? 0) - this.#carry.length;
      const joined = joinedBytes(this.#carry, piece.subarray(0, missing));
      if (piece.length < missing) {
        this.#carry = joined;
        return true;
      }
      if (!isUtf8(joined)) {
        this.#isValid = false;
        return false;
      }
      from = missing;
    }
    const cut = Math.max(from, piece.length - cutLength(piece));
    this.#carry = piece.slice(cut);
    this.#isValid = isUtf8(piece.subarray(from, cut));
    return this.#isValid;
  }

  /** True when all was UTF-8 and nothing is left cut off. */
  end(): boolean {
    return this.#isValid && this.#carry.length === 0;
  }
}

/** Length in bytes of the UTF-8 sequence that a byte begins; 1 where it begins none. */
function sequenceLength(lead: number): number {
  return lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf8 ? 4 : 1;
}

/** Number of bytes at a piece's end that begin a sequence and do not finish it. */
function cutLength(piece: Uint8Array): number {
  const looked = Math.min(3, piece.length);
  for (let back = 1; back <= looked; back++) {
    const byte = piece[piece.length - back] ?? 0;
    const isContinuation = 0x80 <= byte && byte < 0xc0;
    if (isContinuation) continue;
    return back < sequenceLength(byte) ? back : 0;
  }
  return 0;
}
