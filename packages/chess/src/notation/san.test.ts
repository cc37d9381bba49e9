import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, at } from '../../test/positions.ts';
import { Position } from '../position.ts';
import { unwrap } from '../result.ts';
import { parseSan, readSan, writeSan } from './san.ts';
import { writeUci } from './uci.ts';

/** What a text is read as: UCI, standard SAN, and what was forgiven with its place in the text. */
function reading(text: string, position: Position): string {
  const result = readSan(text, position);
  if (!result.ok) return `${result.error.code}: ${result.error.message}`;
  const { move, san, leniencies } = result.value;
  return [writeUci(move), san, ...leniencies.map(({ code, range }) => `${code}@${range.start}-${range.end}`)].join(' ');
}

const TWO_KNIGHTS = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1';
const PROMOTION = '8/1P2k3/8/8/8/8/8/4K3 w - - 0 1';
const CASTLES = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

describe('writeSan', () => {
  it.each([
    ['4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2', 'Nbd2'],
    ['4k3/8/8/5N2/8/5N2/8/4K3 w - - 0 1', 'f3d4', 'N3d4'],
    ['4k3/8/8/5N2/8/8/8/4KN2 w - - 0 1', 'f5e3', 'N5e3'],
    // Three queens: the file is shared with one, the rank with another.
    ['6k1/8/8/8/Q2Q4/8/8/3Q3K w - - 0 1', 'd4a1', 'Qd4a1'],
    ['8/k7/8/8/4Q2Q/8/2K5/7Q w - - 0 1', 'h4e1', 'Qh4e1'],
    // The other knight is pinned.
    ['4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1', 'g1e2', 'Ne2'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
    [PROMOTION, 'b7b8r', 'b8=R'],
    [CASTLES, 'e1c1', 'O-O-O'],
    [CASTLES, 'h1h8', 'Rxh8+'],
  ])('in %s %s is %s', (fen, uci, san) => {
    const position = at(fen);
    const move = position.legalMoves().find((candidate) => writeUci(candidate) === uci);
    expect(move && writeSan(move, position)).toBe(san);
  });

  it('marks mate', () => {
    const position = after('f3 e5 g4');
    expect(writeSan(unwrap(parseSan('Qh4', position)), position)).toBe('Qh4#');
  });
});

describe('readSan', () => {
  it.each([
    // The standard's own spelling: nothing to forgive.
    [TWO_KNIGHTS, 'Nbd2', 'b1d2 Nbd2'],
    [CASTLES, 'O-O', 'e1g1 O-O'],
    [CASTLES, 'O-O-O', 'e1c1 O-O-O'],
    [PROMOTION, 'b8=Q', 'b7b8q b8=Q'],
    [TWO_KNIGHTS, '--', '0000 --'],
    // Castling.
    [CASTLES, '0-0', 'e1g1 O-O zero-castling@0-3'],
    [CASTLES, '0-0-0', 'e1c1 O-O-O zero-castling@0-5'],
    [CASTLES, 'o-o', 'e1g1 O-O nonstandard-castling@0-3'],
    [CASTLES, 'OOO', 'e1c1 O-O-O nonstandard-castling@0-3'],
    [CASTLES, '0-0+', 'e1g1 O-O zero-castling@0-3 wrong-check-mark@3-4'],
    [CASTLES, 'e1g1', 'e1g1 O-O coordinate-form@0-2'],
    // Promotion.
    [PROMOTION, 'b8Q', 'b7b8q b8=Q nonstandard-promotion@2-3'],
    [PROMOTION, 'b8(Q)', 'b7b8q b8=Q nonstandard-promotion@2-5'],
    [PROMOTION, 'b8/Q', 'b7b8q b8=Q nonstandard-promotion@2-4'],
    [PROMOTION, 'b8=q', 'b7b8q b8=Q nonstandard-promotion@2-4'],
    [PROMOTION, 'b8n', 'b7b8n b8=N nonstandard-promotion@2-3'],
    // Origins.
    [TWO_KNIGHTS, 'Nb1d2', 'b1d2 Nbd2 overspecified-move@1-3'],
    [TWO_KNIGHTS, 'Nba3', 'b1a3 Na3 overspecified-move@1-2'],
    [TWO_KNIGHTS, 'Nb1-a3', 'b1a3 Na3 long-form@3-4 overspecified-move@1-3'],
    [TWO_KNIGHTS, 'b1a3', 'b1a3 Na3 coordinate-form@0-2'],
    ['4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1', 'Nge2', 'g1e2 Ne2 overspecified-move@1-2'],
    ['k7/8/8/8/8/8/8/2R1K3 w - - 0 1', 'Rc1c4', 'c1c4 Rc4 overspecified-move@1-3'],
    // Captures.
    [CASTLES, 'Rh8+', 'h1h8 Rxh8+ missing-capture-mark@1-1'],
    [CASTLES, 'R:h8+', 'h1h8 Rxh8+ nonstandard-capture-mark@1-2'],
    [CASTLES, 'Rxh2', 'h1h2 Rh2 needless-capture-mark@1-2'],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'ed5', 'e4d5 exd5 missing-capture-mark@1-1'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6e.p.', 'e5d6 exd6 en-passant-mark@4-8'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6 ep', 'e5d6 exd6 en-passant-mark@4-7'],
    // Marks.
    [CASTLES, 'Rxh8', 'h1h8 Rxh8+ wrong-check-mark@4-4'],
    [CASTLES, 'Rxh8#', 'h1h8 Rxh8+ wrong-check-mark@4-5'],
    [CASTLES, 'Rxh8++', 'h1h8 Rxh8+ wrong-check-mark@4-6'],
    [CASTLES, 'Rh2!?', 'h1h2 Rh2 suffix-glyph@3-5'],
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'Pe4', 'e2e4 e4 pawn-letter@0-1'],
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4', 'e2e4 e4 overspecified-move@0-2'],
  ])('in %s reads %s as %s', (fen, text, expected) => {
    expect(reading(text, at(fen))).toBe(expected);
  });

  it('knows a pinned twin after 1. e4 c5 2. Nf3 d6 3. Bb5+ Nd7 4. O-O', () => {
    expect(reading('Ngf6', after('e4 c5 Nf3 d6 Bb5+ Nd7 O-O'))).toBe('g8f6 Nf6 overspecified-move@1-2');
  });
});

