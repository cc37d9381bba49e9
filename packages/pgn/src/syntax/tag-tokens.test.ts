import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePgn, readGames, tagValueOf, writeTagValue } from '../index.ts';

describe('a tag value', () => {
  it.each([
    ['"plain"', 'plain'],
    ['"The \\"Open\\" Cup"', 'The "Open" Cup'],
    ['"a\\\\b"', 'a\\b'],
    ['"a\\b"', 'a\\b'],
    ['"C:\\"', 'C:\\'],
    ['"', ''],
    ['bare', 'bare'],
    ['"open', 'open'],
  ])('%s says %s', (written, value) => {
    expect(tagValueOf(written)).toBe(value);
  });

  it('is written so that it is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const line = value.replace(/[\r\n]+/g, ' ');
        expect(parsePgn(`[Event ${writeTagValue(value)}]\n1. e4 *`)[0]?.tags[0]).toMatchObject({
          value: line,
          fault: null,
        });
      }),
      { numRuns: 1000 },
    );
  });
});

it('is found by name without the model', () => {
  const [section] = readGames('[White "A"]\n[White "B"]\n[Whitex "C"]\n[Black]\n\n1. e4 *');
  expect(section?.tag('White')).toBe('A');
  expect(section?.tag('Black')).toBeNull();
  expect(section?.tag('Whit')).toBeNull();
});

describe('a broken tag pair', () => {
  it.each([
    ['[White "Joe]', 'missing-quote', 'Joe'],
    ['[White Joe]', 'missing-quote', 'Joe'],
    ['[White "C:\\"]', 'missing-quote', 'C:\\'],
    ['[White "Joe"', 'missing-bracket', 'Joe'],
    ['[White]', 'missing-value', ''],
    ['[White "Joe "X" Doe"]', 'bare-quote', 'Joe "X" Doe'],
    ['[White Name "Joe"]', 'odd-name', 'Joe'],
    ['[1White "Joe"]', 'odd-name', 'Joe'],
    ['[Weiß "Joe"]', 'odd-name', 'Joe'],
  ])('%s is read with its fault, and costs nothing else', (text, fault, value) => {
    const [game] = parsePgn(`[Event "E"]\n${text}\n[Black "Jim"]\n\n1. e4 *`);
    expect(game?.tags.map((tag) => [tag.value, tag.fault])).toEqual([
      ['E', null],
      [value, fault],
      ['Jim', null],
    ]);
    expect(game?.moves).toHaveLength(1);
  });
});

it('begins a game even where its name is not ASCII', () => {
  expect(parsePgn('1. e4 *\n\n[Événement "X"]\n\n1. d4 *')).toHaveLength(2);
});
