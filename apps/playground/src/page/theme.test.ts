import { describe, expect, it } from 'vitest';
import { readThemeChoice, resolveTheme } from './theme.ts';

describe('resolveTheme', () => {
  it.each([
    ['system', false, false, 'light'],
    ['system', true, false, 'dark'],
    ['system', false, true, 'contrast'],
    ['system', true, true, 'contrast-dark'],
    ['light', true, true, 'light'],
    ['dark', false, false, 'dark'],
    ['contrast', false, false, 'contrast'],
    ['contrast', true, false, 'contrast-dark'],
  ] as const)('%s, where the system is dark: %s and wants contrast: %s, is %s', (choice, dark, contrast, theme) => {
    expect(resolveTheme(choice, { dark, contrast })).toBe(theme);
  });
});

describe('readThemeChoice', () => {
  it('takes what it does not know for no choice', () => {
    expect(readThemeChoice('dark')).toBe('dark');
    expect(readThemeChoice(null)).toBe('system');
    expect(readThemeChoice('"><script>')).toBe('system');
  });
});
