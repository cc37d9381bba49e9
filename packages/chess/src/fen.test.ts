import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../test/positions.ts';
import { parseFen, readFen, writeFen } from './fen.ts';
import { Position } from './position.ts';
import { unwrap } from './result.ts';
import { Setup } from './setup.ts';
import { square } from './square.ts';

const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Reads and writes a setup. */
function rewrite(fen: string, shredder = false): string {
  return writeFen(unwrap(parseFen(fen)), { shredder });
}

/** What is wrong with a FEN: `detail: the text concerned`. */
function faultsOf(fen: string): string[] {
  return readFen(fen).faults.map(({ detail, range }) => `${detail}: ${fen.slice(range.start, range.end)}`);
}

function leniencyPlaces(fen: string): string[] {
  return readFen(fen).leniencies.map(({ code, range }) => `${code} ${range.start}-${range.end}`);
}

describe('parseFen', () => {
  it('reads the initial position', () => {
    expect(parseFen(INITIAL)).toEqual({ ok: true, value: Setup.initial });
  });

  it('reads every field', () => {
    const setup = unwrap(parseFen('4k3/8/8/3pP3/8/8/8/4K2R b K d6 12 34'));
    expect(setup.board[square('e8')]).toEqual({ color: 'black', role: 'king' });
    expect(setup.board[square('h1')]).toEqual({ color: 'white', role: 'rook' });
    expect(setup.board.filter(Boolean)).toHaveLength(5);
    expect(setup).toMatchObject({ turn: 'black', castlingRooks: [square('h1')], epSquare: square('d6') });
    expect(setup).toMatchObject({ halfmoveClock: 12, fullmoveNumber: 34 });
  });

  it.each([
    ['', ['empty: ']],
    ['   ', ['empty:    ']],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1', ['rank-count: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP']],
    ['rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPPP/RNBQKBNR w - - 0 1', ['rank-length: ppppppp', 'rank-length: PPPPPPPPP']],
    ['rnbqkbnr/pppp1pp1p/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1', ['rank-length: pppp1pp1p']],
    ['rnbqkbnr/pppxpppp/9/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1', ['piece-letter: x', 'piece-letter: 9']],
    [INITIAL.replace(' w ', ' white '), ['turn: white']],
    [INITIAL.replace('KQkq', 'KQxq'), ['castling: x']],
    [INITIAL.replace(' - ', ' e9 '), ['en-passant: e9']],
    [INITIAL.replace('0 1', '-1 one'), ['halfmove-clock: -1', 'fullmove-number: one']],
    [`${INITIAL} and more`, ['surplus-text: and more']],
    ['8 w KQkq - a b', ['rank-count: 8', 'halfmove-clock: a', 'fullmove-number: b']],
    ['4k3/x8p/8/8/8/8/9/4K3 w - - 0 1', ['piece-letter: x', 'rank-length: x8p', 'piece-letter: 9']],
    ['4k3/8/8/8/8/8/8/3xyzK1 w KxyQ - 0 1', ['piece-letter: xyz', 'castling: xy']],
    // A text that is no FEN at all is one fault.
    ['hello world', ['not-a-fen: hello world']],
    ['x w KQkq - a b', ['not-a-fen: x w KQkq - a b']],
    [' startpos', ['not-a-fen: startpos']],
    ['w KQkq - 0 1', ['not-a-fen: w KQkq - 0 1']],
    ['https://example.org/8/8', ['not-a-fen: https://example.org/8/8']],
    ['1. e4 e5', ['not-a-fen: 1. e4 e5']],
  ])('lists every fault of %j', (fen, faults) => {
    expect(faultsOf(fen)).toEqual(faults);
    expect(parseFen(fen).ok).toBe(false);
  });

  it('says what is wrong in words', () => {
    const messages = (fen: string) => readFen(fen).faults.map(({ message }) => message);
    expect(messages('8/1/8/8/8/8/8/7 w - - 0 1')).toEqual([
      'rank 7 has 1 square instead of 8',
      'rank 1 has 7 squares instead of 8',
    ]);
    expect(messages('8/8/8/8/8/8/8/8 w - - 99999999999999999999 -1')).toEqual([
      'the halfmove clock is too large: "99999999999999999999"',
      'the fullmove number cannot be less than 0: "-1"',
    ]);
    expect(messages('8/8/8/8/8/8/8/8 w - - 0.5 1')).toEqual(['the halfmove clock is a whole number, not "0.5"']);
    expect(messages('')).toEqual(['the FEN is empty']);
    expect(messages('startpos')).toEqual([
      `"startpos" is what chess engines call the start of a game, which as a FEN is ${INITIAL}`,
    ]);
    expect(messages('hello')).toEqual([
      '"hello" is not a FEN, which begins with the eight ranks of a board and a slash between each two',
    ]);
    expect(messages('zebra'.repeat(1000))[0]?.length).toBeLessThan(140);
  });

  it.each([
    [INITIAL, []],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', ['missing-field', 'missing-field']],
    [` ${INITIAL}`, ['extra-space']],
    ['4k3/8/8/8/8/8/8/4K3  w - - 0 1', ['extra-space']],
    ['4k3/8/8/8/8/8/8/4K3_w_-_-_0_1', ['underscore', 'underscore', 'underscore', 'underscore', 'underscore']],
    ['r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1', ['castling-order']],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1', ['castling-order']],
    ['4k3/8/8/8/8/8/8/4K3 w - - - 1', ['missing-field']],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 0', ['zero-move-number']],
    ['4k3/8/8/8/8/8/8/4K3 w - - 00 012', ['leading-zero', 'leading-zero']],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KkQq - 0 1', ['castling-order']],
    ['r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', []],
    ['4k3/8/8/8/8/8/8/4K3\tw - - 0 1\n', ['extra-space', 'extra-space']],
  ])('forgives the form of %j', (fen, codes) => {
    expect(readFen(fen).leniencies.map(({ code }) => code)).toEqual(codes);
    expect(parseFen(fen).ok).toBe(true);
  });

  it('points at the place of what it forgave', () => {
    expect(leniencyPlaces('4k3/8/8/8/8/8/8/4K3  w - - 0 1')).toEqual(['extra-space 19-21']);
    expect(leniencyPlaces('8/8/8/8/8/8/8/8')).toContain('missing-field 15-15');
  });

  it.each([
    ['4k3/8/44/8/8/8/8/4K3 w - - 0 1', ['adjacent-digits 44'], '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['4k3/8/8/8/8/8/8/4K3 B - - 0 1', ['letter-case B'], '4k3/8/8/8/8/8/8/4K3 b - - 0 1'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - D6 0 1', ['letter-case D6'], '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'],
    ['4k3/8/8/8/8/8/8/4K3 w – -- 0 1', ['nonstandard-dash –', 'nonstandard-dash --'], '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    // Fields left out between others.
    ['4k3/8/8/8/8/8/8/4K2R w K 5 9', ['missing-field '], '4k3/8/8/8/8/8/8/4K2R w K - 5 9'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w d6 5 9', ['missing-field '], '4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 9'],
    ['4k3/8/8/8/8/8/8/4K3 w 5 9', ['missing-field ', 'missing-field '], '4k3/8/8/8/8/8/8/4K3 w - - 5 9'],
  ])('forgives in %s: %j', (fen, places, written) => {
    const { leniencies, setup } = readFen(fen);
    expect(leniencies.map(({ code, range }) => `${code} ${fen.slice(range.start, range.end)}`)).toEqual(places);
    expect(setup && writeFen(setup)).toBe(written);
  });

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseFen(text).ok === 'boolean'));
    const nearly = fc.stringMatching(
      /^[rnbqkpRNBQKP1-9/]{0,72} ?[wb]? ?[KQkqA-Ha-h-]{0,4} ?[a-h1-8-]{0,2} ?[0-9-]{0,3} ?[0-9]{0,3}$/,
    );
    fc.assert(
      fc.property(nearly, (text) => {
        const reading = readFen(text);
        return (reading.setup === undefined) === 0 < reading.faults.length;
      }),
    );
  });
});

