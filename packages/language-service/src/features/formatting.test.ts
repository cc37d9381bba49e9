import { describe, expect, it } from 'vitest';
import type { TextEdit } from 'vscode-languageserver-types';
import { ask, openPgn } from '../../test/cursor.ts';
import { applyTextEdits } from '../../test/text-edits.ts';
import { openDocument, updateDocument } from '../document.ts';
import { positionAt } from '../lines.ts';
import { defaultSettings, type Settings } from '../settings.ts';

function formatted(text: string, format: Partial<Settings['format']> = {}): string {
  const document = openPgn(text);
  const settings = { ...defaultSettings, format: { ...defaultSettings.format, ...format } };
  return applyTextEdits(document, ask<TextEdit[]>('textDocument/formatting', document, {}, settings));
}

/** The text with the games laid out that the stretch between two `|` touches. */
function rangeFormatted(marked: string): string {
  const [before = '', inside = '', behind = ''] = marked.split('|');
  const document = openPgn(before + inside + behind);
  const range = {
    start: positionAt(document.lines, before.length),
    end: positionAt(document.lines, before.length + inside.length),
  };
  return applyTextEdits(document, ask<TextEdit[]>('textDocument/rangeFormatting', document, { range }));
}

describe('textDocument/formatting', () => {
  it.each([
    ['san', '1. e4 e5 2. Nf3 Nc6 {so} 3. O-O? *\n'],
    ['fr', '1. e4 e5 2. Cf3 Cc6 {so} 3. O-O? *\n'],
    ['as-written', '1. e4 e5 2. Sf3 Sc6 {so} 3. O-O? *\n'],
  ])('writes moves in the notation %s, and what cannot be played as it stands', (notation, after) => {
    expect(formatted('1.e4 e5 2.Sf3 Sc6 {so} 3.O-O? *', { notation })).toBe(after);
  });

  it('touches no more than the moves it writes anew', () => {
    const document = openPgn('1. e4 e5 2. Sf3 *\n');
    const settings = { ...defaultSettings, format: { ...defaultSettings.format, notation: 'san' } };
    const edits = ask<TextEdit[]>('textDocument/formatting', document, {}, settings);
    expect(edits.map(({ newText }) => newText)).toEqual(['Nf3']);
  });

  it.each([
    ['white space and numbers', '1.e4   e5\n\n2 . Nf3 Nc6\t3.Bb5 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n'],
    ['no numbers', 'e4 e5 Nf3 *', '1. e4 e5 2. Nf3 *\n'],
    ['numbers of all sorts', '1. e4 1... e5 2. Nf3 2....Nc6 3 Bb5 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n'],
    ['wrong numbers', '1. e4 e5 3. Nf3 Nc6 *', '1. e4 e5 2. Nf3 Nc6 *\n'],
    [
      'numbers behind comments',
      '1. e4 {x} e5 (c5) Nf3 ; y\nNc6 *',
      '1. e4 {x} 1... e5 (1... c5) 2. Nf3 ; y\n2... Nc6 *\n',
    ],
    ['numbers apart from their moves', '1. {a} e4 1... {b} e5 *', '1. {a} e4 1... {b} e5 *\n'],
    ['numbers without moves', '1. e4 e5 2. *', '1. e4 e5 2. *\n'],
    [
      'Black’s start',
      '[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\ne5 e4 *',
      '[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\n\n7... e5 8. e4 *\n',
    ],
    ['tags on one line', '[Event "E"] [ Site   "S" ]1. e4 *', '[Event "E"]\n[Site "S"]\n\n1. e4 *\n'],
    [
      'blank lines between games',
      '1. e4 *\n[Event "E"]\n\n\n\n1. d4 *\n\n\n\n[Event "F"]\n*',
      '1. e4 *\n\n[Event "E"]\n\n1. d4 *\n\n[Event "F"]\n\n*\n',
    ],
    ['parentheses', '1. e4 ( 1. d4 d5 ( 1... Nf6 ) ) e5 *', '1. e4 (1. d4 d5 (1... Nf6)) 1... e5 *\n'],
    ['suffix annotations', '1. e4 ! e5 ? ! 2. Nf3 $1 !? *', '1. e4! e5? ! 2. Nf3 $1 !? *\n'],
    ['escape lines', '1. e4\n% one\ne5 *\n% two', '1. e4\n% one\ne5 *\n% two\n'],
    [
      'moves as they are spelled',
      '1.e2e4 e5 2.Ng1f3 d6 3.Bc4 Nf6 4.0-0 *',
      '1. e2e4 e5 2. Ng1f3 d6 3. Bc4 Nf6 4. 0-0 *\n',
    ],
    [
      'text that nobody can read',
      '1.e4 what } e5 ) *\nprose   goes  on\n\nand on',
      '1. e4 what } e5) *\nprose   goes  on\n\nand on\n',
    ],
    ['prose', 'no game\n\n\nhere', 'no game\n\n\nhere'],
    ['nothing', '', ''],
  ])('lays out %s', (_, text, expected) => {
    expect(formatted(text)).toBe(expected);
    expect(formatted(expected)).toBe(expected);
  });

  it('leaves numbers that tell of missing moves', () => {
    expect(formatted('1.e4 e5 what 3.Bb5 a6 *')).toBe('1. e4 e5 what 2. Bb5 a6 *\n');
    expect(formatted('1.e4 what 2.Nf3 Nc6 3.Bb5 *')).toBe('1. e4 what 2. Nf3 Nc6 3. Bb5 *\n');
  });

  it('leaves the moves of a variant that is not known', () => {
    expect(formatted('[Variant "Bughouse"]\n1A. e4  1a. e5 *')).toBe('[Variant "Bughouse"]\n\n1A. e4 1a. e5 *\n');
  });

  it('keeps the line breaks of the text, and a byte order mark', () => {
    expect(formatted('\ufeff[Event "E"]\r\n1.e4 {a\nb} e5 *\r\n')).toBe(
      '\ufeff[Event "E"]\r\n\r\n1. e4 {a\nb} 1... e5 *\r\n',
    );
  });

  it('keeps lines below the width', () => {
    expect(formatted('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *', { width: 20 })).toBe('1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6 *\n');
  });

  it('sorts tags on demand', () => {
    const text = '[ECO "C20"]\n[White "W"]\n[Event "E"]\n\n*\n';
    expect(formatted(text)).toBe(text);
    expect(formatted(text, { sortTags: true })).toBe('[Event "E"]\n[White "W"]\n[ECO "C20"]\n\n*\n');
    // Comments among the tags belong where they stand.
    const commented = '[ECO "C20"]\n{why}\n[White "W"]\n\n*\n';
    expect(formatted(commented, { sortTags: true })).toBe(commented);
  });

  it('sets variations apart on demand', () => {
    expect(formatted('1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. Nf3 *', { style: 'indented' })).toBe(
      '1. e4 e5\n  (1... c5 2. Nf3\n    (2. c3)\n  2... d6)\n2. Nf3 *\n',
    );
  });

  it('touches white space and numbers only', () => {
    const document = openPgn('1.e4 e5  {a comment} 2.Nf3 *\n');
    const edits = ask<TextEdit[]>('textDocument/formatting', document);
    expect(edits.map(({ newText }) => newText)).toEqual(['1. ', ' ', ' 2. ']);
    expect(ask('textDocument/formatting', openPgn('1. e4 e5 *\n'))).toEqual([]);
  });

  it('works on a document that was edited', () => {
    const document = updateDocument(openPgn('1. e4 *\n\n1. d4 *\n'), 2, [
      { range: { start: { line: 2, character: 5 }, end: { line: 2, character: 5 } }, text: '  d5' },
    ]);
    const edits = ask<TextEdit[]>('textDocument/formatting', document);
    expect(applyTextEdits(document, edits)).toBe('1. e4 *\n\n1. d4 d5 *\n');
  });

  it('leaves what is no PGN', () => {
    const document = openDocument({ uri: 'file:///a.md', languageId: 'markdown', version: 1, text: '1.e4' });
    expect(ask('textDocument/formatting', document)).toEqual([]);
  });
});

describe('textDocument/rangeFormatting', () => {
  it.each([
    ['1.a4 *\n\n1.b4| *\n\n|1.c4 *\n\n1.d4 *', '1.a4 *\n\n1. b4 *\n\n1. c4 *\n\n1.d4 *'],
    ['1.a4 *\n\n1.|b|4 *\n\n\n1.c4 *', '1.a4 *\n\n1. b4 *\n\n1.c4 *'],
    ['1.a4 *\n\n1.|b4 *|', '1.a4 *\n\n1. b4 *\n'],
  ])('lays out the games that it touches: %j', (marked, expected) => {
    expect(rangeFormatted(marked)).toBe(expected);
  });
});
