import { writeFen } from '@movetext/chess';
import { describe, expect, it } from 'vitest';
import { allMoves, faultsOf } from '../../test/model-texts.ts';
import { type Game, parsePgn, readGames } from '../index.ts';

function read(text: string): Game {
  const [game] = parsePgn(text);
  if (!game) throw new Error('no game');
  return game;
}

describe('a game starts', () => {
  it('from the usual array', () => {
    const { start } = read('1. e4 *');
    expect(start).toMatchObject({ fenTag: null, issues: [], variant: 'standard', supported: true });
    expect(start.position && writeFen(start.position)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  });

  it('from the FEN tag, SetUp or not, Black first', () => {
    const game = read('[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\n7. ... e5 8. e4 *');
    expect(faultsOf(game)).toEqual([]);
    expect(allMoves(game)).toEqual(['e7e5', 'e2e4']);
  });

  it('from a FEN with castling rights that cannot be: an issue at its place, and play goes on', () => {
    const text = '[FEN "1r4k1/5ppp/8/8/8/8/5PPP/2R3K1 w Qq - 0 1"]\n1. Rd1 h6 *';
    const { start, moves } = read(text);
    expect(start.issues.map(({ code, fatal }) => `${code} ${fatal}`)).toContain('impossible-castling-right false');
    for (const { range } of start.issues) expect('Qq').toContain(text.slice(range?.start, range?.end));
    expect(moves.map(({ verdict }) => verdict.kind)).toEqual(['legal', 'legal']);
  });

  it.each(['4k3 w - - 0 1', '', '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1'])(
    'nowhere with the FEN %j: moves are kept and not checked',
    (fen) => {
      const text = `[FEN "${fen}"]\n1. Rd1 Qh9 wrong 12. h6 (1. a4 b5) *`;
      const game = read(text);
      expect(game.start.position).toBeNull();
      expect(game.start.issues.some(({ fatal }) => fatal)).toBe(true);
      expect(game.moves.map(({ verdict }) => verdict.kind)).toEqual(['unchecked', 'unchecked']);
      expect(faultsOf(game)).toEqual(['unexpected-token Qh9', 'unexpected-token wrong']);
      expect(readGames(text)[0]?.plies).toBe(0);
    },
  );

  it('from the usual array where the FEN tag has no value', () => {
    const [section] = readGames('[FEN]\n1. e4 e5 *');
    expect(section?.plies).toBe(2);
    expect(section?.game().moves.map(({ verdict }) => verdict.kind)).toEqual(['legal', 'legal']);
  });

  it('from the first FEN tag of several', () => {
    const game = read('[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n7... e5 *');
    expect(allMoves(game)).toEqual(['e7e5']);
  });
});

describe('Chess960', () => {
  const fen = 'bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1';

  it.each([
    ['by its tag', `[Variant "Chess960"]\n[FEN "${fen}"]`],
    ['in another spelling', `[FEN "${fen}"]\n[Variant "Fischerandom"]`],
    ['by the position', `[FEN "${fen}"]`],
  ])('is known %s', (_, tags) => {
    const game = read(`${tags}\n\n1. O-O c5 2. c4 O-O *`);
    expect(game.start.variant).toBe('chess960');
    expect(faultsOf(game)).toEqual([]);
    expect(game.moves[0]?.verdict).toMatchObject({ played: { castling: 'king', from: 5, rookFrom: 6 } });
  });

  it('may start from the usual array', () => {
    expect(read('[Variant "Chess960"]\n1. e4 *').start.variant).toBe('chess960');
  });
});

describe('another variant', () => {
  it.each(['From Position', 'Standard', 'normal', ''])('%j is chess', (variant) => {
    expect(read(`[Variant "${variant}"]\n1. e4 *`).start).toMatchObject({ variant: 'standard', supported: true });
  });

  it('is named and not checked', () => {
    const [section] = readGames('[Variant "Crazyhouse"]\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. P@d7+ {drop} Bxd7 *');
    const game = section!.game();
    expect(game.start).toMatchObject({ variant: 'crazyhouse', supported: false });
    expect(faultsOf(game)).toEqual([]);
    expect(game.moves.map(({ written }) => written)).toEqual([
      'e4',
      'd5',
      'exd5',
      'Qxd5',
      'Nc3',
      'Qa5',
      'P@d7+',
      'Bxd7',
    ]);
    expect(new Set(game.moves.map(({ verdict }) => verdict.kind))).toEqual(new Set(['unchecked']));
  });
});