describe('castling letters', () => {
  it.each([
    // X-FEN: K and Q are the outermost rooks, a file letter names an inner one.
    ['rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11', ['g1', 'a8', 'g8'], 'Gkq', 'Gga'],
    ['2r1kr2/8/8/8/8/8/8/1R2KR2 w KQkq - 0 1', ['b1', 'f1', 'c8', 'f8'], 'KQkq', 'FBfc'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', ['a1', 'h1', 'a8', 'h8'], 'KQkq', 'HAha'],
    ['2k5/8/8/8/8/8/8/1K1R1R2 w D - 0 1', ['d1'], 'D', 'D'],
    ['2k5/8/8/8/8/8/8/1K1R1R2 w K - 0 1', ['f1'], 'K', 'F'],
    ['r3k2r/8/8/8/8/8/8/4K3 w KQkq - 0 1', ['a1', 'h1', 'a8', 'h8'], 'KQkq', 'HAha'],
  ])('are read from and written to %s', (fen, rooks, xfen, shredder) => {
    const setup = unwrap(parseFen(fen));
    expect(setup.castlingRooks.map((rook) => 'abcdefgh'.charAt(rook % 8) + String((rook >> 3) + 1))).toEqual(rooks);
    expect(rewrite(fen).split(' ')[2]).toBe(xfen);
    expect(rewrite(fen, true).split(' ')[2]).toBe(shredder);
  });
});

describe('writeFen', () => {
  it.each([
    INITIAL,
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    '8/8/8/8/8/8/8/8 w - - 0 1',
    'KKKKKKKK/8/8/8/8/8/8/pppppppp b - - 99 12345',
  ])('keeps %s', (fen) => {
    expect(rewrite(fen)).toBe(fen);
  });

  it.each([
    ['nobody can take', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', '-'],
    ['a pawn can take', 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3', 'f6'],
    ['the taker is pinned on the file', '4r1k1/8/8/4Pp2/8/8/8/4K3 w - f6 0 1', '-'],
    ['both pawns would leave the rank', '6k1/8/8/K3Pp1r/8/8/8/8 w - f6 0 1', '-'],
    ['nothing can be said of an impossible position', '8/8/8/8/4P3/8/8/8 b - e3 0 1', 'e3'],
  ])('fills the en passant field only where the capture is legal: %s', (_, fen, expected) => {
    expect(rewrite(fen).split(' ')[3]).toBe(expected);
    const position = Position.fromSetup(unwrap(parseFen(fen)));
    if (position.ok) expect(writeFen(position.value).split(' ')[3]).toBe(expected);
  });

  it('writes a position with its clocks', () => {
    expect(writeFen(at('4k3/8/8/8/8/8/8/4K3 b - - 7 90'))).toBe('4k3/8/8/8/8/8/8/4K3 b - - 7 90');
  });
});
