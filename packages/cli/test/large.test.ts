import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'movetext-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(text: string, ...args: readonly string[]): Promise<{ readonly exit: number; readonly out: string }> {
  writeFileSync(path.join(folder, 'game.pgn'), text);
  const io = memoryIo({ cwd: folder });
  const exit = await main(args, io);
  return { exit, out: io.stdout.text };
}

describe('large inputs', () => {
  it('places far behind the first piece are exact', async () => {
    // About 70 bytes a game, so that games straddle the borders of the megabytes read at once.
    const good = '[White "Müller"]\n\n1. e4 e5 2. Nf3 Nc6 {ü} 3. Bb5 a6 4. Ba4 Nf6 5. O-O 1/2-1/2\n\n';
    const bad = '[White "Müller"]\n\n1. e4 e5 2. Nf3 Nc6 {ü} 3. Bc7 1/2-1/2\n\n';
    const count = 40_000;
    const every = 9_999;
    const games = Array.from({ length: count }, (_, index) => (index % every === every - 1 ? bad : good));
    const { exit, out } = await run(games.join(''), 'lint', '--format', 'json', 'game.pgn');
    expect(exit).toBe(1);
    const [file] = JSON.parse(out).files;
    expect(file.games).toBe(count);
    const places = file.diagnostics.map((d: { game: number; range: { start: unknown } }) => [d.game, d.range.start]);
    const expected = [1, 2, 3, 4]
      .map((nth) => nth * every - 1)
      .map((game) => [game, { line: 4 * game + 2, character: 27 }]);
    expect(places).toEqual(expected);
  });

  it('thousands of nested variations are converted', async () => {
    const depth = 5000;
    const text = `1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)}*\n`;
    const { exit, out } = await run(text, 'convert', '--to', 'ndjson', 'game.pgn');
    expect(exit).toBe(0);
    expect(out.match(/"written":"d4"/g)).toHaveLength(depth);
    expect(out.endsWith('],"termination":"*","after":[]}\n')).toBe(true);
    // JSON.parse is recursive, so that it is our brackets that must be counted.
    const opened = out.match(/[[{]/g)?.length;
    expect(out.match(/[\]}]/g)).toHaveLength(opened ?? -1);
  });

  it('random bytes are read, whatever they are, unless control characters say that they are no text', async () => {
    const noise = Uint8Array.from({ length: 50_000 }, (_, index) => (index * index * 31 + (index >> 3) * 7) & 255);
    writeFileSync(path.join(folder, 'binary.pgn'), noise);
    const refusing = memoryIo({ cwd: folder });
    expect(await main(['lint', 'binary.pgn'], refusing)).toBe(2);
    expect(refusing.stderr.text).toContain('cannot read binary.pgn: it is not text');

    const bytes = noise.map((byte) => (byte < 32 ? byte + 32 : byte));
    writeFileSync(path.join(folder, 'noise.pgn'), bytes);
    const io = memoryIo({ cwd: folder });
    expect([0, 1]).toContain(await main(['lint', '--format', 'json', 'noise.pgn'], io));
    expect(JSON.parse(io.stdout.text).files[0].encoding).toBe('windows-1252');
    expect(await main(['convert', '--to', 'ndjson', 'noise.pgn'], memoryIo({ cwd: folder }))).toBe(0);
  });
});
