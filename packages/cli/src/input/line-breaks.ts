export const LF = 10;
export const CR = 13;

/** Whether numbers in memory have their low byte first, as on every machine that Node runs on today but one. */
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/**
 * The number of line breaks (LF, CR LF or CR) from `start` to `end`; a CR LF pair counts where its CR stands.
 * `isAfterCr` says that the byte before `start` is a CR.
 */
export function countLineBreaks(bytes: Uint8Array, start: number, end: number, isAfterCr: boolean): number {
  const isAligned = ((bytes.byteOffset + start) & 3) === 0;
  const words = isAligned && IS_LITTLE_ENDIAN ? (end - start) >> 2 : 0;
  let count = 0;
  let previousCr = isAfterCr ? 0x80 : 0;
  if (0 < words) {
    const view = new Int32Array(bytes.buffer, bytes.byteOffset + start, words);
    for (let i = 0; i < words; i++) {
      const word = view[i] ?? 0;
      const lf = zeroBytes(word ^ 0x0a0a0a0a);
      const cr = zeroBytes(word ^ 0x0d0d0d0d);
      if ((lf | cr) !== 0) count += bitCount(cr) + bitCount(lf & ~((cr << 8) | previousCr));
      previousCr = cr >>> 24;
    }
  }
  let isBehindCr = previousCr !== 0;
  for (let i = start + (words << 2); i < end; i++) {
    const byte = bytes[i];
    if (byte === CR || (byte === LF && !isBehindCr)) count++;
    isBehindCr = byte === CR;
  }
  return count;
}

/** The top bit of exactly those of a word's four bytes that are zero (S. E. Anderson, Bit Twiddling Hacks, "Determine if a word has a zero byte"). */
function zeroBytes(word: number): number {
  return ~(((word & 0x7f7f7f7f) + 0x7f7f7f7f) | word | 0x7f7f7f7f);
}

/** The number of bits set, of which there are few. */
function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
