import { describe, expect, it } from 'vitest';
import { findingsIn, testRulePage } from '../../../test/rule-page.ts';

testRulePage('missing-fen');

describe('missing-fen', () => {
  it.each(['[SetUp "1"]\n[FEN ]\n\n1. e4 *', '[SetUp]\n\n1. e4 *', '[Setup "1"]\n\n1. e4 *'])(
    'is silent of %j',
    (text) => {
      expect(findingsIn(text).map(({ finding }) => finding.code)).not.toContain('missing-fen');
    },
  );
});
