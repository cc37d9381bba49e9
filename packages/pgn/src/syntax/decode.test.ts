import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeBytes } from './decode.ts';

it('decodes UTF-8 as TextDecoder does, whatever the bytes', () => {
  const lumps = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => new TextEncoder().encode(text)),
    fc.constantFrom([0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x80], [0xf0, 0x9f]),
  );
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  fc.assert(
    fc.property(fc.array(lumps, { maxLength: 6 }), (lists) => {
      const bytes = Uint8Array.from(lists.flatMap((list) => [...list]));
      expect(decodeBytes(bytes, 'utf-8')).toBe(decoder.decode(bytes));
    }),
    { numRuns: 2000 },
  );
});

it('decodes every byte of Windows-1252', () => {
  // From Python's cp1252; the five bytes it leaves open as the WHATWG standard has them. Node 20's own decoder takes Latin-1 for it.
  const high = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const expected = Array.from(bytes, (byte) =>
    0x80 <= byte && byte < 0xa0 ? high.charAt(byte - 0x80) : String.fromCharCode(byte),
  );
  expect(decodeBytes(bytes, 'windows-1252')).toBe(expected.join(''));
});

it('decodes long texts', () => {
  const text = 'é😀x'.repeat(10_000);
  expect(decodeBytes(new TextEncoder().encode(text), 'utf-8')).toBe(text);
});
