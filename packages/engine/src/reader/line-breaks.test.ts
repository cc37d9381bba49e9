import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLineBreaks } from './line-breaks.ts';

/** The definition, byte by byte. */
function countSlowly(bytes: Uint8Array, start: number, end: number, isAfterCr: boolean): number {
  let count = 0;
  for (let i = start; i < end; i++) {
    const before = i === start ? (isAfterCr ? 13 : 0) : bytes[i - 1];
    if (bytes[i] === 13 || (bytes[i] === 10 && before !== 13)) count++;
  }
  return count;
}

describe('the number of line breaks', () => {
  it.each([
    ['', 0],
    ['a', 0],
    ['a\n', 1],
    ['a\r\nb\rc\n\n', 4],
    [`${'x'.repeat(15)}\r\n`, 1],
  ])('in %j is %i', (text, expected) => {
    const bytes = new TextEncoder().encode(text);
    expect(countLineBreaks(bytes, 0, bytes.length, false)).toBe(expected);
  });

  it('does not count a line feed whose carriage return stands before', () => {
    expect(countLineBreaks(Uint8Array.of(10, 10), 0, 2, true)).toBe(1);
  });

  it('is that of the definition, in any stretch of any bytes', () => {
    const byte = fc.oneof(fc.constantFrom(10, 13), fc.nat(255));
    fc.assert(
      fc.property(
        fc.array(byte, { maxLength: 100 }),
        fc.nat(100),
        fc.nat(100),
        fc.boolean(),
        (values, a, b, isAfterCr) => {
          const bytes = Uint8Array.from(values);
          const start = Math.min(a, b, bytes.length);
          const end = Math.min(Math.max(a, b), bytes.length);
          expect(countLineBreaks(bytes, start, end, isAfterCr)).toBe(countSlowly(bytes, start, end, isAfterCr));
        },
      ),
    );
  });

  it('goes on from one room to the next', () => {
    const bytes = new Uint8Array(200_000).fill(13);
    bytes.fill(10, 65_536, 65_537);
    expect(countLineBreaks(bytes, 0, bytes.length, false)).toBe(199_999);
  });
});
