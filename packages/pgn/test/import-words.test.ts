import { writeUci } from '@movetext/chess';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { importGames } from '../src/index.ts';

const RUY = 'e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Qe2 Nd6 Bxc6 dxc6 Qxe5+ Be7';
const SCOTCH = 'd4 d5 Bf4 Nf6 Nf3 e6';

/** Names of king, queen, rook, bishop, knight, then castling short, then a word for taking. */
const LANGUAGES: readonly (readonly [string, string])[] = [
  ['en', 'King Queen Rook Bishop Knight|castles short|takes'],
  ['de', 'König Dame Turm Läufer Springer|kurze Rochade|schlägt'],
  ['fr', 'Roi Dame Tour Fou Cavalier|petit roque|prend'],
  ['es', 'rey dama torre alfil caballo|enroque corto|toma'],
  ['it', 're donna torre alfiere cavallo|arrocco corto|prende'],
  ['nl', 'koning dame toren loper paard|korte rokade|slaat'],
  ['ru', 'король ферзь ладья слон конь|короткая рокировка|бьёт'],
];

describe('moves in words', () => {
  it.each(LANGUAGES)('%s', (_, row) => {
    const [names = '', castling = '', takes = ''] = row.split('|');
    const words = names.split(' ');
    const inWords = RUY.split(' ').map((san) => {
      if (san === 'O-O') return castling;
      const word = words['KQRBN'.indexOf(san.charAt(0))];
      if (word === undefined) return san;
      return san.includes('x') ? `${word} ${takes} ${san.slice(2)}` : `${word} ${san.slice(1)}`;
    });
    expect(uciOf(numbered(inWords))).toEqual([lanOf(RUY)]);
  });

  it.each([
    ['a piece and a square', '1. d4 d5 2. Bf4 Knight f6 3. Knight f3 e6', SCOTCH],
    ['to', '1. pawn to d4 pawn to d5 2. bishop to f4 knight to f6 3. knight to f3 pawn to e6', SCOTCH],
    ['from and to', '1. d4 d5 2. Bishop from c1 to f4 Knight from g8 to f6 3. Knight g1-f3 e6', SCOTCH],
    ['a piece that is taken', '1. e4 e5 2. Knight f3 d6 3. Knight takes pawn on e5', 'e4 e5 Nf3 d6 Nxe5'],
  ])('with %s', (_, text, moves) => {
    expect(uciOf(text)).toEqual([lanOf(moves)]);
  });

  it.each([
    ['Russian', '1. e4 e5 2. ферзём h5 конь c6 3. слоном на c4 g6 4. Ферзь бьёт e5', 'e4 e5 Qh5 Nc6 Bc4 g6 Qxe5+'],
    [
      'Russian, among words',
      'Белые пошли 1. e4 e5 2. конём f3, чёрные ответили конём c6. Затем 3. слоном b5 a6',
      'e4 e5 Nf3 Nc6 Bb5 a6',
    ],
    ['Polish', '1. e4 e5 2. skoczkiem f3 skoczkiem c6 3. gońcem b5 a6', 'e4 e5 Nf3 Nc6 Bb5 a6'],
    ['Czech', '1. e4 e5 2. jezdcem f3 jezdcem c6 3. střelcem b5 a6', 'e4 e5 Nf3 Nc6 Bb5 a6'],
  ])('name pieces in the cases of %s', (_, text, moves) => {
    expect(uciOf(text)).toEqual([lanOf(moves)]);
  });

  it.each([
    ['White', '1. e4 e5 2. Knight f3 Knight c6 3. Bishop h6 a6 4. Bishop a4 Knight f6', 'Bishop h6'],
    ['Black', '1. e4 e5 2. Knight f3 Knight d5 3. Bishop b5 a6 4. Bishop a4 Knight f6', 'Knight d5'],
  ])('that %s cannot play are told, and reading goes on', (_, text, wrong) => {
    const { games, tokens } = importGames(text);
    expect(tokens.filter(({ kind }) => kind !== 'read')).toMatchObject([{ text: wrong, kind: 'illegal' }]);
    expect(games.map(({ moves }) => moves.length)).toEqual([8]);
  });

  it('that fit several moves are told', () => {
    const { tokens } = importGames('1. d4 d5 2. Knight f3 Knight f6 3. e3 e6 4. Knight d2 c5');
    expect(tokens.filter(({ isAmbiguous }) => isAmbiguous)).toMatchObject([
      { text: 'Knight d2', kind: 'illegal', proposals: ['Nbd2', 'Nfd2'] },
    ]);
  });

  it('say in which language they were read', () => {
    const { tokens } = importGames('1. e4 e5 2. Springer f3 Springer c6 3. Läufer b5 a6');
    expect(tokens[2]).toMatchObject({ text: 'Springer f3', reading: 'de', san: 'Nf3', kind: 'read' });
  });

  it("are no pawn's moves where the piece cannot go there", () => {
    const { tokens } = importGames('1. e4 e5 2. Nf3 Nc6 3. Bb5 Knight d6 4. Ba4 Nf6 5. O-O');
    expect(tokens.some(({ text, kind }) => text === 'd6' && kind === 'read')).toBe(false);
  });

  it('do not begin with the letters of a move', () => {
    // In Italian the king is re.
    const moves = 'e4 e5 Nf3 Nf6 Nc3 Nc6 Be2 Be7 O-O O-O Re1 Re8 d4 exd4 Nxd4 Nxd4 Qxd4 d6 Bg5 Bg4 e5 dxe5 Qxd8 Rexd8';
    const { games, tokens } = importGames(numbered(moves.split(' ')));
    expect(games.map(({ moves: found }) => found.map(({ san }) => san).join(' '))).toEqual([moves]);
    expect(tokens.every(({ kind }) => kind === 'read')).toBe(true);
  });

  it('are not found where pieces are only talked about', () => {
    const text =
      'The knight on f3 defends the pawn e5, and the bishop c4 looks at f7. Nach der Rochade steht der Turm f1 gut.';
    expect(importGames(text).games).toEqual([]);
  });
});

