import { describe, expect, it } from 'vitest';
import { openPgn, TEST_URI } from '../test/cursor.ts';
import { diagnose, MOST_DIAGNOSTICS } from './diagnostics.ts';
import { defaultSettings } from './settings.ts';

const TEXT =
  '[Event "Bar"]\n[White "A"]\n[White "A"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc7 {oops} Nf6 1-0\n';

describe('diagnose', () => {
  it('tells place, code, page and source of each finding', () => {
    const illegal = diagnose(openPgn(TEXT), defaultSettings).find(({ code }) => code === 'illegal-move');
    expect(illegal).toMatchObject({
      range: { start: { line: 5, character: 33 }, end: { line: 5, character: 37 } },
      severity: 1,
      source: 'movetext',
      codeDescription: { href: 'https://github.com/movetext/movetext/blob/main/docs/rules.md#illegal-move' },
    });
  });

  it('points to related places and fades what is not needed', () => {
    const duplicate = diagnose(openPgn(TEXT), defaultSettings).find(({ code }) => code === 'duplicate-tag');
    expect(duplicate?.relatedInformation).toEqual([
      {
        location: { uri: TEST_URI, range: { start: { line: 1, character: 1 }, end: { line: 1, character: 6 } } },
        message: 'Tag White appears first here',
      },
    ]);
    expect(duplicate?.tags).toEqual([1]);
  });

  it('follows the settings', () => {
    const settings = { ...defaultSettings, rules: { 'illegal-move': 'hint', 'duplicate-tag': 'off' } as const };
    expect(diagnose(openPgn(TEXT), settings).map(({ code, severity }) => [code, severity])).toEqual([
      ['illegal-move', 4],
    ]);
  });

  it('stops where nobody reads on, and says so', () => {
    const diagnostics = diagnose(openPgn(`1. e4 ${'nonsense '.repeat(MOST_DIAGNOSTICS + 5)}*`), defaultSettings);
    expect(diagnostics).toHaveLength(MOST_DIAGNOSTICS + 1);
    expect(diagnostics.at(-1)?.message).toContain('there are more');
  });
});
