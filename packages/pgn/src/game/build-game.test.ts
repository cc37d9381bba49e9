import { describe, expect, it } from 'vitest';
import { allMoves, faultsOf } from '../../test/model-texts.ts';
import { type Game, legalPlies, type MoveNode, moveNodes, parsePgn, readGames } from '../index.ts';

function read(text: string): Game {
  const [game] = parsePgn(text);
  if (!game) throw new Error(`no game in ${text}`);
  return game;
}

function node(game: Game, written: string): MoveNode {
  const found = Array.from(moveNodes(game)).find((move) => move.written === written);
  if (!found) throw new Error(`no move ${written}`);
  return found;
}

const texts = (list: readonly { readonly text: string }[]) => list.map(({ text }) => text);
const numbers = (list: readonly { readonly number: number }[]) => list.map(({ number }) => number);

describe('comments', () => {
  it('belong to the move before them, in their order', () => {
    const game = read('{a} {b} 1. e4 {c} ;d\n{e} e5 * {f} ; g');
    expect(texts(game.before)).toEqual(['a', 'b']);
    expect(texts(node(game, 'e4').after)).toEqual(['c', 'd', 'e']);
    expect(texts(game.after)).toEqual(['f', ' g']);
    expect(game.after.map(({ kind }) => kind)).toEqual(['brace', 'line']);
  });

  it('between a number and its move belong to that move', () => {
    const game = read('1. {a} e4 {b} 1... {c} e5 *');
    expect(texts(node(game, 'e4').before)).toEqual(['a']);
    expect(texts(node(game, 'e4').after)).toEqual(['b']);
    expect(texts(node(game, 'e5').before)).toEqual(['c']);
  });

  it('at the start of a variation belong to the variation, behind it to the move it replaces', () => {
    const game = read('1. e4 ({a} 1. d4 {b}) {c} *');
    const [variation] = node(game, 'e4').variations;
    expect(texts(variation?.before ?? [])).toEqual(['a']);
    expect(texts(node(game, 'd4').after)).toEqual(['b']);
    expect(texts(node(game, 'e4').after)).toEqual(['c']);
  });

  it('wait for no move that does not come', () => {
    const game = read('1. e4 2. {a} $1 *');
    expect(texts(node(game, 'e4').after)).toEqual(['a']);
    expect(numbers(node(game, 'e4').nags)).toEqual([1]);
    expect(texts(read('{a} 1. {b} *').before)).toEqual(['a', 'b']);
  });

  it('without a closing brace are one fault at the brace', () => {
    const game = read('1. e4 {open e5 *');
    expect(texts(node(game, 'e4').after)).toEqual(['open e5 *']);
    expect(game.errors).toMatchObject([{ code: 'unterminated-comment', range: { start: 6, end: 7 }, text: '{' }]);
  });
});

describe('glyphs', () => {
  it('belong to the move before them, however written', () => {
    const game = read('1. e4! $14 N e5?! ± *');
    expect(numbers(node(game, 'e4').nags)).toEqual([1, 14, 146]);
    expect(numbers(node(game, 'e5').nags)).toEqual([6, 16]);
  });

  it('before a variation and behind a number are kept once', () => {
    const game = read('1. e4 ($42 1. $43 d4) *');
    expect(numbers(node(game, 'e4').variations[0]?.nagsBefore ?? [])).toEqual([42]);
    expect(numbers(node(game, 'd4').nagsBefore)).toEqual([43]);
  });

  it('before the first move of a game belong to it; without a move they are a fault', () => {
    expect(numbers(node(read('[Event "E"]\n$1 1. $2 e4 *'), 'e4').nagsBefore)).toEqual([1, 2]);
    expect(faultsOf(read('[Event "E"]\n$1 *'))).toEqual(['unexpected-token $1']);
  });

  it.each([
    ['e4±', 'e4', 16],
    ['e4N', 'e4', 146],
    ['Nf3+-', 'Nf3', 18],
    ['Nf3=', 'Nf3', 10],
  ])('may touch the move: %s', (text, move, number) => {
    const game = read(`1. ${text} e5 *`);
    expect(faultsOf(game)).toEqual([]);
    expect(game.moves[0]).toMatchObject({ written: move, range: { start: 3, end: 3 + move.length } });
    expect(game.moves[0]?.nags).toMatchObject([{ number, range: { start: 3 + move.length, end: 3 + text.length } }]);
  });

  it('do not take the letter of a promotion', () => {
    const game = read('[FEN "8/P7/8/8/8/8/8/k1K5 w - - 0 1"]\n1. a8N *');
    expect(allMoves(game)).toEqual(['a7a8n']);
    expect(game.moves[0]?.nags).toEqual([]);
  });
});

