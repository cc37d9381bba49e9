import { describe, expect, it } from 'vitest';
import { findingsIn, fixAll, testRulePage } from '../../../test/rule-page.ts';

testRulePage('missing-termination');

describe('missing-termination', () => {
  it.each([
    ['1. e4 e5', '1. e4 e5 *'],
    ['1. e4 e5 ; the end', '1. e4 e5 ; the end\n*'],
    ['[White "A"]\r\n\r\n1. e4 e5 ; the end\r\n', '[White "A"]\r\n\r\n1. e4 e5 ; the end\r\n*\r\n'],
    ['[White "A"]\n[Result "1/2-1/2"]\n', '[White "A"]\n[Result "1/2-1/2"]\n\n1/2-1/2\n'],
    ['[Result "?"]\n\n1. e4 {x}\n', '[Result "?"]\n\n1. e4 {x} *\n'],
    ['[White "A', '[White "A\n\n*'],
    ['[White "A"', '[White "A"\n\n*'],
    ['[White "A"]\n[Re\n', '[White "A"]\n[Re\n\n*\n'],
    ['[White "A"]\n[', '[White "A"]\n[\n\n*'],
    ['1. e4\n\n[White "B"]\n\n1. d4 *', '1. e4 *\n\n[White "B"]\n\n1. d4 *'],
  ])('%j becomes %j', (text, fixed) => {
    expect(fixAll(text, 'missing-termination')).toBe(fixed);
  });

  it('says nothing where an open comment has swallowed the marker', () => {
    expect(findingsIn('1. e4 {x e5 1-0').map(({ finding }) => finding.code)).toEqual(['unterminated-comment']);
  });
});