describe('three questions, three errors', () => {
  it.each(['', 'x', 'e', 'e9', 'Ne', 'Nf33', 'e4e', 'Kxx3', 'O-', 'O-O-O-O', 'e4 e5', '1.e4', 'hello', '+', '=Q', '…'])(
    '%j is not SAN',
    (text) => {
      const result = parseSan(text, Position.initial());
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'not-san', message: `${JSON.stringify(text)} is not a move` },
      });
    },
  );

  it('SAN but no such move, with the reason', () => {
    expect(parseSan('Nd2', Position.initial())).toMatchObject({
      ok: false,
      error: { code: 'illegal', message: "White's own pawn stands on d2", reason: { kind: 'own-piece' } },
    });
  });

  it('SAN but several moves, with the candidates', () => {
    const position = at(TWO_KNIGHTS);
    const result = parseSan('Nd2', position);
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'ambiguous', message: 'the knights on b1 and f3 can both go to d2' },
    });
    if (result.ok || result.error.code !== 'ambiguous') throw new Error('not ambiguous');
    expect(result.error.candidates.map((move) => writeSan(move, position))).toEqual(['Nbd2', 'Nfd2']);
  });

  it('never throws, whatever the text', () => {
    const position = Position.initial();
    fc.assert(fc.property(fc.string({ maxLength: 12 }), (text) => typeof parseSan(text, position).ok === 'boolean'));
    const nearly = fc.stringMatching(/^[KQRBNP]?[a-h]?[1-8]?x?[a-h][1-8](=?[KQRBNP])?[+#]?$/);
    const busy = at('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1');
    fc.assert(
      fc.property(nearly, (text) => {
        const result = readSan(text, busy);
        return result.ok || result.error.message !== '';
      }),
      { numRuns: 2000 },
    );
  });
});