describe('captures typed on a Cyrillic keyboard', () => {
  it.each([
    ['1. e4 d5 2. \u0435d *', 'e4 d5 exd5'],
    ['1. d4 d5 2. c4 d\u0441 3. e3', 'd4 d5 c4 dxc4 e3'],
    ['1. e4 d5 2. \u0435\u0445d Qd5', 'e4 d5 exd5 Qxd5'],
  ])('%s', (text, moves) => {
    expect(uciOf(text)).toEqual([lanOf(moves)]);
  });
});

function uciOf(text: string): readonly string[] {
  return importGames(text).games.map(({ moves }) => moves.map(({ move }) => writeUci(move)).join(' '));
}

function lanOf(moves: string): string {
  const chess = new Chess();
  return moves
    .split(' ')
    .map((san) => chess.move(san).lan)
    .join(' ');
}

function numbered(moves: readonly string[]): string {
  return moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move)).join(' ');
}

describe('games in several languages', () => {
  const spanish = 'Partida 1: 1. e4 e5 2. Cf3 Cc6 3. Ac4 Cf6 4. d3 Ac5 1-0';

  it('are read each in its own', () => {
    const text = [
      'Partie 1: 1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7 1-0',
      'Game 2: 1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Bd2 O-O 5. Nf3 d5 0-1',
      'Partida 3: 1. e4 c5 2. Cf3 d6 3. d4 cxd4 4. Cxd4 Cf6 5. Cc3 a6',
      'Game 4: 1. d4 d5 2. Nd2 Nf6 3. e3 e6 4. Bd3 c5',
    ].join('\n\n');
    expect(uciOf(text)).toEqual([
      lanOf('e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7'),
      lanOf('d4 Nf6 c4 e6 Nc3 Bb4 Bd2 O-O Nf3 d5'),
      lanOf('e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6'),
      lanOf('d4 d5 Nd2 Nf6 e3 e6 Bd3 c5'),
    ]);
    expect(importGames(text).tokens.every(({ kind }) => kind === 'read')).toBe(true);
  });

  it('tell what fits several moves, though in a rarer language it is one of another piece', () => {
    // In Romanian, N is the bishop and C the knight, as in Spanish.
    const text = `${spanish}\n\nGame 2: 1. d4 d5 2. Nf3 Nf6 3. e3 e6 4. Nd2 c5 5. Be2 Nc6\n`;
    const doubted = importGames(text).tokens.filter(({ kind }) => kind !== 'read');
    expect(doubted).toMatchObject([{ text: 'Nd2', isAmbiguous: true, proposals: ['Nbd2', 'Nfd2'] }]);
  });
});
