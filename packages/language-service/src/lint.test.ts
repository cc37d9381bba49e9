import { readGames } from '@movetext/pgn';
import { describe, expect, it } from 'vitest';
import { safeEdits } from './fixing.ts';
import { type Finding, lintSection } from './lint.ts';
import type { Fix } from './rules/rule.ts';
import { defaultSettings } from './settings.ts';

function lint(text: string, settings = defaultSettings): readonly Finding[] {
  return readGames(text).flatMap((section) => lintSection(section, settings));
}

describe('lintSection', () => {
  it('tells findings in the order of the text, whichever rule found them', () => {
    const text = '[White "A"]\n[White "B"]\n[Result "1-0"]\n\n1. e4 e5 3. Nf3 Qe4 4. -- 0-1';
    expect(lint(text).map(({ code }) => code)).toEqual([
      'duplicate-tag',
      'wrong-move-number',
      'illegal-move',
      'null-move',
      'result-mismatch',
    ]);
  });

  it('does not build the model of a game without faults', () => {
    const [section] = readGames('[White "A"]\n[Result "1-0"]\n\n1. e4 {x} e5 (1... c5 $1) 2. Nf3! 1-0');
    if (!section) throw new RangeError('no game');
    const watched = Object.create(section, {
      faults: { value: section.faults },
      tokens: { value: section.tokens },
      source: { value: section.source },
      plies: { value: section.plies },
      game: { value: () => expect.unreachable('the model was built') },
    });
    expect(lintSection(watched, defaultSettings)).toEqual([]);
  });

  it("lets a user's severity win over the rule's and the finding's", () => {
    const text = '[Bl-ack "A"]\n\n1. e4 *';
    expect(lint(text).map(({ severity }) => severity)).toEqual(['warning']);
    const settings = { ...defaultSettings, rules: { 'invalid-tag-pair': 'info' } as const };
    expect(lint(text, settings).map(({ severity }) => severity)).toEqual(['info']);
  });

  it('leaves out rules that are off', () => {
    const settings = { ...defaultSettings, rules: { 'result-mismatch': 'off', 'null-move': 'off' } as const };
    expect(lint('[Result "1-0"]\n\n1. e4 -- 0-1', settings)).toEqual([]);
  });
});

describe('safeEdits', () => {
  const finding = (...fixes: Fix[]): Finding => ({
    code: 'x',
    severity: 'hint',
    message: 'x',
    range: { start: 0, end: 1 },
    fixes: () => fixes,
  });
  const fix = (start: number, end: number, newText: string, safe = true): Fix => ({
    title: 'x',
    safe,
    edits: [{ range: { start, end }, newText }],
  });

  it('takes the first safe fix of each finding, in order', () => {
    const edits = safeEdits([finding(fix(8, 9, 'no', false), fix(8, 9, 'b')), finding(fix(2, 3, 'a'), fix(2, 3, 'z'))]);
    expect(edits.map((edit) => edit.newText)).toEqual(['a', 'b']);
  });

  it('takes a fix that two findings share once', () => {
    expect(safeEdits([finding(fix(2, 3, 'a')), finding(fix(2, 3, 'a'))])).toHaveLength(1);
  });

  it('leaves text behind in which no two edits meet, and takes no more time for many', () => {
    const many = Array.from({ length: 50_000 }, (_, index) =>
      finding(fix(index * 2, index * 2 + (index % 3) + 1, 'x')),
    );
    const edits = safeEdits(many);
    expect(edits.length).toBeGreaterThan(20_000);
    edits.forEach((edit, index) => {
      expect((edits[index - 1]?.range.end ?? 0) <= edit.range.start).toBe(true);
    });
  });

  it('leaves a fix for later that touches the place of another', () => {
    expect(safeEdits([finding(fix(2, 5, 'a')), finding(fix(4, 6, 'b')), finding(fix(5, 5, 'c'))])).toHaveLength(1);
    expect(safeEdits([finding(fix(2, 5, 'a')), finding(fix(5, 6, 'b'))])).toHaveLength(2);
  });
});
