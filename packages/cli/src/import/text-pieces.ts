import { decodeBytes } from '@movetext/pgn';
import { fill, joinedBytes } from '../input/byte-stream.ts';
import type { TextInput } from '../input/text-input.ts';

/** A text is looked at in pieces of about so many bytes, so that memory does not grow with it. */
const PIECE = 512 << 10;
const LF = 0x0a;

/** A piece of a text and its place. */
export interface TextPiece {
  readonly text: string;
  /** Lines of the text before it. */
  readonly line: number;
}

/** A text in pieces that end between paragraphs, or at least between lines. */
export async function* textPieces(input: TextInput): AsyncGenerator<TextPiece> {
  let waiting: Uint8Array = new Uint8Array(0);
  let line = 0;
  for (;;) {
    const next = new Uint8Array(PIECE);
    const count = await fill(input, next);
    const isFinal = count < PIECE;
    waiting = joinedBytes(waiting, next.subarray(0, count));
    const length = isFinal ? waiting.length : cutAt(waiting);
    if (0 < length) {
      const text = decodeBytes(waiting.subarray(0, length), input.bytes);
      yield { text, line };
      line += text.split(/\r\n|\r|\n/).length - 1;
      waiting = waiting.subarray(length);
    }
    if (isFinal) return;
  }
}

/** Where to cut: behind the last blank line, else behind the last line; 0 where it is too early. */
function cutAt(bytes: Uint8Array): number {
  if (bytes.length < PIECE) return 0;
  for (let at = bytes.length - 1; bytes.length / 2 < at; at--) {
    if (bytes[at] === LF && (bytes[at - 1] === LF || (bytes[at - 2] === LF && bytes[at - 1] === 0x0d))) return at + 1;
  }
  return bytes.lastIndexOf(LF) + 1;
}
