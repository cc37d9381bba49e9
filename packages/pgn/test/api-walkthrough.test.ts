import { describe, expect, it } from 'vitest';
import {
  applyTextEdits,
  commentProse,
  isSameGame,
  moveNodes,
  parsePgn,
  positionAfter,
  promoteVariation,
  readCommentCommands,
  readGames,
  tokenize,
  withCommentCommand,
  writeGame,
} from '../src/index.ts';

/** The README's tour, run. */
describe('a walk through the package', () => {
  it('reads', () => {
    const [game] = parsePgn('[White "Giese"]\n\n1. e4 {[%clk 0:05:00] best} e5 (1... c5) 2. Bxc7 Nc6 *');
    expect(game?.tags[0]?.value).toBe('Giese');
    expect(game?.moves.map(({ written, verdict }) => [written, verdict.kind])).toEqual([
      ['e4', 'legal'],
      ['e5', 'legal'],
      ['Bxc7', 'illegal'],
      ['Nc6', 'legal'],
    ]);
    expect(game?.moves[1]?.variations[0]?.moves[0]?.written).toBe('c5');
  });

  it('reads game by game', () => {
    const text = '[Event "E"]\n\n1. e4 e5 *\n';
    for (const section of readGames(text)) {
      expect(section.tag('Event')).toBe('E');
      const turns = Array.from(moveNodes(section.game()), (node) => positionAfter(section.game(), node)?.turn);
      expect(turns).toEqual(['black', 'white']);
    }
    expect(Array.from(tokenize(text), (token) => token.text).join('')).toBe(text);
  });

  it('writes', () => {
    const [game] = parsePgn('e4 e5 ; so it goes\n% hidden\n0-1');
    if (!game) throw new Error('no game');
    const { text, lost } = writeGame(game);
    expect(text).toBe('1. e4 e5 { so it goes} 0-1\n');
    expect(lost.map((part) => part.text)).toEqual(['% hidden']);
    const [again] = parsePgn(text);
    expect(again && isSameGame(game, again)).toBe(true);
  });

  it('edits', () => {
    const text = '1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *';
    const [section] = readGames(text);
    const e5 = section?.game().moves[1];
    const [variation] = e5?.variations ?? [];
    const edits = section && e5 && variation && promoteVariation(section, e5, variation);
    expect(applyTextEdits(text, edits ?? [])).toBe('1. e4 c5 (1... e5 2. Nc3) 2. Nf3 *');
  });

  it('reads commands in comments', () => {
    const comment = '[%clk 0:10:00.5] [%eval -M1] fine [%csl Ra4]';
    expect(readCommentCommands(comment)[0]?.value).toEqual({ kind: 'duration', seconds: 600.5 });
    expect(readCommentCommands(comment)[1]?.value).toEqual({
      kind: 'evaluation',
      evaluation: { kind: 'mate', moves: -1 },
      depth: null,
    });
    expect(commentProse(comment)).toBe('fine');
    expect(withCommentCommand(comment, 'clk', '0:09:58')).toBe('[%clk 0:09:58] [%eval -M1] fine [%csl Ra4]');
  });
});
