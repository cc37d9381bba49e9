import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

// Each folder of golden/ is a case: `args` holds one argument a line; `stdin` what is on standard input; `exit` the exit status, 0 unless there.
// `stdout` and `stderr` are compared to the letter, `stdout.bin` byte by byte, `stdout.json` and `stdout.ndjson` (whose objects are apart by blank lines) as JSON. Times are left out of the comparison.
const GOLDEN = fileURLToPath(new URL('./golden/', import.meta.url));
const CASES = readdirSync(GOLDEN).filter((name) => !name.startsWith('.'));

describe('golden cases', () => {
  it.each(CASES)('%s', async (name) => {
    const folder = path.join(GOLDEN, name);
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const has = (file: string) => existsSync(path.join(folder, file));
    const args = read('args')
      .split('\n')
      .filter((line) => line !== '');
    const io = memoryIo({
      cwd: folder,
      ...(has('stdin') && { stdin: Uint8Array.from(readFileSync(path.join(folder, 'stdin'))) }),
    });

    const exit = await main(args, io);

    if (has('stdout.json')) expect(parsed(io.stdout.text)).toEqual(parsed(read('stdout.json')));
    else if (has('stdout.ndjson'))
      expect(io.stdout.text.trimEnd().split('\n').map(parsed)).toEqual(read('stdout.ndjson').split('\n\n').map(parsed));
    else if (has('stdout.bin'))
      expect([...io.stdout.bytes]).toEqual([...readFileSync(path.join(folder, 'stdout.bin'))]);
    else expect(io.stdout.text).toBe(has('stdout') ? read('stdout') : '');
    if (has('stderr')) expect(io.stderr.text.replace(/\d+\.\d+ s/g, 'N s')).toBe(read('stderr'));
    expect(exit).toBe(has('exit') ? Number(read('exit')) : 0);
  });
});

/** JSON with all `seconds` set to 0. */
function parsed(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === 'seconds' ? 0 : value));
}
