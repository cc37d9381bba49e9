import { type GameSection, readGameBytes } from '@movetext/pgn';
import type { ByteEncoding } from './encoding.ts';
import { EXCERPT_BEHIND } from './line-index.ts';

/** Part of a text that begins where a game does. */
export interface TextPiece {
  readonly bytes: Uint8Array;
  readonly encoding: ByteEncoding;
  /** Whether the text ends with the piece. */
  readonly isFinal: boolean;
}

/** Bytes at a piece's end that are not read yet, so that whatever is found there can be shown with what follows on its line. */
const KEPT_BACK = 4 * EXCERPT_BEHIND;

/** Thrown where the reader asks for bytes that are not there yet. */
const OUT_OF_TEXT = new Error('the piece ends here');

/**
 * Reads the games of a piece that are whole, whatever the rest of the text may be, and shows them one by one;
 * offsets count from the piece's start. Stops early where `visit` returns false.
 * Returns where the last one shown ends: reading goes on from there when there is more text.
 */
export function readPiece({ bytes, encoding, isFinal }: TextPiece, visit: (section: GameSection) => boolean): number {
  const length = isFinal ? bytes.length : bytes.length - KEPT_BACK;
  if (length < 1) return 0;
  let at = 0;
  const source = {
    read(buffer: Uint8Array): number {
      if (at === length && !isFinal) throw OUT_OF_TEXT;
      const count = Math.min(buffer.length, length - at);
      buffer.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
  };
  let done = 0;
  try {
    // One read fills the reader's buffer, and the next one says whether that was all.
    for (const section of readGameBytes(source, { encoding, pieceSize: isFinal ? length + 1 : length })) {
      done = section.end;
      if (!visit(section)) return done;
    }
  } catch (error) {
    if (error !== OUT_OF_TEXT) throw error;
  }
  return done;
}
