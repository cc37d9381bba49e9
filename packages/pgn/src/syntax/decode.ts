/** The encodings in which bytes are read without being transcoded first: ASCII characters are single bytes in both. */
export type Encoding = 'utf-8' | 'windows-1252';

/** Windows-1252 from 0x80 to 0x9f; the five bytes that it leaves undefined stand for themselves, as the WHATWG standard says. */
const HIGH_CONTROLS =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** How many characters are put together at once; engines limit the number of arguments. */
const CHUNK = 4096;

/** Decodes bytes. Bytes that are no UTF-8 become U+FFFD, one for each maximal part of a character. */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): string {
  let text = '';
  let units: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (CHUNK <= units.length) {
      text += String.fromCharCode(...units);
      units = [];
    }
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) {
      units.push(byte);
      at++;
    } else if (encoding === 'windows-1252') {
      units.push(byte < 0xa0 ? HIGH_CONTROLS.charCodeAt(byte - 0x80) : byte);
      at++;
    } else {
      const { point, size } = decodePoint(bytes, at);
      if (0xffff < point) units.push(0xd7c0 + (point >> 10), 0xdc00 + (point & 0x3ff));
      else units.push(point);
      at += size;
    }
  }
  return text + String.fromCharCode(...units);
}

const REPLACEMENT = 0xfffd;

/** Reads one UTF-8 sequence of two to four bytes. */
function decodePoint(bytes: Uint8Array, at: number): { point: number; size: number } {
  const lead = bytes[at] ?? 0;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (length === 0) return { point: REPLACEMENT, size: 1 };
  let point = lead & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0;
    if (!isContinuation(byte, lead, i)) return { point: REPLACEMENT, size: i };
    point = (point << 6) | (byte & 0x3f);
  }
  return { point, size: length };
}

/** Whether a byte may follow; the second byte's range keeps out overlong forms, surrogates and what lies beyond Unicode. */
function isContinuation(byte: number, lead: number, index: number): boolean {
  let low = 0x80;
  let high = 0xbf;
  if (index === 1) {
    if (lead === 0xe0) low = 0xa0;
    else if (lead === 0xed) high = 0x9f;
    else if (lead === 0xf0) low = 0x90;
    else if (lead === 0xf4) high = 0x8f;
  }
  return low <= byte && byte <= high;
}
