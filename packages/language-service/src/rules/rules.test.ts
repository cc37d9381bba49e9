import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRulePage } from '../../test/rule-page.ts';
import { rules } from './index.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('the rules', () => {
  it('are the folders, in order', () => {
    expect(rules.map((rule) => rule.code)).toEqual([...folders].sort());
  });

  it.each(folders)('%s has its page, its test and its rule under its own name', (code) => {
    for (const extension of ['ts', 'md', 'test.ts']) {
      expect(existsSync(`${folder}/${code}/${code}.${extension}`), `${code}.${extension}`).toBe(true);
    }
  });

  it.each(rules.map((rule) => [rule.code, rule] as const))('%s speaks in one sentence', (_, rule) => {
    expect(rule.code).toMatch(/^[a-z]+(-[a-z]+)+$/);
    expect(rule.summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(rules.filter((rule) => rule.fixable).map((rule) => rule.code))('%s shows a fix that it promises', (code) => {
    expect(readRulePage(code)).toContain('```pgn fixed');
  });
});