describe('variations', () => {
  const game = read('1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) e5 (1... c5) 2. Nf3 *');

  it('replace the move before them', () => {
    expect(game.moves.map(({ written }) => written)).toEqual(['e4', 'e5', 'Nf3']);
    expect(node(game, 'e4').variations.map(({ moves }) => moves.map(({ written }) => written))).toEqual([
      ['d4', 'd5', 'c4'],
      ['c4'],
    ]);
    expect(node(game, 'd5').variations[0]?.moves.map(({ written }) => written)).toEqual(['Nf6', 'c4']);
  });

  it('count half-moves from the start and know the move before', () => {
    expect(Array.from(moveNodes(game), ({ written, ply }) => `${written} ${ply}`)).toEqual([
      'e4 0',
      ...['d4 0', 'd5 1', 'Nf6 1', 'c4 2', 'c4 2'],
      ...['c4 0', 'e5 1', 'c5 1', 'Nf3 2'],
    ]);
    expect(node(game, 'd4').previous).toBeNull();
    expect(node(game, 'Nf6').previous).toBe(node(game, 'd4'));
    expect(node(game, 'c5').previous).toBe(node(game, 'e4'));
    expect(node(game, 'Nf3').previous).toBe(node(game, 'e5'));
  });

  it('reach from parenthesis to parenthesis, or to where the game ends', () => {
    expect(node(game, 'e5').variations[0]?.range).toEqual({ start: 51, end: 60 });
    const open = read('1. e4 (1. d4 d5 *');
    expect(open.moves[0]?.variations[0]?.range).toEqual({ start: 6, end: 16 });
    expect(open.errors).toMatchObject([{ code: 'unterminated-variation', range: { start: 6, end: 7 } }]);
  });

  it('before the first move are other moves in its place', () => {
    const early = read('[Event "E"]\n(1. d4) 1. e4 *');
    expect(early.moves[0]?.variations[0]?.moves[0]?.written).toBe('d4');
    expect(faultsOf(early)).toEqual([]);
  });

  it('that hang on no move are one fault with all their text', () => {
    expect(faultsOf(read('[Event "E"]\n(1. d4 {a}) *'))).toEqual(['unexpected-token (1. d4 {a})']);
    expect(faultsOf(read('1. e4 ((1. d4 ((1. c4)))) *'))).toEqual([
      'unexpected-token (1. d4 ((1. c4)))',
      'unexpected-token (1. c4)',
    ]);
  });

  it('closed once too often are a fault at the parenthesis', () => {
    expect(read('1. e4 ) e5 *').errors).toMatchObject([
      { code: 'unmatched-parenthesis', range: { start: 6, end: 7 }, text: ')' },
    ]);
  });

  it('nested ten thousand deep are all there', () => {
    const depth = 10_000;
    const deep = read(`1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} e5 *`);
    expect(faultsOf(deep)).toEqual([]);
    expect(allMoves(deep)).toHaveLength(depth + 2);
  });

  it('nested beyond all sense are one fault, and the game goes on', () => {
    const depth = 30_000;
    const deep = read(`1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} e5 *`);
    expect(deep.errors.map(({ code }) => code)).toEqual(['unexpected-token']);
    expect(deep.moves.map(({ written }) => written)).toEqual(['e4', 'e5']);
  });
});

describe('words', () => {
  it('that mean nothing are a fault each, and no moves', () => {
    const game = read('1. e4 whatever e5 <reserved> 2. Nf3 *');
    expect(faultsOf(game)).toEqual(['unexpected-token whatever', 'unexpected-token <reserved>']);
    expect(allMoves(game)).toEqual(['e2e4', 'e7e5', 'g1f3']);
  });

  it('that only say what the position says belong to the move before', () => {
    const game = read('1. e4 a6 2. e5 d5 3. exd6 e.p. exd6 4. Qe2 + + Qe7 *');
    expect(faultsOf(game)).toEqual([]);
    expect(node(game, 'Qe2').verdict).toMatchObject({ leniencies: ['wrong-check-mark', 'detached-mark'] });
  });

  it('that a glyph or a comment parts from the move are not its marks', () => {
    expect(faultsOf(read('1. e4 e5 2. Nf3! + Nc6 {[#]} [#] *'))).toEqual([
      'unexpected-token +',
      'unexpected-token [',
      'unexpected-token #]',
    ]);
  });

  it('of single characters in a row are one fault', () => {
    expect(faultsOf(read('1. e4 }}] e5 *'))).toEqual(['unexpected-token }}]']);
  });

  it('pass the turn', () => {
    for (const written of ['--', 'Z0', 'null', '0000']) {
      const game = read(`1. e4 ${written} 2. d4 *`);
      expect(
        game.moves.map(({ verdict }) => verdict.kind),
        written,
      ).toEqual(['legal', 'null-move', 'legal']);
    }
    expect(read('1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- *').moves.at(-1)?.verdict.kind).toBe('illegal');
  });
});

describe('half-moves that are legal', () => {
  it.each([
    ['1. e4 e5 2. Nf3 *', 3],
    ['1. e4 -- 2. Nf3 *', 3],
    ['1. e4 e5 2. Nf6 Nc6 *', 3],
    ['1. e4 (1. d4 d5) e5 *', 2],
    ['1. 0-0 *', 0],
    ['[FEN "nonsense"]\n1. e4 *', 0],
  ])('%s: %i', (text, count) => {
    expect(readGames(text).map(legalPlies)).toEqual([count]);
  });
});

describe('text that is no chess', () => {
  it('is checked up to five hundred wrong moves', () => {
    const kinds = read(`1. e4 ${'Qh9 O-O '.repeat(1000)}*`).moves.map(({ verdict }) => verdict.kind);
    expect(kinds.filter((kind) => kind === 'illegal')).toHaveLength(501);
    expect(kinds.at(-1)).toBe('unchecked');
  });
});
