import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { formatGames } from '@movetext/language-service';
import { readGames, tokenize } from '@movetext/pgn';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../src/main.ts';
import { memoryIo } from './memory-io.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'movetext-format-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

async function format(...args: readonly string[]) {
  const io = memoryIo({ cwd: folder });
  const exit = await main(['format', ...args], io);
  return { exit, out: io.stdout.text, err: io.stderr.text };
}

const LOOSE =
  '[White "Müller"]\r\n1.e4   e5 {[%clk 0:01:00]} 2.Nf3(2. f4) Nc6 ; so\r\n3.Bb5 *\r\n\r\n\r\n\r\n1. d4 *\r\n';
const TIDY =
  '[White "Müller"]\r\n\r\n1. e4 e5 {[%clk 0:01:00]} 2. Nf3 (2. f4) 2... Nc6 ; so\r\n3. Bb5 *\r\n\r\n1. d4 *\r\n';

describe('movetext format', () => {
  it('prints the text laid out, and leaves the file', async () => {
    writeFileSync(at('game.pgn'), LOOSE);
    expect(await format('game.pgn')).toEqual({ exit: 0, out: TIDY, err: '' });
    expect(readFileSync(at('game.pgn'), 'utf8')).toBe(LOOSE);
  });

  it('leaves a game whose new moves the encoding of the file lacks, and says so', async () => {
    const bytes = Buffer.from('[White "Müller"]\n\n1. e4 e5 2. Nf3 *\n\n1. d4 *\n', 'latin1');
    writeFileSync(at('game.pgn'), bytes);
    expect(await format('--write', '--notation', 'ru', 'game.pgn')).toEqual({
      exit: 2,
      out: '',
      err: expect.stringMatching(
        /^movetext: game\.pgn: 1 game is left as written: windows-1252 lacks characters.*\n1 file: 0 changed\n$/,
      ),
    });
    expect(readFileSync(at('game.pgn')).equals(bytes)).toBe(true);
  });

  it.each([
    ['UTF-8', Buffer.from(LOOSE), Buffer.from(TIDY)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${LOOSE}`), Buffer.from(`\ufeff${TIDY}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${LOOSE}`, 'utf16le'), Buffer.from(`\ufeff${TIDY}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\ufeff${LOOSE}`, 'utf16le').swap16(), Buffer.from(`\ufeff${TIDY}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(LOOSE, 'latin1'), Buffer.from(TIDY, 'latin1')],
  ])('writes back in %s, with the line ends found', async (_name, before, after) => {
    writeFileSync(at('game.pgn'), before);
    expect(await format('--write', 'game.pgn')).toEqual({ exit: 0, out: '', err: '1 file: 1 changed\n' });
    expect(readFileSync(at('game.pgn')).equals(after)).toBe(true);
    const { ino } = statSync(at('game.pgn'));
    expect(await format('--write', 'game.pgn')).toEqual({ exit: 0, out: '', err: '1 file: 0 changed\n' });
    expect(statSync(at('game.pgn')).ino).toBe(ino);
    expect(readdirSync(folder)).toEqual(['game.pgn']);
  });

  it('names the files that are not formatted', async () => {
    writeFileSync(at('a.pgn'), LOOSE);
    writeFileSync(at('b.pgn'), TIDY);
    expect(await format('--check', '.')).toEqual({ exit: 1, out: 'a.pgn\n', err: '2 files: 1 not formatted\n' });
    expect(await format('--check', 'b.pgn')).toEqual({ exit: 0, out: '', err: '1 file: all formatted\n' });
  });

  it('takes a width, a style and an order of tags', async () => {
    writeFileSync(at('game.pgn'), '[ECO "C20"]\n[White "A"]\n\n1. e4 e5 (1... c5) 2. Nf3 *');
    const { out } = await format('--width', '12', '--style', 'indented', '--sort-tags', 'game.pgn');
    expect(out).toBe('[White "A"]\n[ECO "C20"]\n\n1. e4 e5\n  (1... c5)\n2. Nf3 *\n');
  });

  it('keeps bytes that are no text', async () => {
    const odd = Buffer.concat([Buffer.from('\ufeff1.e4 {'), Buffer.of(0xff, 0x80), Buffer.from('} *\n\n1.d4 *\n')]);
    writeFileSync(at('game.pgn'), odd);
    const { exit, err } = await format('--write', 'game.pgn');
    expect(exit).toBe(0);
    expect(err).toContain('game.pgn:1:1: this game is left as it is');
    const tidy = Buffer.concat([odd.subarray(0, odd.length - 7), Buffer.from('1. d4 *\n')]);
    expect(readFileSync(at('game.pgn')).equals(tidy)).toBe(true);
  });

  it('writes nothing but plain files', async () => {
    const packed = gzipSync(LOOSE);
    writeFileSync(at('game.pgn.gz'), packed);
    expect(await format('game.pgn.gz')).toEqual({ exit: 0, out: TIDY, err: '' });
    const { exit, err } = await format('--write', 'game.pgn.gz');
    expect({ exit, err }).toEqual({
      exit: 2,
      err: 'movetext: game.pgn.gz cannot be written back\n0 files: 0 changed\n',
    });
    expect(readFileSync(at('game.pgn.gz')).equals(packed)).toBe(true);
    expect((await format('--write', '-')).exit).toBe(2);
    expect((await format('--write', '--check', 'game.pgn.gz')).exit).toBe(2);
    expect((await format('--width', '0', 'game.pgn.gz')).exit).toBe(2);
  });

  it('does to a file in pieces what is done to its text at once', async () => {
    const game = (round: number) =>
      `[Round "${round}"]\n[White "ü"]\n1.e4 e5 (1...c5) {${'x'.repeat(300)}}2.Nf3 *\n\n\n`;
    const text = Array.from({ length: 6000 }, (_, round) => game(round)).join('');
    writeFileSync(at('game.pgn'), text);
    await format('--write', 'game.pgn');
    const whole = [...formatGames(readGames(text))].map((each) => each.text).join('');
    expect(readFileSync(at('game.pgn'), 'utf8') === whole).toBe(true);
  });

  it('keeps every word of any text, and has nothing to do the second time', async () => {
    const word = fc.constantFrom(
      ...[
        '[Event "a"]',
        '[White "b"',
        '1.',
        'e4',
        'Nf9',
        '(',
        ')',
        '{',
        '}',
        ';',
        '*',
        '1-0',
        '\n',
        '\n\n',
        '% x',
        '$1',
        '!?',
      ],
      ...['ü', '\r\n', 'prose', '"', ']', '2...', '--', '\t', '½-½'],
    );
    const words = (text: string) =>
      [...tokenize(text)].filter(({ kind }) => !['whitespace', 'move-number', 'periods'].includes(kind));
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 25 }), async (parts) => {
        const text = parts.join(' ');
        writeFileSync(at('game.pgn'), text);
        const first = await format('--write', 'game.pgn');
        const once = readFileSync(at('game.pgn'), 'utf8');
        expect(words(once)).toEqual(words(text));
        expect(first.exit).toBe(0);
        await format('--write', 'game.pgn');
        expect(readFileSync(at('game.pgn'), 'utf8')).toBe(once);
      }),
      { numRuns: 150 },
    );
  });
});
