import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineIndex, windowOf } from './line-index.ts';
import { decodeWindows1252 } from './windows-1252.ts';

/** The obvious way, over the whole text: what lies before the offset, split at line breaks. */
function expectedPlace(before: string): { line: number; character: number } {
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length - 1, character: lines[lines.length - 1]!.length };
}

function indexOf(
  bytes: Uint8Array,
  pieceLengths: readonly number[],
  encoding: 'utf-8' | 'windows-1252' = 'utf-8',
): LineIndex {
  const index = new LineIndex(encoding);
  let at = 0;
  for (const length of [...pieceLengths, bytes.length]) {
    at = Math.min(at + length, bytes.length);
    index.show(windowOf(bytes.slice(0, at)));
    // What was found in the shorter window must not stay where the longer one says otherwise.
    index.placeAt(at);
  }
  return index;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const piece = fc.constantFrom('a', 'e4 ', '\n', '\r\n', '\r', 'é', '马', '♞', '𝔸', ' '.repeat(9), 'x'.repeat(5000));
const text = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));
const cuts = fc.array(fc.nat(40), { maxLength: 12 });

describe('LineIndex', () => {
  it('counts lines and UTF-16 columns from 0', () => {
    const index = indexOf(utf8('ab\ncé𝔸d\r\ne'), []);
    expect(index.placeAt(0)).toEqual({ line: 0, character: 0 });
    expect(index.placeAt(2)).toEqual({ line: 0, character: 2 });
    expect(index.placeAt(3)).toEqual({ line: 1, character: 0 });
    expect(index.placeAt(6)).toEqual({ line: 1, character: 2 }); // behind é, two bytes
    expect(index.placeAt(10)).toEqual({ line: 1, character: 4 }); // behind 𝔸, four bytes and two units
    expect(index.placeAt(13)).toEqual({ line: 2, character: 0 });
    expect(index.placeAt(14)).toEqual({ line: 2, character: 1 });
  });

  it('has a place in an empty text', () => {
    expect(new LineIndex('utf-8').placeAt(0)).toEqual({ line: 0, character: 0 });
  });

  it('answers as the obvious way does, for any text in any pieces', () => {
    fc.assert(
      fc.property(text, cuts, (whole, lengths) => {
        const bytes = utf8(whole);
        const index = indexOf(bytes, lengths);
        for (let unit = 0; unit <= whole.length; unit += whole.length < 500 ? 1 : 97) {
          const before = whole.slice(0, unit);
          const isInsidePair = /[\ud800-\udbff]$/.test(before);
          const isInsideBreak = before.endsWith('\r') && whole[unit] === '\n';
          if (isInsidePair || isInsideBreak) continue;
          expect(index.placeAt(Buffer.byteLength(before))).toEqual(expectedPlace(before));
        }
      }),
    );
  });

  it('keeps count when the window moves on, unseen or not', () => {
    fc.assert(
      fc.property(text, cuts, fc.nat(), (whole, lengths, seed) => {
        const bytes = utf8(whole);
        const index = indexOf(bytes, lengths);
        const unit = whole.length === 0 ? 0 : seed % whole.length;
        const before = whole.slice(0, unit);
        if (/[\ud800-\udbff\r]$/.test(before)) return;
        const offset = Buffer.byteLength(before);
        const halfway = offset >> 1;
        index.moveTo(halfway);
        index.show(windowOf(bytes.slice(halfway)));
        index.moveTo(offset);
        index.show(windowOf(bytes.slice(offset)));
        expect(index.placeAt(offset)).toEqual(expectedPlace(before));
      }),
    );
  });

  it('counts a byte as a column in Windows-1252', () => {
    const bytes = Uint8Array.from([0x80, 0xe9, 10, 0xe9, 0xff, 65]);
    const index = indexOf(bytes, [2], 'windows-1252');
    expect(index.placeAt(5)).toEqual({ line: 1, character: 2 });
    expect(index.excerptAt(5)).toMatchObject({ text: 'éÿA', at: 2 });
    expect(decodeWindows1252(bytes)).toBe('€é\néÿA');
  });

  it('refuses what is not in the window', () => {
    const index = indexOf(utf8('x'.repeat(1000)), [300, 300]);
    index.moveTo(900);
    index.show(windowOf(utf8('x'.repeat(100))));
    expect(() => index.placeAt(10)).toThrow(RangeError);
    expect(() => index.placeAt(1001)).toThrow(RangeError);
    expect(index.placeAt(900)).toEqual({ line: 0, character: 900 });
  });

  it("shows the line of a place over the window's start", () => {
    const bytes = utf8('first\n1. e4 é5 2. Nf3\nlast');
    const index = indexOf(bytes, []);
    for (const start of [5, 7, 8]) {
      index.moveTo(start);
      index.show(windowOf(bytes.slice(start)));
    }
    expect(index.excerptAt(9)).toEqual({ text: '1. e4 é5 2. Nf3', at: 3, isCutBefore: false, isCutBehind: false });
    expect(index.excerptAt(14)).toMatchObject({ at: 7 });
  });

  it('shows a part of a long line', () => {
    const excerpt = indexOf(utf8('é'.repeat(5000)), [999]).excerptAt(4000);
    expect(excerpt.isCutBefore).toBe(true);
    expect(excerpt.isCutBehind).toBe(true);
    expect(excerpt.text).toMatch(/^é+$/);
    expect(excerpt.at).toBe(60);
  });
});
