import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** Bytes that are no text. The message says what they are, for the user. */
export class NotTextError extends Error {
  override readonly name = 'NotTextError';
}

/** So many bytes tell. */
const SAMPLE = 8192;

/** The bytes with which files of other kinds begin. */
const OTHERS: readonly { readonly name: string; readonly magic: readonly number[] }[] = [
  { name: 'a PNG image', magic: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'a JPEG image', magic: [0xff, 0xd8, 0xff] },
  { name: 'a GIF image', magic: [0x47, 0x49, 0x46, 0x38] },
  { name: 'a PDF document', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { name: 'a zip archive', magic: [0x50, 0x4b, 3, 4] },
  { name: 'a zip archive', magic: [0x50, 0x4b, 5, 6] },
  { name: 'a 7z archive', magic: [0x37, 0x7a, 0xbc, 0xaf] },
  { name: 'a RAR archive', magic: [0x52, 0x61, 0x72, 0x21, 0x1a, 7] },
  { name: 'an xz archive', magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { name: 'text in UTF-32, which is not read', magic: [0xff, 0xfe, 0, 0] },
  { name: 'text in UTF-32, which is not read', magic: [0, 0, 0xfe, 0xff] },
];

/** Throws NotTextError where a file that begins so is known to be something else than text. To be asked before byte order marks. */
export function refuseOtherFiles(head: Uint8Array): void {
  const other = OTHERS.find(({ magic }) => magic.every((byte, index) => head[index] === byte));
  if (other) throw new NotTextError(`it is ${other.name}`);
}

/**
 * Which UTF-16 a text without byte order mark is in, by the zeros of its ASCII characters; null for all other text.
 * Throws NotTextError for what is UTF-32, or no text.
 */
export function wideEncoding(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = head.subarray(0, SAMPLE);
  let controls = 0;
  for (const byte of sample) controls += isControl(byte) ? 1 : 0;
  if (controls === 0) return null;
  if (isUtf32(sample)) throw new NotTextError('it is text in UTF-32, which is not read');
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    const [high, low] = encoding === 'utf-16le' ? [odd, even] : [even, odd];
    if (sample.length <= 10 * high && 20 * low <= high && isWideText(sample, encoding)) return encoding;
  }
  // Stray control characters are left to the reader, and so is what a disk that was full left behind a text.
  const most = isUtf8(trimmed(sample)) ? 0.3 : 0.02;
  if (most * sample.length < controls) throw new NotTextError('it is not text');
  return null;
}

/** Whether all units of four bytes are characters, in one of the two orders. */
function isUtf32(sample: Uint8Array): boolean {
  const units = sample.length >> 2;
  if (units === 0) return false;
  const view = new DataView(sample.buffer, sample.byteOffset, sample.length);
  return [true, false].some((isLittle) => {
    for (let unit = 0; unit < units; unit++) {
      const code = view.getUint32(4 * unit, isLittle);
      if (0x10ffff < code || isControl(code)) return false;
    }
    return true;
  });
}

/** All control characters but white space, the end mark of CP/M and escape. */
function isControl(unit: number): boolean {
  return unit < 9 || (13 < unit && unit < 32 && unit !== 26 && unit !== 27);
}

/** Whether UTF-16 is well-formed and holds no more than a stray control character. */
function isWideText(sample: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): boolean {
  try {
    const whole = sample.subarray(0, sample.length & ~1);
    // A pair may be cut at the sample's end.
    const text = new TextDecoder(encoding, { fatal: true }).decode(whole, { stream: true });
    let controls = 0;
    for (const character of text) controls += isControl(character.charCodeAt(0)) ? 1 : 0;
    return 0 < text.length && 50 * controls <= text.length;
  } catch {
    return false;
  }
}

/** Without the last character that the sample cut, if it is a long one. */
function trimmed(sample: Uint8Array): Uint8Array {
  let end = sample.length;
  if (end < SAMPLE) return sample;
  while (SAMPLE - 4 < end && 0x80 <= (sample[end - 1] ?? 0)) end--;
  return sample.subarray(0, end);
}
