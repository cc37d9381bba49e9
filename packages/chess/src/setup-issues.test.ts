import { describe, expect, it } from 'vitest';
import { parseFen, writeFen } from './fen.ts';
import { Position } from './position.ts';
import { readPosition } from './read-position.ts';
import { unwrap } from './result.ts';
import { checkSetup, type SetupOptions } from './setup-issues.ts';
import { squareName } from './square.ts';

/** Every issue as `code squares`, errors and warnings alike. */
function issuesOf(fen: string, options: SetupOptions = {}): string[] {
  return checkSetup(unwrap(parseFen(fen)), options).issues.map(({ code, squares }) =>
    [code, ...squares.map(squareName)].join(' '),
  );
}

function messagesOf(fen: string): string[] {
  return checkSetup(unwrap(parseFen(fen))).issues.map(({ message }) => message);
}

describe('what forbids play', () => {
  it.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', []],
    ['8/8/8/8/8/8/8/8 w - - 0 1', ['missing-king', 'missing-king']],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', ['missing-king']],
    ['4k3/8/8/8/8/8/8/K3K3 w - - 0 1', ['too-many-kings a1 e1']],
    ['8/8/8/3k4/4K3/8/8/8 w - - 0 1', ['kings-adjacent e4 d5']],
    ['4k3/8/8/8/8/8/4R3/4K3 w - - 0 1', ['king-capturable e8 e2']],
    ['P3k3/8/8/8/8/8/8/p3K2p w - - 0 1', ['pawn-on-back-rank a8', 'pawn-on-back-rank a1 h1']],
    // Every fault at once.
    ['P7/8/8/3k4/4K3/8/8/3R4 w - - 0 1', ['kings-adjacent e4 d5', 'king-capturable d5 d1', 'pawn-on-back-rank a8']],
  ])('in %s', (fen, issues) => {
    expect(issuesOf(fen)).toEqual(issues);
    expect(Position.fromSetup(unwrap(parseFen(fen))).ok).toBe(issues.length === 0);
  });

  it.each([
    ['17 pieces', '4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1', 1],
    ['9 pawns', '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', 1],
    ['two queens and 8 pawns', '4k3/8/8/8/8/Q7/PPPPPPPP/3QK3 w - - 0 1', 1],
    ['two light-squared bishops and 8 pawns', '4k3/8/8/8/8/8/PPPPPPPP/1B1BK3 w - - 0 1', 1],
    ['nine queens without pawns', 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1', 0],
    ['two queens and 7 pawns', '4k3/8/8/8/8/Q7/PPPPPPP1/3QK3 w - - 0 1', 0],
  ])('too many pieces: %s', (_, fen, count) => {
    expect(issuesOf(fen).filter((issue) => issue.startsWith('too-many-pieces'))).toHaveLength(count);
  });

  it.each([
    // Three at once.
    ['4k3/8/3N4/7B/8/8/8/4RK2 b - - 0 1', true],
    ['4k3/8/3N4/1B6/8/8/8/4RK2 b - - 0 1', true],
    // Two knights; two pawns; two rooks that both gave check before.
    ['4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1', true],
    ['4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1', true],
    // From both ends of one line.
    ['R3k2R/8/8/8/8/8/8/4K3 b - - 0 1', true],
    // The queen left the bishop's diagonal, or the rook's rank, or the other queen's file: it gave check before.
    ['1Q1k4/8/8/B7/8/8/8/4K3 b - - 0 1', true],
    ['4K3/8/8/8/8/1R3k2/4Q3/8 b - - 0 1', true],
    ['8/8/4Q3/8/4k2Q/8/8/K7 b - - 0 1', true],
    ['4k3/4Q3/8/1B6/8/8/8/4K3 b - - 0 1', true],
    // The pawn that promoted gave check before.
    ['2Qk4/8/8/B7/8/8/8/4K3 b - - 0 1', true],
    // The knight stepped out of the rook's line; the bishop too; the pawn took out of the file; a pawn promoted.
    ['4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1', false],
    ['4k3/8/8/1B6/8/8/8/4RK2 b - - 0 1', false],
    ['4k3/3P4/8/8/8/8/8/4RK2 b - - 0 1', false],
    ['3Qk3/8/8/8/8/8/8/4RK2 b - - 0 1', false],
    ['8/2k5/3P4/8/8/8/8/2R3K1 b - - 0 1', false],
    // e5xd6 en passant left the rook's file with one pawn and the bishop's diagonal with the other.
    ['8/8/3Pk3/8/8/8/B7/4RK2 b - - 0 1', false],
    ['8/3p4/3Pk3/8/8/8/B7/4RK2 b - - 0 1', true],
    // One check is never impossible.
    ['4k3/8/8/8/8/8/8/4RK2 b - - 0 1', false],
  ])('impossible check in %s: %s', (fen, expected) => {
    expect(issuesOf(fen).some((issue) => issue.startsWith('impossible-check'))).toBe(expected);
  });

  it('can be overlooked where the rules work all the same', () => {
    const fen = '4k3/8/3N1N2/8/Q7/P7/PPPPPPPP/4K3 b - - 0 1';
    expect(issuesOf(fen, { tolerate: ['impossible-check', 'too-many-pieces'] })).toEqual([]);
  });

  it('is told in words', () => {
    expect(messagesOf('4k3/8/8/8/8/8/4R3/4K3 w - - 0 1')).toEqual([
      "it is White's move, but the rook on e2 could take the king on e8",
    ]);
    expect(messagesOf('8/8/8/3k4/4K3/8/8/8 w - - 0 1')).toEqual(['the kings on e4 and d5 stand next to each other']);
    expect(messagesOf('4k3/8/8/8/8/Q7/PPPPPPPP/3QK3 w - - 0 1')).toEqual([
      'White has 1 promoted piece but only 0 missing pawns',
    ]);
  });
});

