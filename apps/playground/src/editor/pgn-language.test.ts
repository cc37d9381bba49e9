import { describe, expect, it } from 'vitest';
import { pgnLanguage } from './pgn-language.ts';

/** The coloured pieces of a text, as `kind text`. */
function pieces(text: string): string[] {
  const found: string[] = [];
  pgnLanguage.parser.parse(text).iterate({
    enter: (node) => {
      if (node.name !== 'Document') found.push(`${node.name} ${text.slice(node.from, node.to)}`);
    },
  });
  return found;
}

describe('pgnLanguage', () => {
  it('tells tag pairs apart', () => {
    expect(pieces('[White "O\'Kelly \\"de\\" Galway"]')).toEqual([
      'bracket [',
      'tagName White',
      'tagValue "O\'Kelly \\"de\\" Galway"',
      'bracket ]',
    ]);
  });

  it('tells moves, numbers, glyphs and results apart', () => {
    expect(pieces('1. e4! e5 2.O-O-O+ exd8=Q# $14 12... Nbxd7?? 1-0')).toEqual([
      'moveNumber 1.',
      'move e4',
      'glyph !',
      'move e5',
      'moveNumber 2.',
      'move O-O-O+',
      'move exd8=Q#',
      'glyph $14',
      'moveNumber 12...',
      'move Nbxd7',
      'glyph ??',
      'result 1-0',
    ]);
  });

  it('sets moves of variations apart from the main line, nested ones too', () => {
    expect(pieces('e4 (d4 (c4) d5) e5')).toEqual([
      'move e4',
      'parenthesis (',
      'sideMove d4',
      'parenthesis (',
      'sideMove c4',
      'parenthesis )',
      'sideMove d5',
      'parenthesis )',
      'move e5',
    ]);
  });

  it('keeps a comment over lines, with its commands', () => {
    expect(pieces('{[%clk 0:01] a\n1. e4} e5')).toEqual([
      'comment {',
      'command [%clk 0:01]',
      'comment a',
      'comment 1. e4}',
      'move e5',
    ]);
  });

  it('reads comments to the end of the line and escaped lines', () => {
    expect(pieces('e4 ; best by test\n% e5\nc5')).toEqual([
      'move e4',
      'comment ; best by test',
      'escape % e5',
      'move c5',
    ]);
  });

  it('begins anew with the tags of the next game', () => {
    expect(pieces('e4 (d4\n[Event "?"]\nc4')).toEqual([
      'move e4',
      'parenthesis (',
      'sideMove d4',
      'bracket [',
      'tagName Event',
      'tagValue "?"',
      'bracket ]',
      'move c4',
    ]);
  });

  it.each(['0-0', 'e2-e4', 'Ng1f3', 'N:e5', 'Сf3', '♘f3', '马f3'])('takes %s for a move', (move) => {
    expect(pieces(`1. ${move} *`)).toEqual(['moveNumber 1.', `move ${move}`, 'result *']);
  });
});
