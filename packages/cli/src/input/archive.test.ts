import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryIo } from '../../test/memory-io.ts';
import { type ArchiveKind, unpacked } from './archive.ts';
import { type ByteStream, readerStream } from './byte-stream.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'movetext-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Packed by bzip2 1.0.8 and zstd 1.5.4 from "1. e4 e5 2. Nf3 Nc6 *\n", 400 times.
const TEXT = '1. e4 e5 2. Nf3 Nc6 *\n'.repeat(400);
const PACKED: Readonly<Record<ArchiveKind, Uint8Array>> = {
  gz: gzipSync(TEXT),
  bz2: Buffer.from(
    'QlpoOTFBWSZTWc2P3U8ACJfdAAAQQBE/AAABCwAgAJAgAABSqCab1JtTcIsCLAi7CLoEWBF9CLAiwIsCLgItBFoEWgi4BFoItgRbBF/F3JFOFCQzY/dTwA==',
    'base64',
  ),
  zst: Buffer.from('KLUv/QBo9QAAsDEuIGU0IGU1IDIuIE5mMyBOYzYgKgoBAI5E8rMJ', 'base64'),
};
const KINDS: readonly ArchiveKind[] = ['gz', 'bz2', 'zst'];

/** A stream of small pieces. */
function streamOf(bytes: Uint8Array): ByteStream {
  let at = 0;
  const reader = readerStream({
    read(buffer) {
      const count = Math.min(buffer.length, 10, bytes.length - at);
      buffer.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
  });
  return reader;
}

async function textOf(bytes: Uint8Array, name: string, env: Record<string, string> = {}): Promise<string> {
  const { stream } = await unpacked(streamOf(bytes), name, memoryIo({ cwd: folder, env }));
  const parts: Uint8Array[] = [];
  try {
    const buffer = new Uint8Array(100);
    for (let count = await stream.read(buffer); 0 < count; count = await stream.read(buffer)) {
      parts.push(buffer.slice(0, count));
    }
  } finally {
    await stream.close();
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A folder with a program of that name that says what it is. */
function programFolder(name: string, program: string, script: string): string {
  const at = path.join(folder, name);
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, program), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(at, program), 0o755);
  return at;
}

describe.each(KINDS)('a .%s archive', (kind) => {
  const bytes = PACKED[kind];

  it('is unpacked by a library where no program is installed', async () => {
    expect(await textOf(bytes, `games.pgn.${kind}`)).toBe(TEXT);
  });

  it('is unpacked with whatever this machine has', async () => {
    expect(await textOf(bytes, `games.pgn.${kind}`, { PATH: process.env['PATH'] ?? '' })).toBe(TEXT);
  });

  it('is known by its first bytes, whatever its name', async () => {
    expect(await textOf(bytes, '-')).toBe(TEXT);
  });

  it('may be several, one behind the other', async () => {
    expect(await textOf(Buffer.concat([bytes, bytes]), `games.pgn.${kind}`)).toBe(TEXT + TEXT);
  });

  it.each([
    ['no program', {}],
    ['whatever there is', { PATH: process.env['PATH'] ?? '' }],
  ])('fails clearly where it is cut off, with %s', async (_name, env) => {
    for (const length of [bytes.length - 1, bytes.length - 9, bytes.length >> 1, 14]) {
      await expect(textOf(bytes.subarray(0, length), `a.${kind}`, env)).rejects.toThrow(/archive is broken or cut off/);
    }
  });

  it('fails clearly where it is none', async () => {
    await expect(textOf(Buffer.from('1. e4 *'), `a.pgn.${kind}`)).rejects.toThrow(
      /^it is not a (gzip|bzip2|zstd) archive$/,
    );
    await expect(textOf(new Uint8Array(0), `a.pgn.${kind}`)).rejects.toThrow(/^it is not a/);
  });
});

describe('programs that unpack', () => {
  it('are run where PATH has them, and their failure is told', async () => {
    const good = programFolder('good', 'zstd', 'cat >/dev/null; printf "1. d4 *"');
    expect(await textOf(PACKED.zst, 'a.zst', { PATH: good })).toBe('1. d4 *');
    const bad = programFolder('bad', 'bzip2', 'cat >/dev/null; echo "bzip2: no luck today" >&2; exit 3');
    await expect(textOf(PACKED.bz2, 'a.bz2', { PATH: bad })).rejects.toThrow(/cut off: no luck today$/);
  });

  it('are never taken from the current folder', async () => {
    programFolder('.', 'zstd', 'cat >/dev/null; printf "1. h4 *"');
    for (const PATH of ['', '.', folder, ['.', '', folder].join(path.delimiter)]) {
      expect(await textOf(PACKED.zst, 'a.zst', { PATH })).toBe(TEXT);
    }
  });
});
