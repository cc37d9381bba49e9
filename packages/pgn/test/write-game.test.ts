import { readNastyCases } from '@movetext/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameGame, parsePgn, writeGame } from '../src/index.ts';
import { scoreTexts } from './score-texts.ts';

/** Writes all games of a text and reads them again. */
function expectKept(text: string, options: Parameters<typeof writeGame>[1] = {}): void {
  const games = parsePgn(text);
  const written = games.map((game) => writeGame(game, options).text);
  const again = parsePgn(written.join('\n'));
  expect(again, written.join('\n')).toHaveLength(games.length);
  for (const [index, game] of games.entries()) {
    const other = again[index];
    const isSame = other && isSameGame(game, other, { anyTagOrder: options.sortTags === true });
    expect(isSame, written[index]).toBe(true);
  }
}

describe('a game that was written', () => {
  it.each(readNastyCases().map((nasty) => [nasty.name, nasty.text] as const))('is the same: %s', (_, text) => {
    expectKept(text);
    expectKept(text, { sortTags: true, width: 20 });
  });

  it.each(['(1. d4) a6 e4 ', '(1. d4) e5 1. e4 '])('is the same: %j', (text) => {
    expectKept(text);
    expectKept(text, { width: 1 });
  });

  it('is the same, whatever text it was read from', () => {
    fc.assert(
      fc.property(scoreTexts, fc.boolean(), fc.integer({ min: 1, max: 90 }), (text, sortTags, width) =>
        expectKept(text, { sortTags, width }),
      ),
      { numRuns: 5000 },
    );
  });
});
