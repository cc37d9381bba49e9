import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What WCAG 2.2 asks of text (1.4.3), and of text in high contrast (1.4.6). */
const ENOUGH = 4.5;
const ENHANCED = 7;

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const themes = [...css.matchAll(/\[data-theme="([\w-]+)"\] \{([^}]*)\}/g)].map(([, name = '', body = '']) => ({
  name,
  colours: new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, key = '', value = '']) => [key, value])),
}));

/** The relative luminance of a colour as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe('the themes', () => {
  it('are the four that the page knows', () => {
    expect(themes.map((theme) => theme.name)).toEqual(['light', 'dark', 'contrast', 'contrast-dark']);
  });

  it.each(themes)('give text enough contrast: $name', ({ name, colours }) => {
    const least = name.startsWith('contrast') ? ENHANCED : ENOUGH;
    const texts = [...colours.keys()].filter((key) => /^(?:ink|muted|faint|accent|syntax-.*)$/.test(key));
    const pairs = texts.flatMap((text) => ['surface', 'page', 'active-line'].map((ground) => [text, ground] as const));
    pairs.push(...['error', 'warning', 'info', 'hint'].map((tone) => [tone, `${tone}-wash`] as const));
    pairs.push(['on-accent', 'accent'], ['ink', 'raised'], ['ink', 'button'], ['ink', 'selection']);
    const poor = pairs.filter(([text, ground]) => contrast(colours.get(text) ?? '', colours.get(ground) ?? '') < least);
    expect(poor).toEqual([]);
    expect(pairs.length).toBeGreaterThan(30);
  });
});
