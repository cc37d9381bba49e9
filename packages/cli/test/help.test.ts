import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { main } from '../src/main.ts';
import { VERSION } from '../src/version.ts';
import { memoryIo } from './memory-io.ts';

async function run(
  ...args: readonly string[]
): Promise<{ readonly exit: number; readonly out: string; readonly err: string }> {
  const io = memoryIo({ cwd: '.' });
  const exit = await main(args, io);
  return { exit, out: io.stdout.text, err: io.stderr.text };
}

describe('help', () => {
  it('names every command', async () => {
    const { exit, out } = await run('--help');
    expect(exit).toBe(0);
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it.each(commands.map(({ name }) => name))('of %s shows examples of it', async (name) => {
    const { exit, out } = await run(name, '--help');
    expect(exit).toBe(0);
    expect(out).toMatch(new RegExp(`^Examples:\n  .*movetext ${name}`, 'm'));
    expect((await run('help', name)).out).toBe(out);
  });

  it('of a command that is none says so', async () => {
    const message = "movetext: unknown command 'linr'; did you mean lint?\n";
    expect(await run('help', 'linr')).toEqual({ exit: 2, out: '', err: message });
  });

  it('is printed on stderr, with misuse, where nothing is asked', async () => {
    const { exit, out, err } = await run();
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Usage: movetext');
  });

  it('the version is that of the package', async () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(VERSION).toBe(manifest.version);
  });
});

describe('numbers', () => {
  it.each([
    ['lint', '--threads', ['-']],
    ['perft', '--threads', ['1']],
    ['format', '--width', ['-']],
  ])('of %s %s are whole and at least 1', async (name, option, paths) => {
    for (const value of ['0', '-1', '1.5', '1e3', '0x10', '999999999', '99999999999999999999', '', ' ', 'many']) {
      const { exit, out, err } = await run(name, `${option}=${value}`, ...paths);
      expect([value, exit, out]).toEqual([value, 2, '']);
      expect(err).toContain(`${option} must be a whole number from 1 to `);
    }
  });

  it.each([
    ['DEPTH', (value: string) => ['perft', '--', value]],
    ['--hash', (value: string) => ['perft', '1', `--hash=${value}`]],
  ])('for %s of perft are whole and not negative', async (what, args) => {
    for (const value of ['-1', '1.5', '99999999999999999999', '', 'many']) {
      const { exit, err } = await run(...args(value));
      expect([value, exit]).toEqual([value, 2]);
      expect(err).toContain(`${what} must be a whole number from 0 to `);
    }
  });
});

describe('movetext rules', () => {
  it('lists codes with severity and page', async () => {
    const rules = JSON.parse((await run('rules', '--json')).out);
    expect(rules).toContainEqual(
      expect.objectContaining({
        code: 'illegal-move',
        severity: 'error',
        fixable: true,
        page: 'https://github.com/movetext/movetext/blob/main/docs/rules.md#illegal-move',
      }),
    );
    expect((await run('rules')).out).toMatch(/^illegal-move +error +fixable/m);
  });
});

describe('movetext board', () => {
  it('draws a picture', async () => {
    const { exit, out } = await run('board', '--to', 'svg', '--moves', 'e4 e5');
    expect(exit).toBe(0);
    expect(out).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>\n$/s);
  });
});
