import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../test/model-texts.ts';
import {
  type Game,
  isSameGame,
  moveNodes,
  moveNumberAt,
  parsePgn,
  positionAfter,
  positionBefore,
  writeGame,
} from '../index.ts';

function read(text: string): Game {
  const [game] = parsePgn(text);
  if (!game) throw new Error('no game');
  return game;
}

/** Wrong moves with the square names of the move played instead; `pass` where none was. */
function guesses(game: Game): string[] {
  const name = (square: number) => `${'abcdefgh'[square % 8]}${1 + Math.floor(square / 8)}`;
  return Array.from(moveNodes(game)).flatMap(({ written, verdict }) => {
    if (verdict.kind !== 'illegal' && verdict.kind !== 'ambiguous') return [];
    const { played } = verdict;
    return [`${written} ${played ? name(played.from) + name(played.to) : 'pass'}`];
  });
}

describe('behind a wrong move reading goes on', () => {
  it('with Qb4 for the printed 16. Qb7', () => {
    const game = read(`1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Bd2 O-O 5. e4 d5 6. cxd5 exd5 7. exd5 Bxc3 8. Bxc3 Nxd5
      9. Nf3 b6 10. Qb3 Nxc3 11. bxc3 c5 12. Be2 cxd4 13. Nxd4 Re8 14. O-O Nd7 15. a4 Nc5 16. Qb7 Bb7 17. a5 *`);
    expect(faultsOf(game)).toEqual(['illegal Qb7']);
    expect(guesses(game)).toEqual(['Qb7 b3b4']);
  });

  it('with Kf7 for the printed 5... Ke7', () => {
    const game = read(`1. e4 e5 2. Nf3 f6? 3. Nxe5! fxe5 4. Qh5+ Ke7 5. Qxe5+ Ke7 6. Bc4 Kg6?? 7. Qf5+ Kh6 8. d4+ g5
      9. h4 Be7 10. hxg5+ Kg7 11. Qf7# 1-0`);
    expect(faultsOf(game)).toEqual(['illegal Ke7']);
    expect(guesses(game)).toEqual(['Ke7 e7f7']);
    expect(game.moves[10]?.verdict).toMatchObject({ kind: 'legal', san: 'Bc4+', leniencies: ['wrong-check-mark'] });
  });

  it.each([
    ['a wrong target', '1. e4 e5 2. Nf4 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *', ['Nf4 g1f3']],
    ['a wrong piece', '1. e4 e5 2. Bf3 Nc6 3. Bb5 a6 4. Nxe5 Nxe5 *', ['Bf3 g1f3']],
    ['an ambiguous move', '1. Nf3 d5 2. d3 d4 3. Nd2 e5 4. Nc4 f6 5. Nfd2 *', ['Nd2 b1d2']],
    ['a move that is no SAN', '1. e4 e5 2. Nf9 Nc6 3. Bb5 a6 4. Ba4 Nf6 *', ['Nf9 g1f3']],
    ['a null move in check', '1. e4 d6 2. Bb5+ -- 3. Nf3 cxb5 *', ['-- c7c6']],
    ['a wrong move in check', '1. e4 d6 2. Bb5+ Rb3 3. Nf3 cxb5 *', ['Rb3 c7c6']],
    ['a wrong move in a variation', '1. e4 e5 (1... c5 2. Nf4 d6 3. d4 cxd4 4. Nxd4) 2. Nf3 *', ['Nf4 g1f3']],
  ])('behind %s, with one fault', (_, text, expected) => {
    const game = read(text);
    expect(guesses(game)).toEqual(expected);
    expect(faultsOf(game)).toHaveLength(1);
  });

  it.each([
    ['White left out, by the number', '1. e4 e5 2. ... Nc6 3. Bb5 a6 *', ['Nc6 b8c6']],
    ['White left out, without numbers', '1. e4 e5 Nc6 Bb5 a6 Ba4 *', ['Nc6 b8c6']],
    ['Black left out', '1. e4 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Bf5 *', ['d4 d2d4']],
    ['Black left out at the end', '1. e4 e5 2. Nf3 3. Bb5 *', ['Bb5 f1b5']],
    [
      'a half-move left out in a variation',
      '1. e4 e5 (1... c5 2... d6 3. d4 (3. Bb5) 3... cxd4) 2. Nf3 *',
      ['d6 d7d6'],
    ],
    ['a half-move left out that others need', '1. e4 e5 2... Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *', ['Nc6 b8c6']],
    [
      'a capture left out on which the next move hangs',
      '1. e4 c5 2. Nf3 d6 3. d4 4. Nxd4 Nf6 5. Nc3 a6 *',
      ['Nxd4 f3d4'],
    ],
    ['a half-move left out in check', '1. e4 f6 2. Qh5+ 3. Qxg6+ hxg6 4. d4 *', ['Qxg6+ h5g6']],
    [
      'the wrong side in the FEN tag',
      '[FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"]\n\n1... e5 2. Nf3 Nc6 *',
      ['e5 e7e5'],
    ],
    [
      'the wrong side in the FEN tag, without numbers',
      '[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"]\n\nd4 d5 c4 e6 *',
      ['d4 d2d4'],
    ],
  ])('with the other side: %s', (_, text, expected) => {
    const game = read(text);
    expect(guesses(game)).toEqual(expected);
    expect(faultsOf(game)).toHaveLength(1);
    for (const node of moveNodes(game)) {
      const before = positionBefore(game, node);
      expect(moveNumberAt(game.start.position, node.ply).turn).toBe(before?.turn);
      if (node.verdict.played) expect(before?.isLegal(node.verdict.played)).toBe(true);
    }
  });

  it('with the same fault when the game is written and read again', () => {
    const game = read('1. e4 e5 2. ... Nc6 (2... d6) 3. Bb5 a6 4. Ba4 Nf6 5. O-O *');
    const { text } = writeGame(game);
    expect(text).toBe('1. e4 e5 2... Nc6 (2... d6) 3. Bb5 a6 4. Ba4 Nf6 5. O-O *\n');
    expect(isSameGame(read(text), game)).toBe(true);
  });

  it('with the other side in variations that stand before the move, too', () => {
    const game = read('(1... d5 ; hidden\n 2. d4) 1... c5 2. Nf3 d6 *');
    expect(faultsOf(game)).toEqual(['illegal c5']);
    expect(isSameGame(read(writeGame(game).text), game)).toBe(true);
  });

  it('with the turn passed where no move helps, so that the rest stays legal', () => {
    const game = read('1. e4 e5 2. Qb7 Nc6 3. d4 exd4 4. Nf3 *');
    expect(faultsOf(game)).toEqual(['illegal Qb7']);
  });

  it('says once that the game is over', () => {
    const game = read('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# Ke7 5. d4 d5 6. Nf3 Nc6 *');
    const kinds = game.moves.slice(7).map(({ verdict }) => verdict.kind);
    expect(kinds).toEqual(['illegal', 'unchecked', 'unchecked', 'unchecked', 'unchecked']);
  });

  it('keeps a variation on a wrong move, and its position', () => {
    const game = read('1. e4 e5 2. Nf4 (2. Nc3 Nf6) 2... Nc6 *');
    const [, , wrong] = game.moves;
    expect(wrong?.variations[0]?.moves.map(({ verdict }) => verdict.kind)).toEqual(['legal', 'legal']);
    const last = game.moves[3];
    expect(last && positionAfter(game, last)?.fullmoveNumber).toBe(3);
  });

  it('says what is wrong and what may be meant', () => {
    expect(read('1. e4 e5 2. Nf4 *').moves[2]?.verdict).toMatchObject({
      kind: 'illegal',
      reason: expect.stringContaining('f4'),
    });
    expect(read('1. Nf3 d5 2. d3 d4 3. Nd2 *').moves[4]?.verdict).toMatchObject({
      kind: 'ambiguous',
      candidates: [{ from: 1 }, { from: 21 }],
      message: 'the knights on b1 and f3 can both go to d2',
    });
  });
});
