import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { importGames } from '../src/index.ts';

describe('a text that fits several moves', () => {
  it('is told with all of them, and one is played', () => {
    // Both knights reach d2, and both d7.
    const { games, tokens } = importGames('1. Nf3 Nf6 2. d4 d5 3. Nd2 Nd7 4. e3 e6');
    const told = tokens.filter(({ kind }) => kind === 'illegal');
    expect(told.map(({ text, isAmbiguous }) => [text, isAmbiguous])).toEqual([
      ['Nd2', true],
      ['Nd7', true],
    ]);
    const chess = new Chess();
    for (const san of ['Nf3', 'Nf6', 'd4', 'd5']) chess.move(san);
    expect([...(told[0]?.proposals ?? [])].sort()).toEqual(
      chess
        .moves()
        .filter((san) => /^N.?d2$/.test(san))
        .sort(),
    );
    expect(games.map(({ moves }) => moves.map(({ isGuess }) => isGuess))).toEqual([
      [false, false, false, false, true, true, false, false],
    ]);
  });

  it('is told where only one of them lets the game go on, too', () => {
    // 4. Nb3 needs the knight from b1 on d2, since that on f3 goes to e5 later.
    const { games, tokens } = importGames('1. Nf3 Nf6 2. d4 d5 3. Nd2 e6 4. Nb3 Be7 5. Ne5 O-O');
    expect(games.map(({ moves }) => moves[4]?.san)).toEqual(['Nbd2']);
    expect(tokens.filter(({ kind }) => kind === 'illegal').map(({ text }) => text)).toEqual(['Nd2']);
  });
});

describe('a gap in the numbers', () => {
  it.each([
    ['1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 5.O-O Be7 6.Re1 d6', ['O-O']],
    ['1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 5.O-O Be7', ['O-O']],
    // A number that is wrong by itself.
    ['1.e4 e5 2.Nf3 Nc6 4.Bb5 a6 4.O-O Be7 5.Re1 d6', []],
    ['1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.O-O Be7 5.Re1 d6', []],
  ])('of %s is told', (text, sans) => {
    const moves = importGames(text).games.flatMap((game) => game.moves);
    expect(moves.filter(({ isBehindGap }) => isBehindGap).map(({ san }) => san)).toEqual(sans);
  });
});
