import { describe, expect, it } from 'vitest';
import {
  Fault,
  initialPositionWords,
  MovetextReader,
  moveFrom,
  moveTo,
  sharedEngine,
  TOKEN_WORDS,
  TokenMark,
  TokenWord,
} from '../src/index.ts';

interface ReadGame {
  readonly start: number;
  readonly end: number;
  readonly faults: number;
  readonly plies: number;
  readonly isGame: boolean;
  readonly tape: Int32Array;
}

function readAll(reader: MovetextReader): ReadGame[] {
  const games: ReadGame[] = [];
  while (!reader.isAtEnd) {
    if (reader.readTags()) reader.readMoves();
    const { gameStart, position, faults, plies, isGame } = reader;
    games.push({ start: gameStart, end: position, faults, plies, isGame, tape: reader.tape().slice() });
  }
  return games;
}

function readString(text: string): ReadGame[] {
  const reader = new MovetextReader();
  reader.beginString(text);
  return readAll(reader);
}

function readBytes(bytes: Uint8Array): ReadGame[] {
  const reader = new MovetextReader();
  reader.reserve(bytes.length).set(bytes);
  reader.beginBytes(bytes.length);
  return readAll(reader);
}

/** The words of one kind for all tokens. */
function column(game: ReadGame | undefined, word: number): number[] {
  const tape = game?.tape ?? new Int32Array();
  return Array.from({ length: tape.length / TOKEN_WORDS }, (_, token) => tape[token * TOKEN_WORDS + word] ?? 0);
}

/** The marks of the moves of a text, in order. */
function marksOf(text: string): number[] {
  const [game] = readString(text);
  return column(game, TokenWord.kind)
    .filter((kind) => (kind & 0xff) === 7)
    .map((kind) => kind & ~0xff);
}

describe('the tape', () => {
  it('has kinds, places and values', () => {
    const [game] = readString('[Event "E"]\n\n1. e4 $12 e5 1/2-1/2\n');
    expect(column(game, TokenWord.kind)).toEqual([1, 2, 3, 4, 5, 7, 9, 7, 15]);
    expect(column(game, TokenWord.start)).toEqual([0, 1, 7, 10, 13, 16, 19, 23, 26]);
    expect(column(game, TokenWord.length)).toEqual([1, 5, 3, 1, 2, 2, 3, 2, 7]);
    const values = column(game, TokenWord.value);
    expect([values[4], values[6], values[8]]).toEqual([1, 12, 3]);
    expect([values[5], values[7]].map((move) => [moveFrom(move ?? 0), moveTo(move ?? 0)])).toEqual([
      [12, 28],
      [52, 36],
    ]);
    expect(game).toMatchObject({ start: 0, end: 34, faults: 0, plies: 2, isGame: true });
  });

  it('is the same for bytes and for UTF-16 units of ASCII', () => {
    const text = '[Event "E"]\n% x\n1. e4 {c} (1. d4 d5!?) 1... e5 ; y\n*\n\n[Event "F"]\n\n1. Nf3 } Nd2 0-1';
    expect(readBytes(new TextEncoder().encode(text))).toEqual(readString(text));
  });

  it('counts in units of what was read', () => {
    const text = '{é😀} 1. e4 *';
    expect(column(readString(text)[0], TokenWord.start)).toEqual([0, 6, 9, 12]);
    expect(column(readBytes(new TextEncoder().encode(text))[0], TokenWord.start)).toEqual([0, 9, 12, 15]);
  });

  it('grows with the game', () => {
    const [game] = readString(`1. e4 ${'{c} '.repeat(200_000)}*`);
    expect(column(game, TokenWord.kind)).toHaveLength(200_003);
  });
});

describe('a move', () => {
  it('carries its mark', () => {
    expect(marksOf('1. e4 e5 2. Nf6 *')).toEqual([0, 0, TokenMark.illegal]);
    expect(marksOf('1. Nf3 d5 2. d3 d4 3. Nd2 *')).toEqual([0, 0, 0, 0, TokenMark.ambiguous]);
    expect(marksOf('1. Ng1f3 Nbc6 2. N1c3 N8f6 *')).toEqual(Array(4).fill(TokenMark.disambiguation));
    expect(marksOf('1. e4+ d5 2. ed5 *')).toEqual([TokenMark.checkMark, 0]);
    expect(marksOf('1. Nxf3 d5 2. e4 d4 3. Nd4 *')).toEqual([TokenMark.captureMark, 0, 0, 0, TokenMark.captureMark]);
    expect(marksOf('1. f3 e5 2. g4 Qh4+ *')).toEqual([0, 0, 0, TokenMark.checkMark]);
    expect(marksOf('1. f3 e5 2. g4 Qh4# *')).toEqual([0, 0, 0, 0]);
  });

  it('needs the disambiguation that SAN asks for, and no other', () => {
    expect(marksOf('1. Nf3 Nf6 2. d3 d6 3. Nbd2 *').at(-1)).toBe(0);
    expect(marksOf('1. Nf3 Nf6 2. d3 d6 3. N1d2 *').at(-1)).toBe(TokenMark.disambiguation);
    expect(marksOf('1. Nf3 Nf6 2. d3 d6 3. Nb1d2 *').at(-1)).toBe(TokenMark.disambiguation);
    // The knight on c3 is pinned, so Ne2 needs nothing.
    expect(marksOf('1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Nge2 *').at(-1)).toBe(TokenMark.disambiguation);
    expect(marksOf('1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O 5. Ne2 *').at(-1)).toBe(0);
  });
});

