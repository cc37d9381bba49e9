import { describe, expect, it } from 'vitest';
import type { CodeAction } from 'vscode-languageserver-types';
import { ask, openPgn, TEST_URI } from '../../test/cursor.ts';
import { applyTextEdits } from '../../test/text-edits.ts';
import { positionAt } from '../lines.ts';

function actionsAt(text: string, word: string, only: readonly string[] | null = ['quickfix'], triggerKind = 1) {
  const document = openPgn(text);
  const start = text.indexOf(word);
  const range = { start: positionAt(document.lines, start), end: positionAt(document.lines, start + word.length) };
  const context = { diagnostics: [], triggerKind, ...(only && { only }) };
  const actions = ask<CodeAction[]>('textDocument/codeAction', document, { range, context });
  return {
    actions,
    titles: actions.map((action) => action.title),
    apply: (title: string) => {
      const edits = actions.find((action) => action.title === title)?.edit?.changes?.[TEST_URI];
      if (!edits) throw new RangeError(`no action ${title}`);
      return applyTextEdits(document, edits);
    },
  };
}

const SPANISH = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc7 dxc6 *';

describe('quick fixes', () => {
  it('offer the legal moves near an illegal one', () => {
    const { titles, apply, actions } = actionsAt(SPANISH, 'Bxc7');
    expect(titles).toContain('Replace with Bxc6');
    expect(titles.length).toBeLessThanOrEqual(8);
    expect(apply('Replace with Bxc6')).toBe('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *');
    expect(actions.map((action) => action.isPreferred === true)).toEqual(titles.map((_, index) => index === 0));
    expect(actions[0]?.diagnostics?.[0]).toMatchObject({ code: 'illegal-move', source: 'movetext' });
  });

  it('name the piece of an ambiguous move', () => {
    const { titles, apply } = actionsAt('1. Nf3 d5 2. d3 d4 3. Nd2 e5 *', 'Nd2');
    expect(titles.sort()).toEqual(['Replace with Nbd2', 'Replace with Nfd2']);
    expect(apply('Replace with Nbd2')).toBe('1. Nf3 d5 2. d3 d4 3. Nbd2 e5 *');
  });

  it('belong to their place only', () => {
    expect(actionsAt(SPANISH, 'Nf3').titles).toEqual([]);
  });

  it('come in the kinds that are asked for', () => {
    const kinds = (only: string[] | null, triggerKind?: number) =>
      [...new Set(actionsAt(SPANISH, 'Bxc7', only, triggerKind).actions.map(({ kind }) => kind))].sort();
    expect(kinds(['quickfix'])).toEqual(['quickfix']);
    expect(kinds(['refactor'])).toEqual(['refactor.rewrite']);
    expect(kinds(null)).toEqual(['quickfix', 'refactor.rewrite']);
    // Nobody asked: only what is wrong is shown.
    expect(kinds(null, 2)).toEqual(['quickfix']);
  });

  it('work in the second game as in the first', () => {
    const { apply } = actionsAt(`1. e4 *\n\n${SPANISH}`, 'Bxc7');
    expect(apply('Replace with Bxc6')).toContain('1. e4 *\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 ');
  });
});

describe('source.fixAll.movetext', () => {
  const text = '[White "A"]\n[White "A"]\n\n1. e4 e5 3. Nf3 Nc6 4. Bb5 Nd2 *\n\n1. e2-e4 e7-e5 *\n';

  it.each([['source'], ['source.fixAll'], ['source.fixAll.movetext']])(
    'answers %s with all safe fixes of the file',
    (kind) => {
      const { actions, apply } = actionsAt(text, 'e4', [kind]);
      expect(actions.map((action) => action.kind)).toEqual(['source.fixAll.movetext']);
      const fixed = apply('Apply all safe fixes');
      expect(fixed).toContain('[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nd2 *');
      expect(fixed).toContain('1. e4 e5 *');
    },
  );

  it('is not offered where nothing can be fixed', () => {
    expect(actionsAt('1. e4 e5 *', 'e4', ['source']).titles).toEqual([]);
  });
});

describe('refactorings', () => {
  const GAME = '1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6!) (1... e6) 2. Nf3 {King} Nc6 *';
  const at = (word: string, text = GAME) => actionsAt(text, word, ['refactor']);

  it.each([
    [
      'Sicilian',
      'Promote the variation',
      '1. e4 c5 {Sicilian} (1... e5 2. Nf3 {King} Nc6) (1... e6) 2. Nf3 (2. c3 d5) 2... d6! *',
    ],
    [
      'Sicilian',
      'Move the variation down',
      '1. e4 e5 (1... e6) (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6!) 2. Nf3 {King} Nc6 *',
    ],
    ['Sicilian', 'Delete the variation', '1. e4 e5 (1... e6) 2. Nf3 {King} Nc6 *'],
    [
      'd5',
      'Promote the variation',
      '1. e4 e5 (1... c5 {Sicilian} 2. c3 (2. Nf3 2... d6!) 2... d5) (1... e6) 2. Nf3 {King} Nc6 *',
    ],
    [
      'd5',
      'Delete d5 and what follows',
      '1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3) 2... d6!) (1... e6) 2. Nf3 {King} Nc6 *',
    ],
    [
      'e5',
      'Put c5 in place of e5',
      '1. e4 c5 {Sicilian} (1... e5 2. Nf3 {King} Nc6) (1... e6) 2. Nf3 (2. c3 d5) 2... d6! *',
    ],
    [
      'Nc6',
      'Delete Nc6 and what follows',
      '1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6!) (1... e6) 2. Nf3 {King} *',
    ],
    ['e4', 'Delete all comments of the game', '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6!) (1... e6) 2. Nf3 Nc6 *'],
    [
      'e4',
      'Delete all glyphs of the game',
      '1. e4 e5 (1... c5 {Sicilian} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 {King} Nc6 *',
    ],
    ['e4', 'Delete all variations of the game', '1. e4 e5 2. Nf3 {King} Nc6 *'],
  ])('at %s: %s', (word, title, after) => {
    expect(at(word).apply(title)).toBe(after);
    // In another game they are the same.
    const before = '[White "A"]\n\n1. d4 (1. c4) {x} *\n\n';
    expect(at(word, before + GAME).apply(title)).toBe(before + after);
  });

  it('are those that the place has', () => {
    expect(at('Nc6').titles).toEqual([
      'Delete Nc6 and what follows',
      'Delete all comments of the game',
      'Delete all glyphs of the game',
      'Delete all variations of the game',
    ]);
    expect(at('e4', '1. e4 e5 *').titles).toEqual(['Delete e4 and what follows']);
    expect(at('prose', 'prose alone').titles).toEqual([]);
    expect(at('e4', '1. e4 {open').titles).toEqual([]);
  });

  it('count from the position of a FEN tag', () => {
    const text = '[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\n\n7... e5 (7... e6 8. e3) 8. e4 *';
    expect(at('e6', text).apply('Promote the variation')).toContain('7... e6 (7... e5 8. e4) 8. e3 *');
  });
});
