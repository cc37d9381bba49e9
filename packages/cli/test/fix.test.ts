import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'movetext-fix-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

async function lint(...args: readonly string[]) {
  const io = memoryIo({ cwd: folder });
  const exit = await main(['lint', '--fix', ...args], io);
  return { exit, out: io.stdout.text, err: io.stderr.text };
}

const BAD =
  '[White "M\u00fcller"]\r\n\r\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. d3 d6 6. Bg5 O-O\r\n7. Ke3 *\r\n';
const GOOD = BAD.replace('0-0', 'O-O');

describe('movetext lint --fix', () => {
  it.each(['[White "A', '[White "A"', '1. e4 *\n\n[White "A"]\n[Re\n', '[', '1. e4 *\n\n[Event "x"]\n['])(
    'mends a file that ends inside a tag once and for all: %j',
    async (text) => {
      writeFileSync(at('cut.pgn'), text);
      await lint('cut.pgn');
      const once = readFileSync(at('cut.pgn'), 'utf8');
      expect(once.startsWith(text.trimEnd())).toBe(true);
      expect(once.split('*').length).toBeLessThanOrEqual(text.split('*').length + 1);
      await lint('cut.pgn');
      expect(readFileSync(at('cut.pgn'), 'utf8')).toBe(once);
    },
  );

  it('mends what is safe, leaves the rest, and reports the rest', async () => {
    writeFileSync(at('game.pgn'), BAD);
    const { exit, out, err } = await lint('game.pgn');
    expect(readFileSync(at('game.pgn'), 'utf8')).toBe(GOOD);
    expect(exit).toBe(1);
    expect(out).toMatch(/^game\.pgn:4:4 error illegal-move /);
    expect(out).not.toContain('zero-castling');
    expect(err).toBe('1 file, 1 game, 12 half-moves: 1 place mended; 1 error\n');
    expect(readdirSync(folder)).toEqual(['game.pgn']);
  });

  it('counts in JSON what was mended', async () => {
    writeFileSync(at('game.pgn'), BAD);
    const { out } = await lint('--format', 'json', 'game.pgn');
    expect(JSON.parse(out).summary).toMatchObject({ fixed: 1, errors: 1, hints: 0 });
  });

  it.each([
    ['UTF-16 LE', Buffer.from(`\ufeff${BAD}`, 'utf16le'), Buffer.from(`\ufeff${GOOD}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\ufeff${BAD}`, 'utf16le').swap16(), Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16()],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${BAD}`), Buffer.from(`\ufeff${GOOD}`)],
    ['Windows-1252', Buffer.from(BAD, 'latin1'), Buffer.from(GOOD, 'latin1')],
  ])('keeps %s and line ends', async (_name, before, after) => {
    writeFileSync(at('game.pgn'), before);
    await lint('game.pgn');
    expect(readFileSync(at('game.pgn')).equals(after)).toBe(true);
  });

  it('does not touch a file in which nothing is to be mended', async () => {
    writeFileSync(at('game.pgn'), GOOD);
    const { ino, mtimeMs } = statSync(at('game.pgn'));
    await lint('game.pgn');
    expect(statSync(at('game.pgn'))).toMatchObject({ ino, mtimeMs });
  });

  it('mends games far behind in a file of many pieces', async () => {
    const game = '[White "M\u00fcller"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 1/2-1/2\n\n';
    writeFileSync(at('game.pgn'), game.repeat(16_000));
    const { exit, err } = await lint('game.pgn');
    expect(exit).toBe(0);
    expect(readFileSync(at('game.pgn'), 'utf8')).toBe(game.replace('0-0', 'O-O').repeat(16_000));
    expect(err).toBe('1 file, 16,000 games, 128,000 half-moves: 16,000 places mended; nothing to report\n');
  });

  it('keeps permissions and links', async () => {
    // Windows has neither as they are meant here.
    if (process.platform === 'win32') return;
    writeFileSync(at('real.pgn'), BAD);
    chmodSync(at('real.pgn'), 0o640);
    symlinkSync('real.pgn', at('link.pgn'));
    await lint('link.pgn');
    expect(lstatSync(at('link.pgn')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('real.pgn'), 'utf8')).toBe(GOOD);
    expect(statSync(at('real.pgn')).mode & 0o777).toBe(0o640);
  });

  it('only checks archives, and says so', async () => {
    const packed = gzipSync(BAD);
    writeFileSync(at('game.pgn.gz'), packed);
    const { exit, out, err } = await lint('game.pgn.gz');
    expect(exit).toBe(1);
    expect(out).toContain('zero-castling');
    expect(err).toContain('game.pgn.gz cannot be written back and is only checked\n');
    expect(readFileSync(at('game.pgn.gz')).equals(packed)).toBe(true);
  });

  it('has nothing to write standard input to', async () => {
    expect(await lint('-')).toMatchObject({ exit: 2, err: expect.stringContaining('standard input') });
  });
});
