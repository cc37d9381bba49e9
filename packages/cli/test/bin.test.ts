import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The program as it is built, in processes of its own.
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'movetext-bin-'));
const bin = path.join(folder, 'package', 'bin', 'movetext.js');

beforeAll(() => {
  if (!existsSync(path.join(PACKAGE, 'dist', 'movetext.js'))) throw new Error('not built: run pnpm build first');
  // What is published, in a place without node_modules.
  for (const part of ['bin', 'dist', 'package.json'])
    cpSync(path.join(PACKAGE, part), path.join(folder, 'package', part), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(
  args: readonly string[],
  input = '',
): { readonly status: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, out: stdout, err: stderr };
}

function exitOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly err: string }> {
  let err = '';
  child.stderr?.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

describe('the built program', () => {
  it('needs nothing installed beside it', () => {
    expect(run(['--version'])).toEqual({ status: 0, out: '0.1.0\n', err: '' });
    expect(run(['perft', '3'])).toEqual({ status: 0, out: '8902\n', err: '' });
    expect(run(['lint', '-'], '1. e4 e5 2. Ke3 *').status).toBe(1);
  });

  it('finds files by folder and pattern', () => {
    writeFileSync(path.join(folder, 'one.pgn'), '1. e4 *');
    expect(run(['lint', '*.pgn'])).toMatchObject({ status: 0, out: '' });
    expect(run(['lint', '.'])).toMatchObject({ status: 0, out: '' });
  });

  it('flushes all before it exits', () => {
    const games = 20_000;
    const { status, out } = run(['convert', '-', '--to', 'ndjson'], '1. e4 e5 1-0\n\n'.repeat(games));
    expect(status).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(games);
    expect(JSON.parse(lines[games - 1]!)).toMatchObject({ game: games - 1, termination: '1-0' });
  });

  it('ends quietly when nobody reads on', async () => {
    writeFileSync(path.join(folder, 'many.pgn'), '1. e4 e5 1-0\n\n'.repeat(50_000));
    const child = spawn(process.execPath, [bin, 'convert', 'many.pgn', '--to', 'ndjson'], { cwd: folder });
    const exit = exitOf(child);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await exit).toEqual({ code: 0, err: '' });
  });

  it.skipIf(!existsSync('/dev/full'))('says in a line that the disk is full', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [bin, 'convert', 'one.pgn', '--to', 'pgn'], {
      cwd: folder,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'movetext: cannot write the output: no space is left on the device\n',
    });
  });

  it('finds with two threads what one finds', () => {
    const game = `[White "Müller"]\r\n\r\n1. e4 e5 2. Nf3 {${'ü '.repeat(900)}} Nc6 3. Ke3 0-0-0 *\r\n\r\n{x}\r\nprose\r\n`;
    // Larger than what one thread is left alone with.
    writeFileSync(path.join(folder, 'large.pgn'), game.repeat(1800));
    const args = ['lint', 'large.pgn', '--rule', 'null-move=off'];
    for (const more of [
      ['--format', 'json'],
      ['--format', 'text'],
    ]) {
      const [one, two] = ['1', '2'].map((threads) => run([...args, ...more, '--threads', threads]));
      expect(one!.status).toBe(1);
      const isSame = one!.out.replace(/"seconds":[\d.]+/, '') === two!.out.replace(/"seconds":[\d.]+/, '');
      expect(isSame).toBe(true);
      expect({ ...two, out: '' }).toEqual({ ...one, out: '' });
    }
  });

  it('exits with 130 when interrupted', async () => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    writeFileSync(path.join(folder, 'long.perft'), `epd ${start}\nperft 1 20\nperft 12 1\n`);
    const child = spawn(process.execPath, [bin, 'perft', '--suite', 'long.perft'], { cwd: folder });
    const exit = exitOf(child);
    // The first count is printed when the second, which takes years, begins.
    child.stdout.once('data', () => child.kill('SIGINT'));
    expect(await exit).toEqual({ code: 130, err: '' });
  });
});
