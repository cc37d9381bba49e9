import { describe, expect, it } from 'vitest';
import { findingsIn, fixAll, testRulePage } from '../../../test/rule-page.ts';

testRulePage('wrong-move-number');

describe('wrong-move-number', () => {
  it.each([
    ['1 e4 e5 3 Nf3 Nc6 *', '1 e4 e5 2 Nf3 Nc6 *'],
    ['1.e4 e5 3.Nf3 Nc6 4.Bb5 a6 *', '1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 *'],
    ['1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 4. Ba4 *', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *'],
    ['1. e4 e5 2. Nf3 {x} 3... Nc6 *', '1. e4 e5 2. Nf3 {x} 2... Nc6 *'],
  ])('%s becomes %s', (text, fixed) => {
    expect(fixAll(text, 'wrong-move-number')).toBe(fixed);
  });

  it('does not count behind a move that could not be read', () => {
    const found = findingsIn('1. e4 e5 2. Nf3 Nc66 3. Bb5 a6 4. Ba4 Nf6 *').map(({ finding }) => finding);
    expect(found.map(({ code, message }) => [code, message])).toEqual([['illegal-move', '"Nc66" is not a move']]);
    expect(found[0]?.fixes()[0]?.title).toBe('Replace with Nc6');
  });

  it('is sure of a miscount only, not of a missing move', () => {
    const safe = (text: string) =>
      findingsIn(text).flatMap(({ finding }) =>
        finding.code === 'wrong-move-number' ? finding.fixes().map((fix) => fix.safe) : [],
      );
    expect(safe('1. e4 e5 3. Nf3 *')).toEqual([true]);
    expect(safe('1. e4 2. e5 *')).toEqual([false]);
  });
});
