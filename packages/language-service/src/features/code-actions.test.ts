import { describe, expect, it } from 'vitest';
import type { CodeAction } from 'vscode-languageserver-types';
import { ask, openPgn, TEST_URI } from '../../test/cursor.ts';
import { applyTextEdits } from '../../test/text-edits.ts';
import { positionAt } from '../lines.ts';

function actionsAt(text: string, word: string, only?: string[]) {
  const document = openPgn(text);
  const start = text.indexOf(word);
  const range = { start: positionAt(document.lines, start), end: positionAt(document.lines, start + word.length) };
  const context = { diagnostics: [], ...(only && { only }) };
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
    expect(actionsAt(SPANISH, 'Bxc7', ['refactor']).titles).toEqual([]);
    expect(actionsAt(SPANISH, 'Bxc7', ['quickfix']).titles).not.toEqual([]);
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
