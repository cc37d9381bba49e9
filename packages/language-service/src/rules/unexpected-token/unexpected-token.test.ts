import { describe, expect, it } from 'vitest';
import { fixTitles, testRulePage } from '../../../test/rule-page.ts';

testRulePage('unexpected-token');

describe('fixes of unexpected-token', () => {
  it.each([
    ['1. e4 e5 Nc33 2. Nf3 Nc6 *', ['Replace with Nc3', 'Make it a comment']],
    ['1. e4 e5 } *', ['Remove "}"']],
    ['1. e4 e5 1-0 0-1', ['Remove "0-1"']],
  ])('of %j hold %j', (text, titles) => {
    expect(fixTitles(text, 'unexpected-token')).toEqual(expect.arrayContaining(titles));
  });
});
