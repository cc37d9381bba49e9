import { readGames } from '@movetext/pgn';
import { describe, expect, it } from 'vitest';
import { lintSection } from '../lint.ts';
import { defaultSettings } from '../settings.ts';

/** Codes of the findings, each with whether its first fix is safe. */
function findings(text: string): string[] {
  const [section] = readGames(text);
  if (!section) throw new RangeError('no game');
  return lintSection(section, defaultSettings).map(({ code, fixes }) => `${code}${fixes()[0]?.safe ? ' safe' : ''}`);
}

describe('where the board is a guess', () => {
  it('leaves a mate mark alone that is right with the move that was meant', () => {
    // 2. Bd5 is a misprint of Bc4, with which 4. Qxf7# mates.
    expect(findings('1. e4 e5 2. Bd5 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0')).toEqual(['illegal-move']);
    expect(findings('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7+ 1-0')).toEqual(['wrong-check-mark safe']);
  });

  it('leaves move numbers alone behind words that may have been moves', () => {
    const codes = findings('1. e4 e5 2. xx yy 3. Bb5 a6 4. Ba4 Nf6 *');
    expect(codes).not.toContain('wrong-move-number');
    expect(codes).not.toContain('wrong-move-number safe');
    expect(findings('1. e4 e5 3. Bb5 a6 *')).toEqual(['wrong-move-number safe']);
  });

  it('ends no game by itself behind a word that may have been the result', () => {
    expect(findings('1. e4 e5 l-O')).toContain('missing-termination');
    expect(findings('1. e4 e5')).toEqual(['missing-termination safe']);
  });
});
