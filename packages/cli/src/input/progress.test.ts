import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { memoryIo } from '../../test/memory-io.ts';
import { findInputs } from './inputs.ts';
import { Progress } from './progress.ts';

const MEGABYTE = 1 << 20;
const folder = mkdtempSync(path.join(tmpdir(), 'movetext-progress-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of zeros, which takes no room on the disk. */
function makeFile(name: string, size: number): void {
  writeFileSync(path.join(folder, name), '');
  truncateSync(path.join(folder, name), size);
}

async function shown(names: readonly string[], isTerminal: boolean): Promise<string> {
  const io = memoryIo({ cwd: folder, isTerminal });
  const { inputs } = await findInputs(names, io);
  const progress = new Progress(inputs, io);
  const [first] = inputs;
  progress.show(0);
  progress.show(20 * MEGABYTE);
  if (first !== undefined) progress.next(first);
  progress.show(20 * MEGABYTE);
  progress.clear();
  return io.stderr.text;
}

it('shows how far the reading of large inputs is, and takes the bar away', async () => {
  makeFile('a.pgn', 40 * MEGABYTE);
  makeFile('b.pgn', 40 * MEGABYTE);
  const text = await shown(['a.pgn', 'b.pgn'], true);
  expect(text.match(/\d+ %/g)).toEqual(['0 %', '25 %', '75 %']);
  expect(text).toMatch(/\r +\r$/);
});

it('shows nothing where nobody reads along, and nothing for small inputs', async () => {
  makeFile('a.pgn', 40 * MEGABYTE);
  makeFile('small.pgn', 1000);
  expect(await shown(['a.pgn'], false)).toBe('');
  expect(await shown(['small.pgn'], true)).toBe('');
  expect(await shown(['-'], true)).toBe('');
});
