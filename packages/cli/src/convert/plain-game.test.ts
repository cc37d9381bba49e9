import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readGameBytes, writeGame } from '@movetext/pgn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteFlow } from './byte-flow.ts';
import { PlainGameWriter } from './plain-game.ts';

type ByteEncoding = 'utf-8' | 'windows-1252';

/** Each game of a text: as the writer of plain games has it, null where it leaves it alone, and as the model's writer has it. */
function bothWays(bytes: Uint8Array, encoding: ByteEncoding = 'utf-8'): { plain: string | null; model: string }[] {
  let at = 0;
  const source = {
    read(buffer: Uint8Array): number {
      const count = Math.min(buffer.length, bytes.length - at);
      buffer.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
  };
  const decoder = new TextDecoder(encoding);
  const both: { plain: string | null; model: string }[] = [];
  for (const section of readGameBytes(source, { encoding })) {
    const flow = new ByteFlow(encoding === 'utf-8');
    const plain = new PlainGameWriter(flow).write(section) ? decoder.decode(flow.take()) : null;
    both.push({ plain, model: writeGame(section.game()).text });
  }
  return both;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('PlainGameWriter', () => {
  it.each([
    ['a game without tags', '1. e4 e5 2. Nf3 *'],
    ['no moves', '[White "A"]\n[Result "*"]\n\n*'],
    ['many moves', `${'Nf3 Nf6 Ng1 Ng8 '.repeat(60)}1/2-1/2`],
    ['variations in variations', '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) (2. f4 d5) 2... d6) 2. d4 exd4 1-0'],
    ['glyphs', '1. e4! $14 e5?! 2. Nf3 $1 $2 (2. Bc4 !?) 2... Nc6 0-1'],
    ['comments', '{before} 1. e4 {after} {again} e5 ({in} 1... c5 {x}) {behind} 2. Nf3 1/2-1/2 {end} {of all}'],
    ['long comments and lines', `1. e4 {${'word '.repeat(40)}} e5 {a\r\nb\n\nc ${'d'.repeat(70)}} (1... c5) 2. Nf3 *`],
    [
      'letters of all sizes',
      '[White "Müller 马 𝔸"]\n\n1. e4 {Müller 马 𝔸 ♞ Müller 马 𝔸 ♞ Müller 马 𝔸 ♞ Müller 马 𝔸 ♞ Müller} e5 1/2-1/2',
    ],
    ['a variation at a line end', `1. e4 {${'x'.repeat(61)}} (1. d4) 1... e5 {${'y'.repeat(66)}} (1... c5) *`],
  ])('writes %s as the model is written', (_name, text) => {
    for (const { plain, model } of bothWays(utf8(text))) expect(plain).toBe(model);
  });

  it('counts a byte of Windows-1252 as a character', () => {
    const text = `1. e4 {${'\u00fc '.repeat(30)}} e5 {${'\u00fc'.repeat(68)}} *`;
    for (const { plain, model } of bothWays(Uint8Array.from(Buffer.from(text, 'latin1')), 'windows-1252'))
      expect(plain).toBe(model);
  });

  it.each([
    ['an illegal move', '1. e4 Ke7 *'],
    ['a dialect', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *'],
    ['another start', '[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\n\n7... e5 *'],
    ['a comment behind a number', '1. {x} e4 *'],
    ['a glyph behind a comment', '1. e4 {x} $1 *'],
    ['a variation before all moves', '(1. d4) 1. e4 *'],
    ['an escape line', '1. e4\n% hidden\ne5 *'],
    ['a line comment', '1. e4 ; so\ne5 *'],
    ['no result', '1. e4 e5'],
    ['a result alone', '1-0'],
    ['an escape in a tag', '[Event "a \\" b"]\n\n1. e4 *'],
  ])('leaves %s to the model', (_name, text) => {
    expect(bothWays(utf8(text)).map(({ plain }) => plain)).toEqual([null]);
  });

  it('agrees with the model on whatever it takes', () => {
    const plainGaps = [
      ...['', '', '', '{c}', '{ü 马}', '$1', '$140', '!', '?!', '{a\nb}', `{${'long '.repeat(14)}}`],
      ...['({x} Nc3)', '(Nc6 !)', '(Nh3 (Nc3 {y}) Nh6 $2 {z})'],
    ];
    const oddGaps = ['12.', '...', '\n', '(', ')', ';c\n', '*'];
    const between = fc.constantFrom(...plainGaps, ...plainGaps, ...plainGaps, ...oddGaps);
    const tags = fc.constantFrom('', '[Event "x"]\n', '[White "ü \\\\"]\n\n', '[Event "x"]\n[FEN ""]\n');
    let taken = 0;
    fc.assert(
      fc.property(tags, fc.array(between, { maxLength: 12 }), (tag, gaps) => {
        const moves = gaps.map((gap, ply) => `${gap} ${['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]}`);
        for (const { plain, model } of bothWays(utf8(`${tag}${moves.join(' ')} 1-0 {e}`))) {
          if (plain === null) continue;
          taken++;
          expect(plain).toBe(model);
        }
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it('takes the annotated sample', () => {
    const sample = readFileSync(fileURLToPath(new URL('../../../../examples/annotated.pgn', import.meta.url)));
    expect(bothWays(sample).some(({ plain }) => plain !== null)).toBe(true);
  });
});
