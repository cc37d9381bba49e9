import { describe, expect, it } from 'vitest';
import { findingsIn, fixAll, testRulePage } from '../../../test/rule-page.ts';

testRulePage('invalid-tag-pair');

describe('invalid-tag-pair', () => {
  it.each([
    ['[White "Ann]', '[White "Ann"]'],
    ['[White Ann]', '[White "Ann"]'],
    ['[Wh-ite "Ann"]', '[White "Ann"]'],
  ])('%s becomes %s', (tag, fixed) => {
    expect(fixAll(`[Black "Bea"]\n${tag}\n\n1. e4 *`, 'invalid-tag-pair')).toBe(`[Black "Bea"]\n${fixed}\n\n1. e4 *`);
  });

  it.each(['[White "Ann]', '[White]', '[]', '[ "Ann"]', '[White "An "n" e"]', '["'])(
    'costs %s and nothing else',
    (tag) => {
      const findings = findingsIn(`[Black "Bea"]\n${tag}\n\n1. e4 *`);
      expect(findings.map(({ finding }) => finding.code)).toEqual(['invalid-tag-pair']);
      for (const { start, end } of findings) expect(start).toBeLessThan(end);
    },
  );
});
