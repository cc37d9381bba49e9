import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editLines, offsetAt, positionAt, readLines } from './lines.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\u{1F600}', 'é'), maxLength: 30 });

describe('readLines', () => {
  it.each([
    ['', [0]],
    ['a', [0]],
    ['a\n', [0, 2]],
    ['a\r\nb', [0, 3]],
    ['a\rb\n\rc', [0, 2, 4, 5]],
    ['\n\r\n', [0, 1, 3]],
  ])('%j begins lines at %j', (text, starts) => {
    expect([...readLines(text).starts]).toEqual(starts);
  });
});

describe('positions', () => {
  const lines = readLines('ab\r\ncd\n\u{1F600}e');

  it.each([
    [0, 0, 0],
    [2, 0, 2],
    [3, 0, 2], // within the line break
    [4, 1, 0],
    [6, 1, 2],
    [7, 2, 0],
    [10, 2, 3],
    [99, 2, 3],
    [-1, 0, 0],
  ])('offset %i is line %i, character %i', (offset, line, character) => {
    expect(positionAt(lines, offset)).toEqual({ line, character });
  });

  it.each([
    [0, 9, 2],
    [1, 9, 6],
    [2, 9, 10],
    [9, 0, 10],
    [-1, 4, 0],
    [1, -5, 4],
  ])('line %i, character %i is offset %i', (line, character, offset) => {
    expect(offsetAt(lines, { line, character })).toBe(offset);
  });

  it('lead back to where they came from, but for places within line breaks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const all = readLines(text);
        for (let offset = 0; offset <= text.length; offset++) {
          const back = offsetAt(all, positionAt(all, offset));
          const inBreak = text[offset - 1] === '\r' && text[offset] === '\n';
          expect(back).toBe(inBreak ? offset - 1 : offset);
        }
      }),
    );
  });
});

describe('editLines', () => {
  it('finds the lines that a fresh look finds', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(), fc.nat(), (text, newText, a, b) => {
        const start = a % (text.length + 1);
        const end = start + (b % (text.length - start + 1));
        const edited = editLines(readLines(text), { start, end, newText });
        const whole = text.slice(0, start) + newText + text.slice(end);
        expect(edited.text).toBe(whole);
        expect([...edited.starts]).toEqual([...readLines(whole).starts]);
      }),
    );
  });
});
