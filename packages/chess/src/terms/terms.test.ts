import { describe, expect, it } from 'vitest';
import { describeOutcome } from '../outcome.ts';
import { TERMS, termsIn } from './terms.ts';

describe('terms', () => {
  it('are there for the same things in every language', () => {
    const [english, ...others] = TERMS;
    for (const terms of others) {
      for (const table of ['pieces', 'colors', 'board', 'results', 'endings', 'marks'] as const) {
        expect(Object.keys(terms[table]).sort()).toEqual(Object.keys(english?.[table] ?? {}).sort());
        expect(Object.values<string>(terms[table]).every((text) => text !== '')).toBe(true);
      }
    }
  });

  it('are English for a language that is not there', () => expect(termsIn('tlh').code).toBe('en'));

  it('tell outcomes', () => {
    expect(describeOutcome({ kind: 'checkmate', winner: 'white' }, { language: 'zh-Hans' })).toBe('将死，白方胜');
    expect(describeOutcome({ kind: 'stalemate' }, { language: 'zh-Hant' })).toBe('逼和');
    expect(describeOutcome({ kind: 'stalemate' })).toBe('stalemate, a draw');
  });
});
