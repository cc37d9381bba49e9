import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import type { CompletionItem, CompletionList, TextEdit } from 'vscode-languageserver-types';
import { ask, atCursor, TEST_URI } from '../../test/cursor.ts';
import { applyTextEdits } from '../../test/text-edits.ts';

function complete(marked: string) {
  const { document, position } = atCursor(marked);
  const list = ask<CompletionList | null>('textDocument/completion', document, { position });
  const items = list?.items ?? [];
  return {
    labels: items.map((item) => item.label),
    item: (label: string) => items.find((item) => item.label === label),
    /** The text with an item accepted. */
    accept(label: string): string {
      const edit = items.find((item) => item.label === label)?.textEdit as TextEdit | undefined;
      if (!edit) throw new RangeError(`no item ${label}`);
      return applyTextEdits(document, [edit]);
    },
    resolve(label: string): CompletionItem {
      return ask<CompletionItem>('completionItem/resolve', document, { ...items.find((item) => item.label === label) });
    },
  };
}

const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];
const moves = (labels: readonly string[]) => labels.filter((label) => !RESULTS.includes(label)).sort();

describe('completion of moves', () => {
  it.each([
    ['|', ''],
    ['1. |', ''],
    ['1. e4 e5 2. N| *', 'e4 e5'],
    ['1.e4 e5 2.N|', 'e4 e5'],
    ['1. e4 e5 (1... c5 2. |) 2. Nf3 *', 'e4 c5'],
    ['1. e4 e5 (1... c5 2. Nf3 (2. c3 |) 2... d6) 2. Nf3 *', 'e4 c5 c3'],
    ['1. e4 e5 (1... c5) | *', 'e4 e5'],
    ['1. e4 e5 (|) 2. Nf3 *', 'e4'],
    ['1. e4 {a comment} |', 'e4'],
    ['1. f3 e5 2. g4 Q|h4# 0-1', 'f3 e5 g4'],
    ['1. e4 *\n\n1. d4 d5 2. |*', 'd4 d5'],
    ['1. e4 *\n\n|', ''],
    ['1. e4 1-0\n|', ''],
  ])('in %j offers what chess.js finds legal after %j', (marked, played) => {
    const chess = new Chess();
    for (const move of played.split(' ').filter(Boolean)) chess.move(move);
    expect(moves(complete(marked).labels)).toEqual(chess.moves().sort());
  });

  it.each(['[Result |', '[Event |"x"]\n\n1. e4 *', '[Variant "Atomic"]\n\n1. |'])('offers no moves in %j', (marked) => {
    expect(moves(complete(marked).labels)).toEqual([]);
  });

  it('starts from the FEN', () => {
    const { labels } = complete('[FEN "k7/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. |');
    expect(labels).toContain('O-O');
    expect(labels).toContain('Rh8+');
  });

  it('replaces the word that the cursor is in, and nothing else', () => {
    expect(complete('1. e4 e5 2. N| *').accept('Nf3')).toBe('1. e4 e5 2. Nf3 *');
    expect(complete('1. e4 e5 2. N|f3! Nc6 *').accept('Nc3')).toBe('1. e4 e5 2. Nc3! Nc6 *');
    expect(complete('1.|').accept('e4')).toBe('1.e4');
    expect(complete('1. e4 e5 2.Bc4 Nf6 3.Nf3 Nc6 4.0|').accept('O-O')).toBe('1. e4 e5 2.Bc4 Nf6 3.Nf3 Nc6 4.O-O');
  });

  it('lets castling be found by zeros', () => {
    const marked = '1. e4 e5 2. Bc4 Nf6 3. Nf3 Nc6 4. 0|';
    expect(complete(marked).item('O-O')?.filterText).toBe('0-0');
  });

  it('says what a move does', () => {
    expect(complete('1. |').item('Nf3')?.detail).toBe('knight g1 → f3');
    expect(complete('1. e4 d5 2. |').item('exd5')?.detail).toBe('pawn e4 → d5, takes pawn');
    expect(complete('1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. |').item('O-O')?.detail).toBe('castles on the king side');
  });

  it('puts checks and captures before quiet moves', () => {
    const { item } = complete('1. e4 d5 2. |');
    const order = ['Bb5+', 'exd5', 'Nf3'].map((label) => item(label)?.sortText ?? '');
    expect([...order].sort()).toEqual(order);
  });

  it('shows the board when an item is resolved', () => {
    const { resolve, item } = complete('1. e4 e5 2. N|');
    expect(item('Nf3')?.documentation).toBe(undefined);
    const documentation = JSON.stringify(resolve('Nf3').documentation);
    expect(documentation).toContain('data:image/svg+xml;base64,');
    expect(documentation).toContain('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');
    expect(item('Nf3')?.data).toMatchObject({ textDocument: { uri: TEST_URI } });
  });

  it.each([
    { label: 'x' },
    { label: 'x', data: { fen: 'nonsense', packed: 3 } },
    { label: 'x', data: { fen: '8/8/8/8/8/8/8/8', packed: 'a' } },
  ])('gives an item that it does not know back as it is', (item) => {
    expect(ask('completionItem/resolve', atCursor('|').document, item)).toEqual(expect.objectContaining(item));
  });

  it('is silent in comments', () => {
    for (const marked of ['1. e4 {a |} *', '1. e4 ; a |\n*', '1. e4 {a |', '% |', '1. e4 ; a|']) {
      expect(complete(marked).labels, marked).toEqual([]);
    }
  });

  it('is silent in prose between games, but for its first word', () => {
    expect(complete('Games of the second r|\n\n1. e4 *').labels).toEqual([]);
    expect(complete('N|').labels).toContain('Nf3');
  });

  it('goes on behind an illegal move where reading goes on', () => {
    expect(complete('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc7 dxc6 5. |').labels).toContain('O-O');
  });
});

describe('completion of the rest', () => {
  it('offers the tags that are not there yet', () => {
    const { labels, accept } = complete('[White "A"]\n[|\n\n1. e4 *');
    expect(labels.slice(0, 2)).toEqual(['Event', 'Site']);
    expect(labels).not.toContain('White');
    expect(accept('Black')).toBe('[White "A"]\n[Black\n\n1. e4 *');
    expect(complete('[Bl|]').accept('Black')).toBe('[Black]');
  });

  it('offers the values of the Result tag', () => {
    const { labels, accept } = complete('[Result "1|"]\n\n1. e4 *');
    expect(labels).toEqual(RESULTS);
    expect(accept('1/2-1/2')).toBe('[Result "1/2-1/2"]\n\n1. e4 *');
    expect(complete('[White "1|"]\n\n1. e4 *').labels).toEqual([]);
  });

  it('offers termination markers behind the moves, the one of the Result tag first', () => {
    const { item, accept } = complete('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0|');
    const order = RESULTS.map((label) => [item(label)?.sortText ?? '', label] as const).sort();
    expect(order[0]?.[1]).toBe('0-1');
    expect(accept('0-1')).toBe('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1');
  });

  it('offers glyphs by number', () => {
    const { item, accept } = complete('1. e4 $1| e5 *');
    expect(item('$2')?.detail).toMatch(/poor move|mistake/i);
    expect(accept('$14')).toBe('1. e4 $14 e5 *');
  });
});
