import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, BUSY_FENS } from '../../test/positions.ts';
import { writeFen } from '../fen.ts';
import { writeSan } from '../notation/san.ts';
import { writeUci } from '../notation/uci.ts';
import { unwrap } from '../result.ts';
import { type EpdReading, parseEpd, writeEpd } from './epd.ts';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';

function read(text: string): EpdReading {
  return unwrap(parseEpd(text));
}

function issuesOf(text: string): string[] {
  return read(text).issues.map(({ code, range }) => `${code}: ${text.slice(range.start, range.end)}`);
}

describe('parseEpd', () => {
  it('reads a record of a test suite', () => {
    const text = '1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01";';
    const { position, operations, issues } = read(text);
    expect(writeFen(position)).toBe('1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1');
    expect(issues).toEqual([]);
    expect(operations).toMatchObject([
      { kind: 'moves', opcode: 'bm', moves: [{ role: 'queen' }] },
      { kind: 'text', opcode: 'id', text: 'BK.01' },
    ]);
    expect(writeEpd({ position, operations })).toBe(text);
  });

  it('reads every kind of operation, and keeps those it does not know', () => {
    const text = `${INITIAL} acd 12; ce -31; dm 3; pv e4 e5 Nf3; am f3 g4; c0 "a; b"; c9 ""; draw_offer; D1 20 ;x_y "q" w;`;
    const { operations, issues, position } = read(text);
    expect(issues).toEqual([]);
    expect(operations.map(({ kind, opcode }) => `${opcode} ${kind}`)).toEqual([
      ...['acd number', 'ce number', 'dm number', 'pv line', 'am moves', 'c0 text', 'c9 text', 'draw_offer flag'],
      ...['D1 other', 'x_y other'],
    ]);
    expect(operations[1]).toEqual({ kind: 'number', opcode: 'ce', value: -31 });
    expect(operations[5]).toEqual({ kind: 'text', opcode: 'c0', text: 'a; b' });
    expect(operations[9]).toEqual({ kind: 'other', opcode: 'x_y', operands: ['"q"', 'w'] });
    const line = operations[3];
    expect(line?.kind === 'line' && line.moves.map((move) => writeUci(move))).toEqual(['e2e4', 'e7e5', 'g1f3']);
    expect(writeEpd({ position, operations })).toBe(text.replace(' ;', '; '));
  });

  it('takes the clocks from operations or from the place they have in a FEN', () => {
    expect(writeFen(read(`${INITIAL} hmvc 7; fmvn 30;`).position)).toBe(`${INITIAL} 7 30`);
    expect(writeFen(read(`${INITIAL} 3 9 bm e4;`).position)).toBe(`${INITIAL} 3 9`);
    expect(writeFen(read(`${INITIAL} 3 9`).position)).toBe(`${INITIAL} 3 9`);
    expect(writeFen(read(`${INITIAL} fmvn 0;`).position)).toBe(`${INITIAL} 0 1`);
  });

  it.each([
    [`${INITIAL} bm e5;`, ['wrong-operand: e5']],
    [`${INITIAL} bm;`, ['wrong-operand: bm']],
    [`${INITIAL} pv e4 e4;`, ['wrong-operand: e4']],
    [`${INITIAL} ce 1.5; dm 1 2;`, ['wrong-operand: 1.5', 'wrong-operand: 2']],
    [`${INITIAL} resign now;`, ['wrong-operand: now']],
    [`${INITIAL} 17 x; id "a";`, ['not-an-opcode: 17']],
    [`${INITIAL} id "a`, ['unterminated-text: "a', 'missing-semicolon: ']],
    [`${INITIAL} id "a"`, ['missing-semicolon: ']],
    [`${INITIAL} id BK.01;`, []],
  ])('of %s: %j', (text, issues) => {
    expect(issuesOf(text)).toEqual(issues);
  });

  it('tells what it forgave the position', () => {
    expect(read(`${INITIAL} bm e4;`).leniencies).toEqual([]);
    const codes = read(` ${INITIAL.replace('KQkq', 'kqKQ')} bm e4;`).leniencies.map(({ code }) => code);
    expect(codes.sort()).toEqual(['castling-order', 'extra-space']);
  });

  it('keeps what does not fit', () => {
    const { operations, position } = read(`${INITIAL} bm e5; ce 1.5;`);
    expect(operations.map(({ kind }) => kind)).toEqual(['other', 'other']);
    expect(writeEpd({ position, operations })).toBe(`${INITIAL} bm e5; ce 1.5;`);
  });

  it.each(['', 'hello', '8/8/8/8/8/8/8/8 w - - bm e4;', 'bm e4;'])('finds no position in %j', (text) => {
    expect(parseEpd(text).ok).toBe(false);
  });

  it('never throws, and what it wrote it reads again', () => {
    const words = fc.constantFrom(
      'bm',
      'pv',
      'id',
      'ce',
      'e4',
      'Nf3',
      '"a"',
      '"',
      ';',
      ' ',
      '12',
      '__proto__',
      'c0',
      'x',
    );
    fc.assert(
      fc.property(fc.constantFrom(...BUSY_FENS), fc.array(words, { maxLength: 12 }), (fen, parts) => {
        const epd = read(`${fen.split(' ').slice(0, 4).join(' ')} ${parts.join(' ')}`);
        const written = writeEpd(epd);
        expect(writeEpd(read(written))).toBe(written);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string(), (text) => typeof parseEpd(text).ok === 'boolean'));
  });
});

it('writes the moves of the position in SAN', () => {
  const position = at(BUSY_FENS[1] ?? '');
  const moves = position.legalMoves().slice(0, 3);
  const written = writeEpd({ position, operations: [{ kind: 'moves', opcode: 'bm', moves }] });
  expect(written.split(' bm ')[1]).toBe(`${moves.map((move) => writeSan(move, position)).join(' ')};`);
});
