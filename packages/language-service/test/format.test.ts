import { readGames, tokenize } from '@movetext/pgn';
import { readNastyCases } from '@movetext/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormatOptions } from '../src/format/format-options.ts';
import { type FormattedGame, formatGames } from '../src/format/format-section.ts';
import { scoreText } from './score-text.ts';

function format(text: string, options: FormatOptions = {}): { text: string; games: FormattedGame[] } {
  const games = [...formatGames(readGames(text), options)];
  return { text: games.map((game) => game.text).join(''), games };
}

/** All tokens but white space and move numbers. */
function kept(text: string): string[] {
  return Array.from(tokenize(text)).flatMap(({ kind, text: token }) =>
    kind === 'whitespace' || kind === 'move-number' || kind === 'periods' ? [] : [`${kind} ${token}`],
  );
}

function expectLaidOut(text: string, options: FormatOptions = {}): void {
  const once = format(text, options);
  expect(format(once.text, options).text, 'laying out twice').toBe(once.text);
  const [before, after] = [kept(text), kept(once.text)];
  if (options.sortTags) expect(after.sort()).toEqual(before.sort());
  else expect(after).toEqual(before);
}

describe('moves that are glued in one word', () => {
  it.each([
    ['1、e4,e5 2、Nf3,Nc6 *'],
    ['1.e4,e5 2.Nf3,Nc6 *', '1. e4,e5 2. Nf3,Nc6 *'],
    ['1. e4，e5；2. 马f3，马c6 *', '1. e4，e5；2. 马f3，马c6 *'],
    ['1e4 e5 2Nf3 Nc6 *'],
  ])('keep the numbers that stand among them: %s', (movetext, laidOut = movetext) => {
    const tags = '[Event "glued"]\n\n';
    expect(format(tags + movetext).text.trimEnd()).toBe(tags + laidOut);
  });
});

describe('a text that was laid out', () => {
  it.each(readNastyCases().map((nasty) => [nasty.name, nasty.text] as const))('keeps its tokens: %s', (_, text) => {
    const { games } = format(text);
    const isGame = readGames(text).every((section) => section.isGame);
    expect(games.map(({ isProven }) => isProven)).toEqual(games.map(() => isGame));
    expectLaidOut(text);
    expectLaidOut(text, { style: 'indented', sortTags: true, width: 30 });
  });

  it('keeps its tokens, and stays as it is when laid out again, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(scoreText, fc.string({ unit: 'binary', maxLength: 80 })),
        fc.record({
          width: fc.integer({ min: 1, max: 90 }),
          style: fc.constantFrom('paragraph', 'indented'),
          sortTags: fc.boolean(),
        }),
        expectLaidOut,
      ),
      { numRuns: 3000 },
    );
  });
});
