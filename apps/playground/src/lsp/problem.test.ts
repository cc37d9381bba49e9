import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import type { CodeAction, Diagnostic } from 'vscode-languageserver-types';
import { fixOf, mapProblems, problemsOf } from './problem.ts';

const URI = 'file:///playground/a.pgn';
const doc = Text.of(['1. e4 e5 2. Nf6 Nc6', '3. Bb5 1-0']);
const at = (line: number, start: number, end: number) => ({
  start: { line, character: start },
  end: { line, character: end },
});
const illegal: Diagnostic = {
  range: at(0, 12, 15),
  severity: 1,
  code: 'illegal-move',
  codeDescription: { href: 'https://example.org/rules#illegal-move' },
  message: 'Nf6 is illegal',
};
const result: Diagnostic = { range: at(1, 7, 10), severity: 2, code: 'result-mismatch', message: 'The result differs' };
const replace = (newText: string, diagnostic: Diagnostic, isPreferred = false): CodeAction => ({
  title: `Replace with ${newText}`,
  diagnostics: [diagnostic],
  isPreferred,
  edit: { changes: { [URI]: [{ range: diagnostic.range, newText }] } },
});

describe('problemsOf', () => {
  it('gives each diagnostic its own fixes, the preferred first, in the order of the text', () => {
    const actions = [replace('Nf3', illegal), replace('Nc3', illegal, true), replace('*', result)];
    expect(problemsOf(doc, URI, [result, illegal], actions)).toEqual([
      {
        from: 12,
        to: 15,
        severity: 'error',
        message: 'Nf6 is illegal',
        code: 'illegal-move',
        href: 'https://example.org/rules#illegal-move',
        fixes: [
          { title: 'Replace with Nc3', preferred: true, edits: [{ from: 12, to: 15, insert: 'Nc3' }] },
          { title: 'Replace with Nf3', preferred: false, edits: [{ from: 12, to: 15, insert: 'Nf3' }] },
        ],
      },
      {
        from: 27,
        to: 30,
        severity: 'warning',
        message: 'The result differs',
        code: 'result-mismatch',
        fixes: [{ title: 'Replace with *', preferred: false, edits: [{ from: 27, to: 30, insert: '*' }] }],
      },
    ]);
  });

  it('clamps a range that the text does not have', () => {
    const [problem] = problemsOf(doc, URI, [{ range: at(7, 3, 9), message: 'beyond the end' }], []);
    expect(problem).toMatchObject({ from: doc.length, to: doc.length, severity: 'error', fixes: [] });
  });

  it('leaves out an action for another problem of the same rule', () => {
    const other = { ...illegal, range: at(1, 3, 6) };
    expect(problemsOf(doc, URI, [illegal], [replace('Bc4', other)])[0]?.fixes).toEqual([]);
  });
});

describe('fixOf', () => {
  it('reads document changes as well as plain ones', () => {
    const action: CodeAction = {
      title: 'Both',
      edit: {
        documentChanges: [{ textDocument: { uri: URI, version: 1 }, edits: [{ range: at(1, 3, 6), newText: 'Bc4' }] }],
      },
    };
    expect(fixOf(doc, URI, action)?.edits).toEqual([{ from: 23, to: 26, insert: 'Bc4' }]);
  });

  it('is nothing for an action on another document', () => {
    expect(fixOf(doc, 'file:///playground/b.pgn', replace('Nf3', illegal))).toBeUndefined();
    expect(fixOf(doc, URI, { title: 'No edit' })).toBeUndefined();
  });
});

describe('mapProblems', () => {
  const problems = problemsOf(doc, URI, [illegal, result], [replace('Nf3', illegal), replace('*', result)]);

  it('moves problems and their fixes along with the text', () => {
    const changes = ChangeSet.of({ from: 0, insert: '% note\n' }, doc.length);
    const [first] = mapProblems(problems, changes);
    expect(first).toMatchObject({ from: 19, to: 22, fixes: [{ edits: [{ from: 19, to: 22, insert: 'Nf3' }] }] });
  });

  it('drops a fix whose place was edited, and only that', () => {
    const changes = ChangeSet.of({ from: 13, to: 14, insert: 'h' }, doc.length);
    const [first, second] = mapProblems(problems, changes);
    expect(first).toMatchObject({ from: 12, to: 15, fixes: [] });
    expect(second?.fixes).toHaveLength(1);
  });
});
