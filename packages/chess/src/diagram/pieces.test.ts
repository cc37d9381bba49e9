import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../types.ts';
import { PIECE_PATHS } from './pieces.ts';

const icons = join(dirname(createRequire(import.meta.url).resolve('@mdi/svg/package.json')), 'svg');

describe('the outlines of the pieces', () => {
  it.each(ROLES)('are those of the icon of the %s', (role) => {
    const svg = readFileSync(join(icons, `chess-${role}.svg`), 'utf8');
    expect(/ d="([^"]*)"/.exec(svg)?.[1]?.replaceAll(' ', '')).toBe(PIECE_PATHS[role].replaceAll(' ', ''));
  });
});
