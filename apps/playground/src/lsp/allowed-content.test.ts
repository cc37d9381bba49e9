import { describe, expect, it } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, isAllowedImage, isAllowedLink } from './allowed-content.ts';

describe('isAllowedImage', () => {
  it.each(['data:image/svg+xml;base64,PHN2Zz4=', 'data:image/png;base64,iVBORw0KGgo='])('shows %s', (source) => {
    expect(isAllowedImage(source)).toBe(true);
  });

  it.each([
    'https://example.org/board.svg',
    '//example.org/board.png',
    'board.png',
    '',
    'data:text/html;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'data:image/svg+xml;base64,PHN2Zz4=" onerror="alert(1)',
    ' data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'blob:https://example.org/1',
  ])('does not load %s', (source) => {
    expect(isAllowedImage(source)).toBe(false);
  });
});

describe('isAllowedLink', () => {
  it('follows secure addresses only', () => {
    expect(isAllowedLink('https://github.com/movetext/movetext/blob/main/docs/rules.md#illegal-move')).toBe(true);
    for (const target of ['http://example.org', 'javascript:alert(1)', 'data:text/html,x', '/rules', '#x', '']) {
      expect(isAllowedLink(target)).toBe(false);
    }
  });
});

describe('what a hover may hold', () => {
  it('has nothing that runs, embeds, asks or restyles', () => {
    for (const tag of [
      'script',
      'style',
      'iframe',
      'object',
      'svg',
      'math',
      'form',
      'input',
      'button',
      'link',
      'base',
    ]) {
      expect(ALLOWED_TAGS).not.toContain(tag);
    }
    expect(ALLOWED_ATTRIBUTES.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });
});
