import { describe, expect, it } from 'vitest';
import { readerStream } from '../input/byte-stream.ts';
import { openText } from '../input/text-input.ts';
import { epdGame } from './epd-game.ts';
import { epdLines, isEpd } from './epd-lines.ts';

/** The lines of a text that comes a few bytes at a time. */
async function linesOf(words: string, size: number) {
  const bytes = Buffer.from(words);
  let at = 0;
  const read = (buffer: Uint8Array) => {
    const count = Math.min(size, buffer.length, bytes.length - at);
    buffer.set(bytes.subarray(at, at + count));
    at += count;
    return count;
  };
  const lines: (readonly [number, string])[] = [];
  for await (const { line, text } of epdLines(await openText(readerStream({ read })))) lines.push([line, text]);
  return lines;
}

describe('lines of EPD', () => {
  it.each([1, 3, 1000])('come with their numbers, %i bytes at a time', async (size) => {
    expect(await linesOf('a - b\r\n\r\n  # no\n x é\nlast', size)).toEqual([
      [0, 'a - b'],
      [3, ' x é'],
      [4, 'last'],
    ]);
  });

  it('are those of files so named', () => {
    expect(['a.epd', 'b/c.EPD.gz', 'd.epd.zst'].map(isEpd)).toEqual([true, true, true]);
    expect(['a.pgn', 'epd', 'a.epd.pgn', '-'].map(isEpd)).toEqual([false, false, false, false]);
  });
});

describe('a line of EPD as a game', () => {
  it('is its position, with its operations in a comment', () => {
    const { section, start, end } = epdGame('  4k3/8/8/8/8/8/8/4K3 w - - id "a {b}";');
    const game = section.game();
    expect(game.start.fenTag?.value).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    expect(game.before.map(({ text }) => text)).toEqual(['id "a  b ";']);
    expect([start, end]).toEqual([2, 27]);
  });

  it('keeps the clocks of a FEN, and words that are no position', () => {
    expect(epdGame('4k3/8/8/8/8/8/8/4K3 b - - 3 40').section.tag('FEN')).toBe('4k3/8/8/8/8/8/8/4K3 b - - 3 40');
    expect(epdGame('no "position"').section.tag('FEN')).toBe('no "position"');
  });
});
