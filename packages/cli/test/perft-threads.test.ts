import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

// Threads load a file of their own, so they are tested in the program as it is built.
const bin = fileURLToPath(new URL('../bin/movetext.js', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'movetext-perft-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'perft', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

describe('perft with threads', () => {
  it.each([
    ['--threads', '2'],
    ['--hash', '16'],
    ['--threads', '3', '--hash', '16'],
  ])('counts the same with %s %s %s %s', (...args) => {
    expect(run('6', ...args.filter((arg) => arg !== undefined))).toEqual({ status: 0, out: '119060324\n', err: '' });
  });

  it('divides the same with threads as without', () => {
    const plain = run('5', '--divide');
    expect(plain.out).toContain('\na2a4: 217832\n'.slice(1));
    expect(plain.out).toMatch(/\n\nNodes searched: 4865609\n$/);
    expect(run('5', '--divide', '--threads', '2', '--hash', '4')).toEqual(plain);
  });

  it('checks a suite with one set of threads', () => {
    writeFileSync(
      path.join(folder, 'two.perft'),
      'id start\nepd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\nperft 5 4865609\nperft 6 119060324\n\n' +
        'id kiwipete\nepd r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -\nperft 4 4085604\n',
    );
    const { status, out } = run('--suite', 'two.perft', '--threads', '2', '--hash', '8', '--json');
    // The last count is off by one.
    expect(status).toBe(1);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { id: 'start', depth: 5, nodes: 4865609, ok: true, threads: 2, seconds: expect.any(Number) },
      { id: 'start', depth: 6, nodes: 119060324, ok: true, threads: 2 },
      { id: 'kiwipete', depth: 4, nodes: 4085603, expected: 4085604, ok: false, threads: 2 },
    ]);
  });

  it('prints all digits', () => {
    // Thirty plies of kings alone, as a separate dynamic program over pairs of squares counts them.
    const { out } = run('30', '--fen', '8/8/3K4/8/8/8/1k6/8 w - - 0 1', '--hash', '16', '--json');
    expect(/"nodes":(\d+),/.exec(out)?.[1]).toBe('13716935165063594603476995');
  });

  it.each([
    ['--hash', '1000000', '--hash must be a whole number from 0 to 3072'],
    ['--threads', '0', '--threads must be a whole number from 1 to 256'],
  ])('refuses %s %s', (name, value, message) => {
    const { status, err } = run('3', name, value);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  it('stops at once when interrupted', async () => {
    const child = spawn(process.execPath, [bin, 'perft', '12', '--threads', '2', '--hash', '16'], { cwd: folder });
    const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const start = performance.now();
    child.kill('SIGINT');
    expect(await exit).toBe(130);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
