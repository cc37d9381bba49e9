import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodeBytes, isSameGame, parsePgn, readGames, writeGame } from '../src/index.ts';
import { faultsOf, mainLine } from './model-texts.ts';

// Games as other programs write them, with their quirks; made up, none copied.
const FOLDER = fileURLToPath(new URL('./dialects/', import.meta.url));
// ChessBase's file is in Windows-1252, the others are in ASCII or UTF-8.
const read = (name: string) =>
  decodeBytes(Uint8Array.from(readFileSync(`${FOLDER}${name}.pgn`)), name === 'chessbase' ? 'windows-1252' : 'utf-8');

/** By file: the half-moves of each game's main line that can be played, and what is wrong in the file. */
const FILES: Readonly<Record<string, { readonly plies: readonly number[]; readonly faults?: readonly string[] }>> = {
  assistant: { plies: [19] },
  chessable: { plies: [4] },
  chessbase: { plies: [28, 2] },
  chesscom: { plies: [6, 4] },
  chesspad: { plies: [6, 9] },
  cutechess: { plies: [7, 6], faults: ['odd-name BlackType:'] },
  dgt: { plies: [5] },
  // Crazyhouse is kept and not checked.
  lichess: { plies: [5, 7, 6, 0, 2] },
  scid: { plies: [14] },
  twic: { plies: [24, 0, 0] },
};

describe('games as other programs write them', () => {
  it('are all there', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(FILES).map((name) => `${name}.pgn`));
  });

  it.each(Object.entries(FILES))('are read: %s', (name, { plies, faults = [] }) => {
    const games = parsePgn(read(name));
    expect(
      games.map(
        (game) =>
          mainLine(game)
            .split(' ')
            .filter((move) => move !== '').length,
      ),
    ).toEqual(plies);
    expect(games.flatMap(faultsOf)).toEqual(faults);
  });

  it.each(Object.keys(FILES))('are the same when written and read again: %s', (name) => {
    const games = readGames(read(name)).map((section) => section.game());
    const again = parsePgn(games.map((game) => writeGame(game).text).join('\n'));
    expect(again).toHaveLength(games.length);
    games.forEach((game, index) => {
      const other = again[index];
      expect(other && isSameGame(other, game), `game ${index}`).toBe(true);
    });
  });
});
