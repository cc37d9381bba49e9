import { writeUci } from '@movetext/chess';
import { describe, expect, it } from 'vitest';
import type { Game } from './model.ts';
import { parsePgn } from './read-games.ts';
import { type WriteGameOptions, writeGame } from './write-game.ts';

function read(text: string): Game {
  const [game] = parsePgn(text);
  if (!game) throw new Error('no game');
  return game;
}

const write = (text: string, options?: WriteGameOptions) => writeGame(read(text), options).text;

describe('the movetext that is written', () => {
  it.each([
    // Numbers at the start, before White's moves, and behind comments and variations (PGN standard, sections 8.2.2.2 and 8.2.5).
    ['e4 e5 Nf3 Nc6 *', '1. e4 e5 2. Nf3 Nc6 *'],
    ['1.e4 e5 (d5 2.exd5) Nf3 {x} Nc6 *', '1. e4 e5 (1... d5 2. exd5) 2. Nf3 {x} 2... Nc6 *'],
    ['1. e4 (1. d4 {a} d5 (1... Nf6) 2. c4) e5 1-0', '1. e4 (1. d4 {a} 1... d5 (1... Nf6) 2. c4) 1... e5 1-0'],
    ['3. e4 7... e5 *', '1. e4 e5 *'],
    // Where comments and glyphs stand.
    ['{a} {b} 1. {c} $3 e4 {d} {e} * {f}', '{a} {b} 1. $3 {c} e4 {d} {e} * {f}'],
    ['1. e4 ({a} $1 1. d4) *', '1. e4 ($1 {a} 1. d4) *'],
    ['1. e4 {a} (1. d4) {b} e5 *', '1. e4 {a} (1. d4) {b} 1... e5 *'],
    ['1. e4! e5?! 2. Nf3 ± $10 N *', '1. e4 $1 e5 $6 2. Nf3 $16 $10 $146 *'],
    ['1. e4 (1. d4 ()) () *', '1. e4 (1. d4 ()) () *'],
    // Moves as SAN has them; those that cannot be played, as they are.
    ['1. e2e4 e5 2. Ng1f3 d6 3. Bf1c4+ Nf6 4. 0-0 --', '1. e4 e5 2. Nf3 d6 3. Bc4 Nf6 4. O-O -- *'],
    ['1. e4 Qxh9 2. d4 *', '1. e4 Qxh9 2. d4 *'],
    ['1. Nf3 d5 2. d3 d4 3. Nd2 e5 *', '1. Nf3 d5 2. d3 d4 3. Nd2 e5 *'],
    // The end.
    ['1. e4', '1. e4 *'],
    ['1. e4 1/2', '1. e4 1/2-1/2'],
    ['1. e4 (1. d4 {a', '1. e4 (1. d4 {a}) *'],
  ])('of %j is %j', (text, expected) => {
    expect(write(text)).toBe(`${expected}\n`);
  });

  it('begins with the number of the start position, Black to move or not', () => {
    const fen = '[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7"]\n\n';
    expect(write(`${fen}e5 e4 *`)).toBe(`${fen}7... e5 8. e4 *\n`);
    const pockets = '[Variant "Crazyhouse"]\n[FEN "4k3/8/8/8/8/8/8/4K3[Qq] b - - 0 7"]\n\n';
    expect(write(`${pockets}7... Q@e2+ *`)).toBe(`${pockets}7... Q@e2+ *\n`);
  });

  it('says what the Result tag says, where no marker stands', () => {
    expect(write('[Result "0-1"]\n\n1. e4')).toBe('[Result "0-1"]\n\n1. e4 0-1\n');
    expect(write('[Result "won"]\n\n1. e4')).toBe('[Result "won"]\n\n1. e4 *\n');
  });

  it('puts ; comments into braces, unless they hold one', () => {
    expect(write('1. e4 ; to the end\ne5 ; a } b\n2. Nf3 (2. d4 ; }\n) *')).toBe(
      '1. e4 { to the end} 1... e5 ; a } b\n2. Nf3 (2. d4 ; }\n) *\n',
    );
  });

  it('stays below eighty characters, the text of comments as it is', () => {
    const moves = Array.from({ length: 40 }, () => 'Nf3 Nf6 Ng1 Ng8').join(' ');
    const long = `{${'word '.repeat(30)}}`;
    const lines = write(`1. ${moves} ${long} *`).split('\n');
    expect(lines.filter((line) => 79 < line.length)).toEqual([long]);
    // No word of the next line would have fitted.
    for (const [index, line] of lines.slice(0, -3).entries()) {
      const next = lines[index + 1] ?? '';
      const piece = /^(\{.*|\d+\. \S+|\S+)/.exec(next)?.[0] ?? '';
      expect(`${line} ${piece}`.length, line).toBeGreaterThan(79);
    }
    expect(write('1. e4 {a\r\nb} e5 *', { width: 11, lineBreak: '\r\n' })).toBe('1. e4 {a\r\nb} 1... e5\r\n*\r\n');
  });

  it('does not let a move that begins with % hide its line', () => {
    expect(write('[Variant "Odd"]\n\n1. e4 %e5 *', { width: 5 })).toBe('[Variant "Odd"]\n\n1. e4 %e5\n*\n');
    expect(write('[Variant "Odd"]\n\n1. e4 ; }\n%e5e4 2. %e5 *')).toContain('\n');
  });

  it('is in the notation that one asks for', () => {
    expect(write('1. e4 e5 2. Nf3 -- *', { writeMove: (move) => writeUci(move) })).toBe('1. e2e4 e7e5 2. g1f3 -- *\n');
  });
});

describe('the tags that are written', () => {
  it('keep their order, their escapes and their oddities', () => {
    const tags = '[White "A \\"B\\" \\\\"]\n[My Tag "x"]\n[Event "E"]\n[White "again"]\n';
    expect(write(`${tags}\n*`)).toBe(`${tags}\n*\n`);
    expect(write('[Event "The "Open" Cup"]\n[Site here]\n[Round]\n[Date "2020\n\n*')).toBe(
      '[Event "The \\"Open\\" Cup"]\n[Site "here"]\n[Round]\n[Date "2020"]\n\n*\n',
    );
  });

  it('are sorted on demand: the Seven Tag Roster, then by name', () => {
    const text = '[ECO "C20"]\n[Result "*"]\n[odd! "x"]\n[Annotator "N"]\n[Event "E"]\n[White "W"]\n[Event "F"]\n\n*';
    const names = read(write(text, { sortTags: true })).tags.map(({ name, value }) => name + value);
    expect(names).toEqual(['EventE', 'EventF', 'WhiteW', 'Result*', 'AnnotatorN', 'ECOC20', 'odd!x']);
  });
});

describe('what is not written', () => {
  it('is listed, in the order of the text', () => {
    const text = 'before\n\n[Event "E"]\n\n1. e4 what } e5 ) 2. Nf3\n% escape\n* 1-0\nprose\n';
    const { lost } = writeGame(read(text));
    expect(lost.map(({ code, text: part }) => [code, part])).toEqual([
      ['text-outside-game', 'before'],
      ['unexpected-token', 'what'],
      ['unexpected-token', '}'],
      ['unmatched-parenthesis', ')'],
      ['escape-line', '% escape'],
      ['unexpected-token', '1-0'],
      ['text-outside-game', 'prose'],
    ]);
    for (const { range, text: part } of lost) expect(text.slice(range.start, range.end)).toBe(part);
  });
});
