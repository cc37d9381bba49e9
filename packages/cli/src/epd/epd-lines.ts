import { TextDecoder } from 'node:util';
import { fill, PIECE } from '../input/byte-stream.ts';
import type { TextInput } from '../input/text-input.ts';

/** A line of a file of positions. */
export interface EpdLine {
  /** From 0. */
  readonly line: number;
  /** The line, without its line break. */
  readonly text: string;
}

const LF = 0x0a;

/** Whether a path names a file of positions, one a line: Extended Position Description. */
export function isEpd(path: string): boolean {
  return /\.epd(?:\.(?:gz|bz2|zst))?$/i.test(path);
}

/** The lines of a text that hold positions: blank ones and those that begin with `#` hold none. */
export async function* epdLines(text: TextInput): AsyncGenerator<EpdLine> {
  const decoder = new TextDecoder(text.bytes, { ignoreBOM: true });
  let bytes: Uint8Array = new Uint8Array(0);
  let line = 0;
  for (let isFinal = false; !isFinal; ) {
    const next = new Uint8Array(bytes.length + PIECE);
    next.set(bytes);
    const count = await fill(text, next.subarray(bytes.length));
    isFinal = count === 0;
    bytes = next.subarray(0, bytes.length + count);
    let from = 0;
    for (;;) {
      const feed = bytes.indexOf(LF, from);
      if (feed < 0 && !(isFinal && from < bytes.length)) break;
      const to = feed < 0 ? bytes.length : feed;
      const words = decoder.decode(bytes.subarray(from, to)).replace(/\r$/, '');
      if (/^\s*[^\s#]/.test(words)) yield { line, text: words };
      line++;
      from = to + 1;
    }
    bytes = bytes.subarray(Math.min(from, bytes.length));
  }
}
