import { describe, expect, it } from 'vitest';
import type { DocumentSymbol, FoldingRange, SelectionRange } from 'vscode-languageserver-types';
import { ask, atCursor, openPgn } from '../../test/cursor.ts';
import { offsetAt } from '../lines.ts';

const TWO_GAMES = `[Event "Cup"]
[White "Ann"]
[Black "Bea"]
[Round "3"]
[Result "1-0"]

1. e4 e5
(1... c5
2. Nf3)
2. Nf3 {a long
comment} 1-0

1. d4 d5 *
`;

describe('document symbols', () => {
  const symbols = ask<DocumentSymbol[]>('textDocument/documentSymbol', openPgn(TWO_GAMES));

  it('are one a game, named after the players', () => {
    expect(symbols.map(({ name, detail }) => [name, detail])).toEqual([
      ['Ann - Bea', 'Cup, 3, 1-0'],
      ['Game 2', ''],
    ]);
  });

  it('hold tags and moves', () => {
    expect(
      symbols.map((symbol) => symbol.children?.map(({ name, range }) => [name, range.start.line, range.end.line])),
    ).toEqual([
      [
        ['Tags', 0, 4],
        ['Moves', 6, 10],
      ],
      [['Moves', 12, 12]],
    ]);
  });

  it('hold their selections', () => {
    const all = symbols.flatMap((symbol) => [symbol, ...(symbol.children ?? [])]);
    const before = (a: { line: number; character: number }, b: { line: number; character: number }) =>
      a.line < b.line || (a.line === b.line && a.character <= b.character);
    for (const { range, selectionRange } of all) {
      expect(before(range.start, selectionRange.start) && before(selectionRange.end, range.end)).toBe(true);
    }
  });
});

describe('folding', () => {
  it('folds games, tags, variations and comments of several lines', () => {
    const folds = ask<FoldingRange[]>('textDocument/foldingRange', openPgn(TWO_GAMES));
    expect(folds.map(({ startLine, endLine, kind }) => [startLine, endLine, kind ?? ''])).toEqual([
      [0, 10, ''],
      [0, 4, 'region'],
      [9, 10, 'comment'],
      [7, 8, ''],
    ]);
  });
});

describe('selection ranges', () => {
  it('grow from the move to the file', () => {
    const { document, position } = atCursor('[White "A"]\n\n1. e4 (1. d4 (1. N|f3) d5) e5 *\n\n1. c4 *');
    const [answer] = ask<SelectionRange[]>('textDocument/selectionRange', document, { positions: [position] });
    const texts: string[] = [];
    for (let at = answer; at; at = at.parent) {
      const { start, end } = at.range;
      texts.push(document.lines.text.slice(offsetAt(document.lines, start), offsetAt(document.lines, end)));
    }
    expect(texts).toEqual([
      'Nf3',
      '(1. Nf3)',
      '(1. d4 (1. Nf3) d5)',
      '1. e4 (1. d4 (1. Nf3) d5) e5 *',
      '[White "A"]\n\n1. e4 (1. d4 (1. Nf3) d5) e5 *',
      document.lines.text,
    ]);
  });
});
