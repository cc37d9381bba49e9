/** What Windows-1252 has in place of the control characters 0x80-0x9f; the five gaps are the controls themselves (WHATWG Encoding, index-windows-1252). */
const UPPER =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/**
 * Decodes Windows-1252. Every byte is one UTF-16 code unit.
 * Done by hand since some versions of Node decode 0x80-0x9f as Latin-1.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    text += 0x80 <= byte && byte < 0xa0 ? UPPER.charAt(byte - 0x80) : String.fromCharCode(byte);
  }
  return text;
}

const CODES = new Map([...UPPER].map((character, index) => [character, 0x80 + index]));

/** Encodes Windows-1252; characters that it does not have become question marks and are counted. */
export function encodeWindows1252(text: string): { readonly bytes: Uint8Array; readonly missing: number } {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let missing = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const isSame = point < 0x80 || (0xa0 <= point && point <= 0xff);
    const byte = isSame ? point : CODES.get(character);
    if (byte === undefined) missing++;
    bytes[length++] = byte ?? 0x3f;
  }
  return { bytes: bytes.subarray(0, length), missing };
}
