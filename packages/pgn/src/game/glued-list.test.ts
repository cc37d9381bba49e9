import { describe, expect, it } from 'vitest';
import { type Game, moveNodes, parsePgn, readGameBytes } from '../index.ts';
import { splitGlued, splitList } from './glued-list.ts';

/** The moves of a game as the standard writes them, wrong ones by their verdict. */
function sans(game: Game | undefined): readonly string[] {
  return [...moveNodes(game ?? fail())].map(({ verdict, written }) =>
    verdict.kind === 'legal' ? verdict.san : `${written}: ${verdict.kind}`,
  );
}

function fail(): never {
  throw new Error('no game');
}

/** A game that begins with no move is text outside of games, unless tags begin it. */
const TAGS = '[Event "glued"]\n\n';
const RUY = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'];

describe('moves in one word', () => {
  it.each([
    ['1、e4,e5 2、Nf3,Nc6 3、Bb5,a6 *'],
    ['1、e4，e5 2、Nf3，Nc6 3、Bb5，a6 *'],
    ['１．e4　e5　２．Nf3　Nc6　３．Bb5　a6 *'],
    ['1. e4，e5；2. 马f3，马c6；3. 象b5，a6。 *'],
    ['1.e4,e5 2.Nf3,Nc6 3.Bb5,a6 *'],
    ['1.e4e5 2.Nf3Nc6 3.Bb5a6 *'],
    ['1e4 e5 2Nf3 Nc6 3Bb5 a6 *'],
    ['1. e4 e5 2. nf3 nc6 3. bb5 a6 *'],
    ['1. e4,e5,Nf3,Nc6,Bb5,a6 *'],
    ['1、e4,e5 2、Sf3,Sc6 3、Lb5,a6 *'],
  ])('are read one by one: %s', (movetext) => {
    const text = TAGS + movetext;
    const [game] = parsePgn(text);
    expect(sans(game)).toEqual(RUY);
    expect(game?.errors).toEqual([]);
    for (const { written, range } of moveNodes(game ?? fail()))
      expect(text.slice(range.start, range.end)).toBe(written);
  });

  it('have places in bytes where bytes are read', () => {
    const text = `${TAGS}1、e4，e5 2、马f3，马c6 *`;
    const bytes = new TextEncoder().encode(text);
    let isRead = false;
    const source = {
      read(target: Uint8Array) {
        if (isRead) return 0;
        isRead = true;
        target.set(bytes);
        return bytes.length;
      },
    };
    const games = [...readGameBytes(source)].map((section) => section.game());
    expect(games.flatMap(sans)).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
    for (const { written, range } of moveNodes(games[0] ?? fail()))
      expect(new TextDecoder().decode(bytes.subarray(range.start, range.end))).toBe(written);
  });

  it('are told among others with a code', () => {
    const [game] = parsePgn(`${TAGS}1、e4,e5 2. Nf3 *`);
    expect(game?.moves.map(({ verdict }) => verdict.kind === 'legal' && verdict.leniencies)).toEqual([
      ['glued-moves'],
      ['glued-moves'],
      [],
    ]);
  });

  it('are words where the first is no legal move', () => {
    const [game] = parsePgn('1. e4 e5 2. hello,world Nf3 *');
    expect(sans(game)).toEqual(['e4', 'e5', 'Nf3']);
    expect(game?.errors.map(({ text }) => text)).toEqual(['hello,world']);
  });
});

describe('taking a word apart', () => {
  const isMove = (text: string) => /^[A-Z]?[a-h][1-8]$/.test(text);

  it('gives moves and numbers with their places', () => {
    expect(splitList('1、e4,e5；2.', isMove)).toEqual([
      { text: 'e4', start: 2, isNumber: false },
      { text: 'e5', start: 5, isNumber: false },
      { text: '2.', start: 8, isNumber: true },
    ]);
  });

  it.each([['e4'], ['a,b'], ['e4,and'], [','], ['1、'], ['e.p.']])('gives nothing for %s', (word) =>
    expect(splitList(word, isMove)).toBeNull(),
  );

  it('cuts two moves without anything between', () => {
    expect(splitGlued('Nf3Nc6')?.map(({ text }) => text)).toEqual(['Nf3', 'Nc6']);
    expect(splitGlued('O-O-Oe5')?.map(({ text }) => text)).toEqual(['O-O-O', 'e5']);
    expect(splitGlued('12Nf3')?.map(({ text }) => text)).toEqual(['Nf3']);
    expect(splitGlued('Nf3')).toBeNull();
  });
});
