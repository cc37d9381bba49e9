import { describe, expect, it } from 'vitest';
import { importGames, parsePgn, writeImportedGame } from '../src/index.ts';

const GAME = `[Event "Club – final"]
[White "Carlsen"]
[Black "Söder"]
[Result "1-0"]
[WhiteElo "2850"]

{an opening} 1. e4 {best by
test} e5 2. Sf3 (2. f4 {the King's Gambit} exf4) Sc6 {solid} 3. Lb5 1-0 {and Black resigned}
`;

describe('a game with tags', () => {
  it('keeps them, and its comments in braces', () => {
    const { games } = importGames(GAME);
    const [side, game] = games;
    expect(game?.tags).toEqual([
      ['Event', 'Club – final'],
      ['White', 'Carlsen'],
      ['Black', 'Söder'],
      ['Result', '1-0'],
      ['WhiteElo', '2850'],
    ]);
    expect(game?.before).toEqual(['an opening']);
    expect(game?.moves.map(({ san, comments }) => [san, comments])).toEqual([
      ['e4', ['best by\ntest']],
      ['e5', []],
      ['Nf3', []],
      ['Nc6', ['solid']],
      ['Bb5', ['and Black resigned']],
    ]);
    expect(side?.moves.map(({ san, comments }) => [san, comments])).toEqual([
      ['e4', ['best by\ntest']],
      ['e5', []],
      ['f4', ["the King's Gambit"]],
      ['exf4', []],
    ]);
  });

  it('is written with them', () => {
    const game = importGames(GAME).games[1];
    const written = game ? writeImportedGame(game, [['SourceFile', 'club.txt']], () => '') : '';
    expect(written).toBe(`[Event "Club – final"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Carlsen"]
[Black "Söder"]
[Result "1-0"]
[WhiteElo "2850"]
[SourceFile "club.txt"]

{an opening} 1. e4 {best by
test} 1... e5 2. Nf3 Nc6 {solid} 3. Bb5 {and Black resigned} 1-0
`);
    expect(parsePgn(written)).toHaveLength(1);
  });

  it('is found however short it is', () => {
    const { games } = importGames('[White "Carlsen"]\n\n1. d4 *\n\n[White "So"]\n[Result "0-1"]\n\n1. f3 e5\n');
    expect(
      games.map(({ tags, moves, result }) => [tags[0]?.[1], moves.map(({ san }) => san).join(' '), result]),
    ).toEqual([
      ['Carlsen', 'd4', '*'],
      ['So', 'f3 e5', '0-1'],
    ]);
  });
});
