const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The base64 of a text's UTF-8 bytes; lone surrogates become U+FFFD, as in every encoder of UTF-8. Written out since this package has no platform to ask. */
export function base64OfText(text: string): string {
  const bytes = utf8(text);
  let result = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(index, index + 3);
    const bits = (first << 16) | (second << 8) | third;
    const missing = Math.max(0, index + 3 - bytes.length);
    for (let digit = 0; digit < 4; digit++) {
      result += digit < 4 - missing ? ALPHABET.charAt((bits >> (18 - 6 * digit)) & 63) : '=';
    }
  }
  return result;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuation(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continuation(code >> 6), continuation(code));
    else bytes.push(0xf0 | (code >> 18), continuation(code >> 12), continuation(code >> 6), continuation(code));
  }
  return bytes;
}

function continuation(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
