import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryIo } from '../../test/memory-io.ts';
import { findInputs } from './inputs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'movetext-inputs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

async function found(...paths: readonly string[]): Promise<readonly string[]> {
  const { inputs, problems } = await findInputs(paths, memoryIo({ cwd: folder }));
  return [...inputs.map((input) => input.path), ...problems];
}

describe('inputs', () => {
  it('are read once, by whatever path', async () => {
    writeFileSync(at('a.pgn'), '');
    expect(await found('a.pgn', './a.pgn', at('a.pgn'), '.', '*.pgn')).toEqual(['a.pgn']);
  });

  it.skipIf(process.platform === 'win32')('are links to files, too, and no folders behind links', async () => {
    mkdirSync(at('games/sub'), { recursive: true });
    writeFileSync(at('games/sub/a.pgn'), '');
    symlinkSync(path.join('sub', 'a.pgn'), at('games/b.pgn'));
    symlinkSync('..', at('games/sub/up'));
    mkdirSync(at('games/c.pgn'));
    expect(await found('games')).toEqual(['games/b.pgn', 'games/sub/a.pgn']);
    symlinkSync('games', at('linked'));
    expect(await found('linked')).toEqual(['linked/b.pgn', 'linked/sub/a.pgn']);
    expect(await found('linked/*.pgn')).toEqual(['linked/b.pgn']);
  });

  it.skipIf(process.platform === 'win32')(
    'are not looked for where a link in a folder leads up or to all of the disk',
    async () => {
      mkdirSync(at('games'));
      mkdirSync(at('beside'));
      writeFileSync(at('games/a.pgn'), '');
      writeFileSync(at('beside/b.pgn'), '');
      symlinkSync('/', at('games/root'));
      symlinkSync('..', at('games/up'));
      symlinkSync(path.join('..', 'beside'), at('games/other.pgn'));
      symlinkSync('nowhere', at('games/broken.pgn'));
      expect(await found('games')).toEqual(['games/a.pgn']);
    },
  );

  it('are packed ones of a folder, too, and neither hidden nor those of packages', async () => {
    mkdirSync(at('.hidden'));
    mkdirSync(at('node_modules'));
    for (const name of [
      '.hidden/a.pgn',
      'node_modules/b.pgn',
      '.c.pgn',
      'd.pgn.txt',
      'E.PGN',
      'f.pgn.zst',
      'g.Pgn.gz',
    ]) {
      writeFileSync(at(name), '');
    }
    expect(await found('.')).toEqual(['E.PGN', 'f.pgn.zst', 'g.Pgn.gz']);
  });

  it('are none where a path is empty, too long, or leads through a file', async () => {
    writeFileSync(at('a.pgn'), '');
    expect(await found('')).toEqual(['a path is empty']);
    expect(await found('a.pgn/b.pgn')).toEqual([
      process.platform === 'win32' ? 'a.pgn/b.pgn does not exist' : 'cannot read a.pgn/b.pgn: it does not exist',
    ]);
    expect(await found('x'.repeat(5000))).toEqual([expect.stringMatching(/the name is too long$|does not exist$/)]);
  });

  it.skipIf(process.platform === 'win32')('are none where links lead round in a circle', async () => {
    symlinkSync('loop', at('loop'));
    expect(await found('loop')).toEqual(['cannot read loop: its links lead round in a circle']);
  });
});
