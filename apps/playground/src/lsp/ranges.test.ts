import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { hull, offsetOf, positionOf, spanOf } from './ranges.ts';

const doc = Text.of(['1. e4', '', 'e5 😀 2.']);

describe('offsetOf', () => {
  it.each([
    [0, 0, 0],
    [0, 5, 5],
    [1, 0, 6],
    [2, 0, 7],
    // The face takes two UTF-16 units.
    [2, 6, 13],
  ])('finds line %i, character %i', (line, character, offset) => {
    expect(offsetOf(doc, { line, character })).toBe(offset);
  });

  it.each([
    [0, 99, 5],
    [1, 3, 6],
    [2, 99, doc.length],
    [3, 0, doc.length],
    [99, 99, doc.length],
    [-1, 4, 0],
    [0, -4, 0],
  ])('takes line %i, character %i to the nearest place there is', (line, character, offset) => {
    expect(offsetOf(doc, { line, character })).toBe(offset);
  });
});

describe('spanOf', () => {
  it('is never backwards', () => {
    const range = { start: { line: 2, character: 2 }, end: { line: 0, character: 1 } };
    expect(spanOf(doc, range)).toEqual({ from: 9, to: 9 });
  });
});

describe('positionOf', () => {
  it('undoes offsetOf at every place of the text', () => {
    for (let offset = 0; offset <= doc.length; offset++) expect(offsetOf(doc, positionOf(doc, offset))).toBe(offset);
  });

  it('stays inside the text', () => {
    expect(positionOf(doc, -3)).toEqual({ line: 0, character: 0 });
    expect(positionOf(doc, 999)).toEqual({ line: 2, character: 8 });
  });
});

describe('hull', () => {
  const range = (startLine: number, start: number, endLine: number, end: number) => ({
    start: { line: startLine, character: start },
    end: { line: endLine, character: end },
  });

  it('reaches from the first start to the last end, in any order', () => {
    expect(hull([range(3, 9, 4, 0), range(1, 5, 1, 9), range(1, 2, 7, 1)])).toEqual(range(1, 2, 7, 1));
    expect(hull([range(1, 2, 1, 4), range(0, 5, 0, 6)])).toEqual(range(0, 5, 1, 4));
  });

  it('is nothing for nothing', () => {
    expect(hull([])).toBeUndefined();
  });
});
