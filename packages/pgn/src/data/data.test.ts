import { expect, it } from 'vitest';
import { NAGS, nagOfGlyph, nagOfNumber, SEVEN_TAG_ROSTER, TAGS, tagEntry } from '../index.ts';

it('has each glyph and each number once', () => {
  const glyphs = NAGS.flatMap((entry) => entry.glyphs);
  expect(new Set(glyphs).size).toBe(glyphs.length);
  expect(new Set(NAGS.map(({ number }) => number)).size).toBe(NAGS.length);
});

it('knows the suffix annotations by the numbers of the standard', () => {
  expect(['!', '?', '!!', '??', '!?', '?!'].map((glyph) => nagOfGlyph(glyph)?.number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(nagOfNumber(18)?.meaning).toContain('decisive');
  expect(nagOfNumber(999)).toBeUndefined();
});

it('has the Seven Tag Roster first, in the order of the standard', () => {
  const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
  expect(SEVEN_TAG_ROSTER.map(({ name }) => name)).toEqual(roster);
  expect(TAGS.slice(0, 7).map(({ name }) => name)).toEqual(roster);
  expect(new Set(TAGS.map(({ name }) => name)).size).toBe(TAGS.length);
  expect(tagEntry('FEN')?.name).toBe('FEN');
});
