import type { FileWindow } from './file-window.ts';

const PIECE = 1 << 16;

/**
 * The bytes of UTF-16 that became so many bytes of UTF-8, from a place in a file on.
 * A unit without its other half became U+FFFD, which takes three bytes.
 */
export function utf16LengthOf(
  utf8Length: number,
  file: FileWindow,
  from: number,
  encoding: 'utf-16le' | 'utf-16be',
): number {
  const highByte = encoding === 'utf-16le' ? 1 : 0;
  let at = from;
  let left = utf8Length;
  let isBehindHigh = false;
  while (0 < left) {
    const piece = file.at(at, PIECE);
    let i = 0;
    for (; 0 < left && i + 1 < piece.length; i += 2) {
      const unit = ((piece[i + highByte] ?? 0) << 8) | (piece[i + 1 - highByte] ?? 0);
      // The second half of a pair makes four bytes of the three that the first was counted as.
      const isSecondHalf = isBehindHigh && (unit & 0xfc00) === 0xdc00;
      left -= isSecondHalf || unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
      isBehindHigh = (unit & 0xfc00) === 0xd800;
    }
    if (i === 0) break;
    at += i;
  }
  return at - from;
}
