import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIND_NAMES, parsePgn, readGameBytes, readGames, tokenize } from '../src/index.ts';
import { allMoves, faultsOf } from './model-texts.ts';

/** Scraps of which odd PGN is made. */
const SCRAPS = [
  ...['1. ', '2.', '1... ', '12. ', '…', 'e4 ', 'e5 ', 'Nf3 ', 'Nc6', 'Qh5+ ', 'O-O', 'e8=Q', 'e8(Q)', 'exd5 ', '-- '],
  ...['!', '?', '$1 ', '$', '±', 'N ', '{', '}', '{c}', '(', ')', ';', '%', '*', '1-0', '0-1 ', '1/2-1/2', '½-½'],
  ...[
    '[',
    ']',
    '[Event "E"]',
    '[Event "F"]\n',
    '[Site "',
    '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]',
    '[Date "a"] [B "b"]',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    ' ',
    '\t',
    '\0',
    '\u001a',
    '\ufeff',
    '\u00a0',
    '"',
    '\\',
    'prose ',
    '1. Introduction ',
    'Привет ',
    '😀',
    'é',
  ],
];
const score = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 60 }).map((scraps) => scraps.join(''));
const anything = fc.oneof(score, score, fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 80 }));
/** Lone surrogates too, which no UTF-8 can say. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

describe('any string', () => {
  it('is what its tokens concatenate to', () => {
    fc.assert(
      fc.property(fc.oneof(anything, anyUnits), (text) => {
        const tokens = Array.from(tokenize(text));
        expect(tokens.map((token) => token.text).join('')).toBe(text);
        for (const { kind, text: part } of tokens) {
          expect(KIND_NAMES).toContain(kind);
          expect(part).not.toBe('');
          if (kind === 'whitespace') expect(part).toMatch(/^[\s\0\u001a]+$/);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('is covered by its games without gaps, and only a text without games has a section that is none', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const sections = readGames(text);
        let at = 0;
        for (const { start, end, source, index } of sections) {
          expect(start).toBe(at);
          expect(end).toBeGreaterThan(start);
          expect(source.slice(0, source.length)).toBe(text.slice(start, end));
          expect(sections[index]?.start).toBe(start);
          at = end;
        }
        expect(at).toBe(text.length);
        if (1 < sections.length) expect(sections.every(({ isGame }) => isGame)).toBe(true);
        expect(parsePgn(text)).toHaveLength(sections.filter(({ isGame }) => isGame).length);
      }),
      { numRuns: 2000 },
    );
  });

  it('has a model whose ranges lie in its game, with every move and comment where its range says', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const section of readGames(text)) {
          const game = section.game();
          const at = ({ start, end }: { start: number; end: number }) => section.source.slice(start, end);
          for (const { range, text: part } of game.errors) expect(at(range)).toBe(part);
          for (const tag of game.tags) expect(at(tag.nameRange)).toBe(tag.name);
          for (const node of game.moves) {
            expect(at(node.range)).toBe(node.written);
            for (const nag of [...node.nagsBefore, ...node.nags]) expect(at(nag.range)).toBe(nag.written);
            for (const comment of [...node.before, ...node.after]) expect(at(comment.range)).toContain(comment.text);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});

/** What a section says, without where it stands. */
function summary(section: ReturnType<typeof readGames>[number]) {
  const { source, tokens } = section;
  const game = section.game();
  return {
    isGame: section.isGame,
    index: section.index,
    faults: section.faults,
    plies: section.plies,
    tokens: Array.from({ length: tokens.count }, (_, i) => [
      tokens.kind(i),
      tokens.marks(i),
      tokens.value(i),
      source.slice(tokens.start(i), tokens.end(i)),
    ]),
    moves: allMoves(game),
    errors: faultsOf(game),
  };
}

function piecesOf(bytes: Uint8Array, atMost: number) {
  let at = 0;
  return {
    read(buffer: Uint8Array) {
      const piece = bytes.subarray(at, at + Math.min(buffer.length, atMost));
      buffer.set(piece);
      at += piece.length;
      return piece.length;
    },
  };
}

describe('bytes in pieces', () => {
  it('are read as the whole string is: the same games, tokens, moves and faults', () => {
    fc.assert(
      fc.property(
        score,
        fc.integer({ min: 1, max: 64 }),
        fc.integer({ min: 1, max: 64 }),
        (text, pieceSize, atMost) => {
          const bytes = new TextEncoder().encode(text);
          const found = Array.from(readGameBytes(piecesOf(bytes, atMost), { pieceSize }), (section) => ({
            ...summary(section),
            start: section.start,
            end: section.end,
          }));
          expect(found.map(({ start, end, ...facts }) => facts)).toEqual(readGames(text).map(summary));
          const ends = readGames(text).map(({ end }) => new TextEncoder().encode(text.slice(0, end)).length);
          expect(found.map(({ end }) => end)).toEqual(ends);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('may be no UTF-8 at all', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        let end = 0;
        for (const section of readGameBytes(piecesOf(bytes, 64), { pieceSize: 64 })) {
          section.game();
          end = section.end;
        }
        expect(end).toBe(bytes.length);
      }),
      { numRuns: 500 },
    );
  });

  it('need a piece of at least one', () => {
    expect(() => [...readGameBytes(piecesOf(new Uint8Array(9), 9), { pieceSize: 0 })]).toThrow(RangeError);
  });

  it('are void once another text is read, and say so', () => {
    const bytes = new TextEncoder().encode('1. e4 *\n\n1. d4 *\n');
    const sections = readGameBytes(piecesOf(bytes, 99));
    expect(sections.next().value?.game().moves).toHaveLength(1);
    readGames('1. c4 *');
    expect(() => sections.next()).toThrow(RangeError);
  });
});
