import { type NastyCase, readNastyCases } from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import { type GameSection, readGameBytes, readGames, tokenize } from '../src/index.ts';
import { mainLine, textsOf } from './model-texts.ts';

/** What a check needs of a section, taken while it is valid. */
interface Facts {
  readonly isGame: boolean;
  readonly main: string;
  readonly texts: readonly string[];
}

function factsOf(section: GameSection): Facts {
  const game = section.game();
  const reported = game.errors.map(({ range }) => section.source.slice(range.start, range.end));
  return { isGame: section.isGame, main: mainLine(game), texts: [...textsOf(game), ...reported] };
}

function check({ games, main, mustSurvive }: NastyCase, facts: readonly Facts[]): void {
  const found = facts.filter(({ isGame }) => isGame);
  if (games !== null) expect(found).toHaveLength(games);
  main?.forEach((line, index) => {
    if (line !== null) expect(found[index]?.main, `game ${index}`).toBe(line);
  });
  const kept = facts.flatMap(({ texts }) => texts);
  for (const text of mustSurvive)
    expect(
      kept.some((found) => found.includes(text)),
      `${text} is kept`,
    ).toBe(true);
}

function oneByOne(bytes: Uint8Array): { read(buffer: Uint8Array): number } {
  let at = 0;
  return {
    read(buffer) {
      const piece = bytes.subarray(at, at + buffer.length);
      buffer.set(piece);
      at += piece.length;
      return piece.length;
    },
  };
}

describe.each(readNastyCases().map((nasty) => [nasty.name, nasty] as const))('%s', (_, nasty) => {
  it('has the right games, main lines and kept texts', () => {
    check(nasty, readGames(nasty.text).map(factsOf));
  });

  it('has the same ones when it is read as bytes in small pieces', () => {
    const { encoding } = nasty;
    check(nasty, Array.from(readGameBytes(oneByOne(nasty.bytes), { encoding, pieceSize: 48 }), factsOf));
  });

  it('is what its tokens concatenate to', () => {
    expect(Array.from(tokenize(nasty.text), ({ text }) => text).join('')).toBe(nasty.text);
  });
});
