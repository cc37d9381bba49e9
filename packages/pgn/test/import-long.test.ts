import { writeUci } from '@movetext/chess';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { importGames } from '../src/index.ts';

// What grows faster than the text does not end here.

describe('long texts', () => {
  it('of many games are read game by game, each with its own limit', () => {
    const chess = new Chess();
    for (const san of 'd4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4'.split(' ')) chess.move(san);
    const game = `[Event "Round"]\n\n${chess
      .pgn()
      .replace(/^\[.*\n/gm, '')
      .trim()} 1/2-1/2\n\n`;
    const { games, tokens, isCutShort } = importGames(game.repeat(500), { budget: 1000 });
    expect(games).toHaveLength(500);
    const lan = chess.history({ verbose: true }).map((move) => move.lan);
    expect(games[499]?.moves.map(({ move }) => writeUci(move))).toEqual(lan);
    expect(tokens.every(({ kind }) => kind === 'read')).toBe(true);
    expect(isCutShort).toBe(false);
  });

  it('of many games without tags are read game by game, too', () => {
    const { games, isCutShort } = importGames('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n'.repeat(1000), {
      budget: 1000,
    });
    expect(games).toHaveLength(1000);
    expect(new Set(games.map(({ moves }) => moves.length))).toEqual(new Set([8]));
    expect(isCutShort).toBe(false);
  });

  it('hold a game of 10,000 half-moves', () => {
    const text = Array.from({ length: 5000 }, (_, i) => `${i + 1}. ${i % 2 ? 'Ng1 Ng8' : 'Nf3 Nf6'}`).join(' ');
    const { games, tokens } = importGames(text);
    expect(games.map(({ moves }) => moves.length)).toEqual([10000]);
    expect(tokens.every(({ kind }) => kind === 'read')).toBe(true);
  });

  it('hold very many side lines of one move', () => {
    const { games } = importGames(`1. e4 e5 ${'(1... c5) '.repeat(30000)}`);
    expect(games.map(({ moves }) => moves.map(({ san }) => san).join(' '))).toEqual(['e4 e5', 'e4 c5']);
  });
});