describe('rights that cannot be', () => {
  it.each([
    ['r3k2r/8/8/8/8/8/8/4K3 w KQkq - 0 1', ['a1', 'h1'], 'kq'],
    ['r3k2r/8/8/8/8/8/4K3/R6R b KQkq - 0 1', ['a1', 'h1'], 'kq'],
    ['4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1', ['a1', 'h1'], '-'],
    ['1r4k1/5ppp/8/8/8/8/5PPP/2R3K1 w Qq - 0 1', ['c1', 'b8'], '-'],
    // Both sides mirror each other: Chess960.
    ['bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1', [], 'KQkq'],
    // A file letter says Chess960.
    ['2k5/8/8/8/8/8/8/1K1R1R2 w D - 0 1', [], 'D'],
  ])('castling in %s', (fen, squares, castling) => {
    const setup = unwrap(parseFen(fen));
    expect(issuesOf(fen)).toEqual(squares.map((square) => `impossible-castling-right ${square}`));
    expect(writeFen(unwrap(Position.fromSetup(setup))).split(' ')[2]).toBe(castling);
  });

  it('takes unusual castling rights when told that it is Chess960, and refuses them when told that it is not', () => {
    expect(issuesOf('4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1', { chess960: true })).toEqual([]);
    expect(issuesOf('2k5/8/8/8/8/8/8/1K1R1R2 w D - 0 1', { chess960: false })).toEqual([
      'impossible-castling-right d1',
    ]);
  });

  it.each([
    ['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1', true],
    ['4k3/8/8/8/8/8/8/4K3 b - e3 0 1', false],
    ['4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1', false],
    ['4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1', false],
    ['4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1', true],
    ['4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1', false],
    // The pawn gives check; the pawn uncovered the bishop; the rook must have given check before.
    ['8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1', true],
    ['8/8/8/6k1/4P3/8/8/2B1K3 b - e3 0 1', false],
    ['8/8/7k/8/3P4/8/8/2B1K3 b - d3 0 1', true],
    ['4k3/8/8/8/3P4/8/8/4RK2 b - d3 0 1', false],
    // The pawn itself gave check from where it started; a king on the square passed over.
    ['4k3/8/K7/1pP5/8/8/8/8 w - b6 0 1', false],
    ['4k3/8/3K4/2PpP3/8/8/8/8 w - d6 0 1', false],
  ])('en passant in %s: %s', (fen, isPossible) => {
    expect(issuesOf(fen).filter((issue) => issue.startsWith('impossible-en-passant'))).toHaveLength(isPossible ? 0 : 1);
    expect(unwrap(Position.fromSetup(unwrap(parseFen(fen)))).epSquare !== undefined).toBe(isPossible);
  });

  it('are told in words', () => {
    expect(messagesOf('r3k2r/8/8/8/8/8/8/R4K2 w KQkq e6 0 1')).toEqual([
      'White cannot castle with a rook on a1: the king stands on f1',
      'White cannot castle with a rook on h1: there is none',
      'no pawn can just have passed over e6: Black has no pawn on e5',
    ]);
    expect(messagesOf('4k3/8/K7/1pP5/8/8/8/8 w - b6 0 1')).toEqual([
      'no pawn can just have passed over b6: the pawn on b7 would have given check before',
    ]);
  });
});

describe('a FEN with fields that cannot be read', () => {
  const codesOf = (fen: string) => {
    const read = readPosition(fen);
    return read.ok ? [] : read.error.map(({ code, range }) => `${code} ${fen.slice(range.start, range.end)}`);
  };

  it.each([
    ['8/8/8/8/8/8/8/4K3 w - - x 1', ['fen-syntax x', 'missing-king 8/8/8/8/8/8/8/4K3']],
    [
      'P3k3/8/8/8/8/8/8/4K3 w KQ e9 0 1',
      ['fen-syntax e9', 'pawn-on-back-rank P', 'impossible-castling-right Q', 'impossible-castling-right K'],
    ],
    ['4k3/8/8/8/8/8/4R3/4K3 w - - 0 one', ['fen-syntax one', 'king-capturable k']],
    // Whose king can be taken, and whose pawn has stepped, depends on the turn.
    ['4k3/8/8/8/8/8/4R3/4K3 x - e6 0 1', ['fen-syntax x']],
    ['4k3/8/8/8/8/8/8/4K3 w KX - 0 1', ['fen-syntax X']],
    ['4k3/8/8/8/8/8/8/4K3 w - e6 0 -1', ['fen-syntax -1', 'impossible-en-passant e6']],
    // Of a board that cannot be read nothing is said but that.
    ['4k3/8/8/8/8/8/8/P6 w KQ - 0 1', ['fen-syntax P6']],
  ])('%s: also tells what is wrong whatever they say: %j', (fen, issues) => {
    expect(codesOf(fen)).toEqual(issues);
  });
});
