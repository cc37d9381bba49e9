import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, at, BUSY_FENS, randomGame } from '../../test/positions.ts';
import { parseSan } from '../notation/san.ts';
import { Position } from '../position.ts';
import { square } from '../square.ts';
import { describeIllegal } from './describe.ts';
import { explainIllegal } from './explain.ts';
import type { IllegalReason } from './reason.ts';

/** Why a move is refused, in words; the game before it as moves or as a FEN. */
function why(game: string, text: string): string {
  const position = game.includes('/') ? at(game) : after(game);
  const result = parseSan(text, position);
  if (result.ok) return 'legal';
  expect(result.error.code).toBe('illegal');
  return result.error.message;
}

describe('why a move is illegal', () => {
  it.each([
    // No such piece.
    ['4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Bc4', 'White has no bishop'],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'e4', 'White has no pawn'],
    ['', 'Nce4', 'no knight of White stands on the c-file: the knights are on b1 and g1'],
    ['', 'N3e4', 'no knight of White stands on rank 3: the knights are on b1 and g1'],
    ['', 'Ng3e4', 'no knight of White stands on g3: the knights are on b1 and g1'],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Rbb1', "no rook of White stands on the b-file: White's rook is on a1"],
    ['e4 e5', 'cxd5', 'the pawn on c2 does not reach d5'],
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'cxd5', 'no pawn of White stands on the c-file'],
    // None that reaches the square.
    ['', 'Ne5', 'no knight reaches e5: knights on b1 and g1'],
    ['e4 e5 Nf3 Nc6 Bb5 a6', 'Bxc7', 'no bishop reaches c7: bishops on c1 and b5'],
    ['', 'Ke3', 'the king on e1 does not reach e3'],
    ['', 'e8', 'the pawn on e2 does not reach e8'],
    ['4k3/8/8/8/8/8/3P4/4K3 w - - 0 1', 'a4', 'no pawn reaches a4'],
    // Own piece.
    ['', 'Qe1', "White's own king stands on e1"],
    ['7k/8/8/8/8/8/8/3KQ3 w - - 0 1', 'Ke1', "White's own queen stands on e1"],
    ['e4 e5 Nf3 f6 Nxe5 fxe5 Qh5+ Ke7 Qxe5+', 'Ke7', "Black's own king stands on e7"],
    // Something in the way.
    ['', 'Bg5', 'the pawn on d2 blocks the bishop on c1'],
    ['r1bqr1k1/p4ppp/1p6/2n5/P2N4/1QP5/4BPPP/R4RK1 w - - 1 16', 'Qb7', 'the pawn on b6 blocks the queen on b3'],
    ['e4 e5', 'e5', 'the pawn on e5 blocks the pawn on e4'],
    ['a3 e5 a4 e4 e3 a6 b3', 'e3', 'the pawn on e3 blocks the pawn on e4'],
    ['4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1', 'e2e4', 'the pawn on e3 blocks the pawn on e2'],
    ['4k3/8/8/3p4/4P3/4P3/8/4K3 w - - 0 1', 'e3xd5', 'the pawn on e3 does not reach d5'],
    ['Nf3 a6', 'f4', 'the knight on f3 blocks the pawn on f2'],
    ['4k3/8/8/8/8/8/R7/4K2R w - - 0 1', 'Ra8', 'legal'],
    [
      '4k3/8/8/8/8/P7/R3P1PR/4K3 w - - 0 1',
      'Rf2',
      'the pawn on e2 blocks the rook on a2 and the pawn on g2 blocks the rook on h2',
    ],
    // Pinned.
    [
      'r1bqkbnr/ppp2ppp/2np4/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4',
      'Nd4',
      'the bishop on b5 pins the knight on c6 to the king on e8',
    ],
    ['4k3/8/8/8/1b6/2P5/3P4/4K3 w - - 0 1', 'd4', 'legal'],
    ['4k3/8/8/8/1b6/8/3P4/4K3 w - - 0 1', 'd3', 'the bishop on b4 pins the pawn on d2 to the king on e1'],
    ['4r1k1/8/8/4Pp2/8/8/8/4K3 w - f6 0 1', 'exf6', 'the rook on e8 pins the pawn on e5 to the king on e1'],
    // The king would stand in check.
    ['4r1k1/8/8/8/8/8/8/3K4 w - - 0 1', 'Ke1', 'the king would be in check from the rook on e8'],
    ['6k1/8/8/8/8/8/4K2r/8 w - - 0 1', 'Kd2', 'the king would be in check from the rook on h2'],
    ['4r1k1/8/8/1b6/8/8/8/4K3 w - - 0 1', 'Ke2', 'the king would be in check from the bishop on b5 and the rook on e8'],
    ['4k3/8/8/8/8/5n2/4p3/4K3 w - - 0 1', 'Kf1', 'the king would be in check from the pawn on e2'],
    ['6k1/8/8/K3Pp1r/8/8/8/8 w - f6 0 1', 'exf6', 'the king would be in check from the rook on h5'],
    // In check already.
    ['e4 f5 Qh5+', 'Nf6', 'the king is in check from the queen on h5 and the move does not meet it'],
    ['e4 f5 Qh5+', 'a6', 'the king is in check from the queen on h5 and the move does not meet it'],
    ['e4 f5 Qh5+', '--', 'the king is in check from the queen on h5 and the move does not meet it'],
    [
      '4k3/8/8/8/1b6/8/3P4/R3K2r w - - 0 1',
      'Ra2',
      'the king is in check from the rook on h1 and the move does not meet it',
    ],
    [
      '4k3/8/5N2/8/2n5/8/8/4RK2 b - - 0 1',
      'Ne5',
      'the king is in check from the rook on e1 and the knight on f6 and the move does not meet it',
    ],
    ['4k3/8/8/8/1b5r/8/3N4/4K3 w - - 0 1', 'Nf3', 'the bishop on b4 pins the knight on d2 to the king on e1'],
    // The other side's move.
    ['e4', 'Nf3', "no knight reaches f3: knights on b8 and g8 (the knight on g1 is White's)"],
    ['e4', 'd4', "the pawn on d7 does not reach d4 (the pawn on d2 is White's)"],
    ['', 'Nf6', "no knight reaches f6: knights on b1 and g1 (the knight on g8 is Black's)"],
    ['4k3/8/8/8/8/8/8/R3K3 b - - 0 1', 'Ra5', "it is Black's move: the rook on a1 is White's"],
    // Pawns.
    ['e4 e5', 'exd5', 'the pawn on e4 has nothing to capture on d5'],
    ['e4 d5 e5 Nf6 Nf3 Ng8', 'exd6', 'the pawn on d5 can be taken en passant only right after its double step'],
    [
      '8/4P3/8/8/8/8/8/k3K3 w - - 0 1',
      'e8',
      'a pawn that reaches e8 becomes a queen, rook, bishop or knight: the move must say which',
    ],
    ['8/4P3/8/8/8/8/8/k3K3 w - - 0 1', 'e8=K', 'a pawn cannot promote to a king'],
    ['8/4P3/8/8/8/8/8/k3K3 w - - 0 1', 'e8=P', 'a pawn cannot promote to a pawn'],
    ['', 'e4=Q', 'a pawn promotes on the last rank only, not on e4'],
    ['', 'Nf3=Q', 'only a pawn promotes, not a knight'],
    // Castling.
    ['', 'O-O', 'the bishop on f1 stands in the way of castling'],
    ['', 'O-O-O', 'the queen on d1 stands in the way of castling'],
    ['4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1', 'O-O', 'the knight on g1 stands in the way of castling'],
    ['4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1', 'O-O-O', 'the knight on b1 stands in the way of castling'],
    ['4k3/8/8/8/8/8/8/R3K2R w Q - 0 1', 'O-O', "White has no right to castle on the king's side"],
    ['4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1', 'O-O', 'the king cannot castle out of check from the bishop on b4'],
    ['4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1', 'O-O', 'the king would pass f1, attacked by the bishop on a6'],
    ['4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'O-O', 'the king would be in check from the rook on g8'],
    // The game is over.
    ['f3 e5 g4 Qh4#', 'a3', 'White is checkmated and has no move'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'Kg8', 'Black is stalemated and has no move'],
  ])('after %j, %s: %s', (game, text, expected) => {
    expect(why(game ?? '', text ?? '')).toBe(expected);
  });

  it('knows a rook of Chess960 that covers its king', () => {
    // The rook on b1 leaves the first rank open for the rook on a1.
    const position = at('4k3/8/8/8/8/8/8/rR1K4 w B - 0 1', true);
    expect(describeIllegal(explainIllegal(position, { castling: 'queen' }))).toBe(
      'the king would be in check from the rook on a1',
    );
  });

  it('gives facts to those who have their own words', () => {
    expect(explainIllegal(Position.initial(), { role: 'bishop', to: square('g5') })).toEqual({
      kind: 'blocked',
      piece: { square: square('c1'), color: 'white', role: 'bishop' },
      by: { square: square('d2'), color: 'white', role: 'pawn' },
    });
  });

  it('has a reason that is true for whatever is spelled like a move', () => {
    const text = fc.stringMatching(/^[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[KQRBNP])?$/);
    const games = [...BUSY_FENS.map((fen) => randomGame(3, 30, at(fen))), randomGame(4, 60), randomGame(5, 60)].flat();
    fc.assert(
      fc.property(text, fc.nat(games.length - 1), (san, index) => {
        const position = games[index] ?? Position.initial();
        const result = parseSan(san, position);
        if (result.ok || result.error.code !== 'illegal') return;
        expect(result.error.message).toMatch(/^[a-zA-Z].*[^.]$/);
        expectTrue(result.error.reason, position);
      }),
      { numRuns: 5000 },
    );
  });
});

/** What can be said about a reason by looking at the board. */
function expectTrue(reason: IllegalReason, position: Position): void {
  const pieces = (facts: object) =>
    Object.values(facts)
      .flat()
      .filter((fact) => fact?.square !== undefined);
  for (const { square, ...piece } of pieces(reason)) expect(position.pieceAt(square)).toEqual(piece);
  switch (reason.kind) {
    case 'several':
      for (const one of reason.reasons) expectTrue(one, position);
      break;
    case 'in-check':
      expect(reason.checkers.map(({ square }) => square)).toEqual(position.checkers());
      break;
    case 'promotion-missing':
      expect([0, 7]).toContain(reason.to >> 3);
      break;
    case 'no-piece':
      expect(position.squaresOf(reason.color, reason.role)).toEqual([]);
      break;
    case 'pinned':
      expect(position.kingSquare(position.turn)).toBe(reason.king);
      expect(['bishop', 'rook', 'queen']).toContain(reason.by.role);
      break;
    case 'game-over':
      expect(position.legalMoves()).toEqual([]);
      break;
    default:
      break;
  }
}
