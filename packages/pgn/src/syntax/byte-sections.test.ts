import { describe, expect, it } from 'vitest';
import { ByteSections } from './byte-sections.ts';

/** Games of many lengths, one of them longer than any piece of the tests. */
const TEXT = Array.from({ length: 40 }, (_, index) => {
  const comment = `{${'ab '.repeat(index === 20 ? 400 : index)}}`;
  return `[White "Player ${index}"]\n\n1. e4 ${comment} e5 2. Nf3 Nc6 *\n\n`;
}).join('');

const UTF8 = new TextEncoder();

/** Reads a text in pieces; `look` is called once for each piece that games are taken from, with the place where it begins. */
function readInPieces(
  text: string,
  pieceSize: number,
  lookAhead: number,
  look: (sections: ByteSections, start: number) => void,
) {
  const sections = new ByteSections(() => 'initial', { pieceSize, lookAhead });
  const games: { index: number; start: number; end: number; text: string }[] = [];
  let rest = UTF8.encode(text);
  for (let isEnded = false; !isEnded; ) {
    for (let room = sections.room(); 0 < room.length && 0 < rest.length; room = sections.room()) {
      const count = Math.min(room.length, rest.length);
      room.set(rest.subarray(0, count));
      sections.add(count);
      rest = rest.subarray(count);
    }
    isEnded = rest.length === 0;
    if (isEnded) sections.end();
    const pieceStart = sections.position;
    let section = sections.next();
    look(sections, pieceStart);
    for (; section; section = sections.next()) {
      const { index, start, end, source } = section;
      games.push({ index, start, end, text: source.slice(0, source.length) });
    }
  }
  return games;
}

describe('games that are read in pieces', () => {
  it.each([
    [100, 0],
    [100, 7],
    [100, 64],
    [333, 50],
    [1, 1],
  ])('of %i bytes, %i more at hand, are the games of the text', (pieceSize, lookAhead) => {
    const games = readInPieces(TEXT, pieceSize, lookAhead, () => undefined);
    expect(games.map(({ text }) => text).join('')).toBe(TEXT);
    expect(games).toHaveLength(40);
    for (const [order, { index, start, end, text }] of games.entries()) {
      expect(index).toBe(order);
      expect(TEXT.slice(start, end)).toBe(text);
    }
  });

  it('have behind their piece what the text has there', () => {
    const bytes = UTF8.encode(TEXT);
    let looks = 0;
    readInPieces(TEXT, 100, 20, ({ bytes: piece, behind }, start) => {
      const end = start + piece.length;
      expect([...behind]).toEqual([...bytes.subarray(end, end + behind.length)]);
      if (end + behind.length < bytes.length) expect(behind).toHaveLength(20);
      looks++;
    });
    expect(looks).toBeGreaterThan(5);
  });
});
