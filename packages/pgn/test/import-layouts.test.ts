import { type Move, NOTATIONS, type Notation, notationOf, Position, parseUci, unwrap, writeUci } from '@movetext/chess';
import { Chess } from 'chess.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importGames } from '../src/index.ts';

/** A row of a score: number, White's move, Black's move. */
type Row = readonly [number: number, white: string, black: string];

/** Layouts that people write scores in. */
const LAYOUTS: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  running: (rows) => rows.map(([number, white, black]) => `${number}. ${white} ${black}`).join(' '),
  'without dots': (rows) => rows.map(([number, white, black]) => `${number} ${white} ${black}`).join('\n'),
  brackets: (rows) => rows.map(([number, white, black]) => `${number}) ${white} ${black}`).join('\n'),
  commas: (rows) => rows.map(([number, white, black]) => `${number}、${white}，${black}`).join('\n'),
  dashes: (rows) => rows.map(([number, white, black]) => `${number}.- ${white}, ${black};`).join(' '),
  tabs: (rows) => rows.map((row) => row.join('\t')).join('\n'),
  table: (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
  html: (rows) => rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join(''),
  'two columns': (rows) => {
    const half = Math.ceil(rows.length / 2);
    const cell = (row: Row | undefined) => (row ? `${row[0]}. ${row[1].padEnd(9)}${row[2].padEnd(9)}` : '');
    return rows
      .slice(0, half)
      .map((row, index) => `${cell(row)}   ${cell(rows[half + index])}`)
      .join('\n');
  },
  chat: (rows) =>
    rows
      .flatMap(([, white, black]) => [`[18:05] ida: ${white}`, ...(black === '' ? [] : [`[18:06] per: ${black}`])])
      .join('\n'),
};

const GAME_LENGTH = 24;
/** Finding a line is a judgement: what holds for these games may fail for one in some hundreds, so they are always the same. */
const SEED = 20;

/** A game of legal moves, chosen by numbers and played by chess.js. */
const games = fc.array(fc.nat(), { minLength: GAME_LENGTH, maxLength: GAME_LENGTH }).map((choices) => {
  const chess = new Chess();
  const played: string[] = [];
  for (const choice of choices) {
    const moves = chess.moves({ verbose: true });
    const move = moves[choice % moves.length];
    if (!move) break;
    played.push(chess.move(move).lan);
  }
  return played;
});

function movesOf(uci: readonly string[]): readonly { readonly move: Move; readonly position: Position }[] {
  let position = Position.initial();
  return uci.map((text) => {
    const before = position;
    const move = unwrap(parseUci(text, before));
    position = before.play(move);
    return { move, position: before };
  });
}

function rowsOf(uci: readonly string[], notation: Notation): readonly Row[] {
  const written = movesOf(uci).map(({ move, position }) => notation.write(move, position));
  return written.flatMap((white, index) =>
    index % 2 === 0 ? [[index / 2 + 1, white, written[index + 1] ?? ''] satisfies Row] : [],
  );
}

function found(text: string): readonly string[] {
  return importGames(text).games.map(({ moves }) => moves.map(({ move }) => writeUci(move)).join(' '));
}

describe('a random game', () => {
  it.each(Object.keys(LAYOUTS))('is found as %s in any notation', (name) => {
    const layout = LAYOUTS[name];
    if (!layout) throw new Error(`no layout ${name}`);
    fc.assert(
      fc.property(games, fc.constantFrom(...NOTATIONS), (uci, notation) => {
        expect(found(layout(rowsOf(uci, notation)))).toContain(uci.join(' '));
      }),
      { numRuns: 5, seed: SEED },
    );
  });

  it('is found with words between its moves', () => {
    const english = notationOf('en');
    if (!english) throw new Error('no English');
    fc.assert(
      fc.property(games, (uci) => {
        const text = rowsOf(uci, english)
          .map(
            ([number, white, black]) =>
              `${number}.${white} ${number % 3 === 0 ? `was played at once. ${number}...` : ''}${black}`,
          )
          .join(' ');
        expect(found(text)).toContain(uci.join(' '));
      }),
      { numRuns: 5, seed: SEED },
    );
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      '1.',
      '2',
      '3...',
      'e4',
      'e5',
      'Nf3',
      'Sc6',
      '马f3',
      'ed',
      'O-O',
      '0-0',
      '(',
      ')',
      '{',
      '}',
      '[',
      '<td>',
      '&#9816;',
      '\n',
      '\t',
      ' ',
      '1-0',
      '…',
    ],
    ...['P-K4', 'P4R', '5254', 'Rel', 'N f3', 'a1-h8', '8/8/8/8/8/8/8/8 w - -', 'word', '♘f3', '\u0000', '\ud800', '٣'],
  );

  it('is read without harm, and every token is where it says', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const { games: lines, tokens } = importGames(text);
        for (const { range, text: written } of tokens) expect(text.slice(range.start, range.end)).toBe(written);
        for (const { moves, start } of lines) {
          let position = start ?? Position.initial();
          for (const { move } of moves) position = position.play(move);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['e4 '.repeat(3000)],
    ['('.repeat(50_000)],
    ['1. e4 (1. d4 '.repeat(1500)],
    ['a1-h8-'.repeat(10_000)],
    ['<a '.repeat(20_000)],
    ['马'.repeat(20_000)],
    ['1'.repeat(50_000)],
    ['[FEN "'.repeat(5000)],
  ])('of one piece over and over ends: %#', (text) => {
    expect(importGames(text, { budget: 20_000 }).games).toEqual([]);
  });
});
