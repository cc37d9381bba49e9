import { describe, expect, it } from 'vitest';
import { codeSpan, escapeMarkdown, paragraphs } from './markdown.ts';

describe('escapeMarkdown', () => {
  it.each([
    ['Qh4#', 'Qh4\\#'],
    ['![x](http://example.org)', '\\!\\[x\\]\\(http://example\\.org\\)'],
    ['<img src=x>', '\\<img src=x\\>'],
    ['*_`~|&$', '\\*\\_\\`\\~\\|\\&\\$'],
    ['a b', 'a b'],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });
});

describe('codeSpan', () => {
  it.each([
    ['Nf3', '`Nf3`'],
    ['a`b', '`` a`b ``'],
    ['``', '``` `` ```'],
    ['one\ntwo', '`one two`'],
  ])('%j becomes %j', (text, span) => {
    expect(codeSpan(text)).toBe(span);
  });
});

describe('paragraphs', () => {
  it('leaves out what is empty', () => {
    expect(paragraphs(['a', '', null, undefined, false, 'b'])).toBe('a\n\nb');
  });
});
