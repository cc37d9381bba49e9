import { describe, expect, it } from 'vitest';
import { readGameBytes, readGames } from '../src/index.ts';

const SIZE = 1_000_000;

/**
 * One scrap, a megabyte of it, behind the start of a game. Whatever takes more than linear time ends in the test's timeout;
 * `faults` is how many may be reported, so that nobody gets a million of them for one slip.
 */
const CASES: readonly (readonly [name: string, scrap: string, faults: number])[] = [
  ['opening parentheses', '(', 20_002],
  ['variations never closed', '(e4 ', 20_002],
  ['variations of nothing', '(()', 20_004],
  ['closed variations of nothing', '()', 0],
  ['closing parentheses', ')', SIZE],
  ['opening brackets', '[', 1],
  ['closing brackets', ']', 1],
  ['opening braces', '{', 1],
  ['closing braces', '}', 1],
  ['names without values', 'a [', SIZE],
  ['quotes', '"', 1],
  ['half a tag pair', '[A "b ', SIZE],
  ['open comments before tags', '{\n\n[A "b"]\n', SIZE],
  ['one long word', 'a', 1],
  ['words', 'ab ', SIZE],
  ['misprints', 'Qh9 ', SIZE],
  ['the same move over and over', 'e4 ', 0],
  ['castling over and over', 'O-O ', 0],
  ['legal moves', 'Nf6 Ng1 Ng8 Nf3 ', 0],
  ['digits', '1', 1],
  ['numbers', '1.', SIZE],
  ['numbers after blank lines', '1.\n\n', SIZE],
  ['detached check marks', '+ ', 0],
  ['glyphs', '!', 0],
  ['glued glyphs', 'e4± ', SIZE],
  ['promotions in parentheses', 'e8(Q)', 1],
  ['results in a variation', '( 1-0 ', SIZE],
  ['results', '* ', SIZE],
  ['blanks', ' ', 0],
  ['blank lines', '\n', 0],
  ['no-break spaces', '\u00a0', 0],
  ['escape lines', '\n%', 1],
  ['semicolons', ';', 0],
];

describe('a megabyte of', () => {
  it.each(CASES)('%s is read in linear time', (_, scrap, faults) => {
    const text = `1. e4 ${scrap.repeat(SIZE / scrap.length)}`;
    const sections = readGames(text);
    expect(sections.at(-1)?.end).toBe(text.length);
    let found = 0;
    for (const section of sections) found += section.game().errors.length;
    expect(found).toBeLessThanOrEqual(faults);
  });

  it('tags on one line is read in linear time', () => {
    const [section] = readGames(`${'[A "b"]'.repeat(SIZE / 7)} 1. e4 *`);
    expect(section?.game().tags).toHaveLength(Math.floor(SIZE / 7));
  });

  it('tags that lost their brackets is read in linear time', () => {
    const [section] = readGames(`${'[A "b" '.repeat(SIZE / 7)} 1. e4 *`);
    expect(section?.game().tags.length).toBeGreaterThan(1);
  });

  it('lines between tags is read in linear time', () => {
    const [section] = readGames(`[A "b"]\n${'junk\n'.repeat(SIZE / 5)}[C "d"]\n\n1. e4 *`);
    expect(section?.game().tags.map(({ name }) => name)).toEqual(['A', 'C']);
  });

  it('prose behind a game is read in linear time', () => {
    const [section] = readGames(`1. e4 *\n${'1. Introduction\n'.repeat(SIZE / 16)}`);
    expect(section?.game().moves).toHaveLength(1);
  });
});

it('reads a long game that comes in small pieces without reading it anew for each', () => {
  const bytes = new TextEncoder().encode(`[Event "E"]\n\n1. e4 {${'x'.repeat(SIZE)}} e5 *\n\n1. d4 *\n`);
  let at = 0;
  let calls = 0;
  const source = {
    read(buffer: Uint8Array) {
      calls++;
      const piece = bytes.subarray(at, at + buffer.length);
      buffer.set(piece);
      at += piece.length;
      return piece.length;
    },
  };
  const lines = Array.from(readGameBytes(source, { pieceSize: 1024 }), (section) => section.game().moves.length);
  expect(lines).toEqual([2, 1]);
  // The buffer doubles: some ten pieces for a thousand times the size.
  expect(calls).toBeLessThan(40);
});

it('does not look through a whole collection for the end of an open comment', () => {
  const games = '[Event "E"]\n\n1. d4 d5 *\n\n';
  const open = `1. e4 {open\n\n${games}`;
  const near = readGames(`${open}${' '.repeat(1 << 20)}} *`);
  expect(near.map(({ isGame }) => isGame)).toEqual([true]);
  const far = readGames(`${open}${games.repeat(Math.ceil((1 << 22) / games.length))}} *`);
  expect(far.length).toBeGreaterThan(1 << 17);
  expect(far[0]?.game().moves).toHaveLength(1);
});