describe('where a game ends and the next begins', () => {
  it.each([
    ['1. e4 *1. d4 *', 2],
    ['1. e4 e5\n\n1. d4 d5', 2],
    ['1. Qh9 Nf6\n\n1. d4 d5', 2],
    ['1. Ke5 e5\n\n1. d4 d5', 2],
    ['1. e4 e5\n\n1. Introduction', 1],
    ['1. e4 e5\n1. d4 d5', 1],
    ['1. e4 (1. d4\n\n1. c4) *', 1],
    ['1. e4 *\n1. Introduction\n', 1],
    ['1. e4 *\nHe played 1. d4 here', 1],
    ['1. e4 *\n\n1. ', 2],
    ['1. -- d5 *', 1],
    ['1. e4 e5\n\n1. -- d5', 2],
    ['[A "x"]\n\n[A "y"]\n\n1. e4 *', 2],
    ['[A "x"]\n\n[B "y"]\n\n1. e4 *', 1],
    ['[A "x"]\n[A "y"]\n\n1. e4 *', 1],
    ['[A "x"]\n\n\ufeff[A "y"]\n\n1. e4 *', 2],
    ['[A "x"]\nSf3 Sf6\n[B "y"]\n1. e4 *', 2],
    ['[A "x"]\njunk\n[B "y"]\n1. e4 *', 1],
    ['[A "x"]\njunk [B "y"]\n1. e4 *', 1],
    ['[A "x"]\njunk\n[A "y"]\n1. e4 *', 2],
  ])('%j has the right number of games, as string and as bytes', (text, games) => {
    expect(readString(text).filter(({ isGame }) => isGame)).toHaveLength(games);
    expect(readBytes(new TextEncoder().encode(text)).filter(({ isGame }) => isGame)).toHaveLength(games);
  });
});

describe('how far the reader looked', () => {
  /** What comes behind a piece must not change the games before `seen`: such a piece may not end its game yet. */
  it.each([
    '1. e4 *\n\n1.',
    '1. e4 *\n\n1. I',
    '1. e4 *\n\ne4',
    '1. e4 *\n\ne4 ',
    '[Event "x"]\n\n[Event',
    '1. e4 e5\n\n1. I',
    '1. e4 {open\n\n[Event "x"]\n\n1. d4 *\n',
  ])('is to the end of %j', (text) => {
    const reader = new MovetextReader();
    reader.beginString(text);
    if (reader.readTags()) reader.readMoves();
    expect(reader.seen).toBe(text.length);
  });

  it('is not to the end where a game is surely over', () => {
    const text = `1. e4 *\n\n[Event "x"]\n\n1. d4 ${'Nf6 '.repeat(20)}`;
    const reader = new MovetextReader();
    reader.beginString(text);
    if (reader.readTags()) reader.readMoves();
    expect(reader.position).toBe(9);
    expect(reader.seen).toBeLessThan(text.length);
  });
});

describe('the reader', () => {
  it('plays from another start', () => {
    const reader = new MovetextReader();
    reader.beginString('[FEN "?"]\n1... e5 2. Nf3 *');
    expect(reader.readTags()).toBe(true);
    const engine = sharedEngine();
    const initial = initialPositionWords();
    const e2e4 = engine.legalMoves(initial).find((move) => moveFrom(move) === 12 && moveTo(move) === 28) ?? 0;
    reader.setStart(engine.play(initial, e2e4));
    reader.readMoves();
    expect([reader.plies, reader.faults]).toEqual([2, 0]);
    expect(() => reader.setStart(new Int32Array(3))).toThrow(RangeError);
  });

  it('reads without playing', () => {
    const reader = new MovetextReader();
    reader.beginString('1. e4 (1. d4) Qh9 *');
    reader.readTags();
    reader.readMoves(false);
    expect(reader.plies).toBe(0);
    expect(reader.faults & Fault.unplayed).toBe(Fault.unplayed);
    expect(reader.faults & Fault.illegal).toBe(0);
  });

  it('says so when its text is gone', () => {
    const [first, second] = [new MovetextReader(), new MovetextReader()];
    first.beginString('1. e4 *');
    second.beginString('1. d4 *');
    expect(() => first.isAtEnd).toThrow(RangeError);
    expect(() => first.readTags()).toThrow(RangeError);
    expect(() => first.readMoves()).toThrow(RangeError);
    expect(readAll(second)).toHaveLength(1);
  });

  it('reads variations deeper than it plays them', () => {
    const depth = 12_000;
    const [game] = readString(`1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} e5 2. Nf3 *`);
    expect(game?.plies).toBe(3);
    expect((game?.faults ?? 0) & ~Fault.unplayed).toBe(0);
  });
});
