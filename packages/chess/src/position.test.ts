import { describe, expect, it } from 'vitest';
import { after, at } from '../test/positions.ts';
import { writeFen } from './fen.ts';
import { NULL_MOVE, unpackMove } from './move.ts';
import { parseSan } from './notation/san.ts';
import { Position } from './position.ts';
import { unwrap } from './result.ts';
import { Setup } from './setup.ts';
import { square, squareName } from './square.ts';

describe('Position', () => {
  it('starts a game', () => {
    const position = Position.initial();
    expect(position.turn).toBe('white');
    expect(position.legalMoves()).toHaveLength(20);
    expect(position.ply).toBe(0);
    expect(position.castlingRooks.map(squareName)).toEqual(['a1', 'h1', 'a8', 'h8']);
    expect(position.pieceAt(square('d8'))).toEqual({ color: 'black', role: 'queen' });
    expect(position.pieceAt(square('d4'))).toBeUndefined();
    expect(position.pieces()).toHaveLength(32);
    expect(position.kingSquare('black')).toBe(square('e8'));
    expect(position.material('white')).toEqual({ pawn: 8, knight: 2, bishop: 2, rook: 2, queen: 1, king: 1 });
  });

  it('is the same from its setup and its words', () => {
    const initial = Position.initial();
    expect(unwrap(Position.fromSetup(Setup.initial)).words).toEqual(initial.words);
    expect(initial.toSetup()).toEqual(Setup.initial);
    expect(writeFen(Position.fromWords(initial.words))).toBe(writeFen(initial));
  });

  it('does not change when a move is played', () => {
    const before = Position.initial();
    const next = before.play(unwrap(parseSan('e4', before)));
    expect(writeFen(before)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(writeFen(next)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    expect(next.epSquare).toBe(square('e3'));
    expect(next.ply).toBe(1);
  });

  it('tells check, checkers and attackers', () => {
    const position = after('e4 e5 Qh5 Ke7 Qxe5+');
    expect(position.isCheck()).toBe(true);
    expect(position.checkers().map(squareName)).toEqual(['e5']);
    expect(position.isCheckmate()).toBe(true);
    expect(position.attackers(square('f3'), 'white').map(squareName)).toEqual(['g1', 'g2']);
  });

  it('tells stalemate', () => {
    const position = at('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
    expect(position.isStalemate()).toBe(true);
    expect(position.isCheckmate()).toBe(false);
  });

  it('throws on a move of another position', () => {
    const e4 = unwrap(parseSan('e4', Position.initial()));
    expect(() => after('d4 d5').play(e4)).not.toThrow();
    expect(() => after('e4 e5').play(e4)).toThrow(RangeError);
  });

  it('passes the turn, but not in check', () => {
    const position = after('e4').playNull();
    expect(writeFen(position)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2');
    expect(writeFen(after('e4').play(unpackMove(NULL_MOVE)))).toBe(writeFen(position));
    expect(() => after('e4 f5 Qh5+').playNull()).toThrow(RangeError);
  });

  it('shows a castling move with the squares of king and rook', () => {
    const position = at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    const castling = position.legalMoves().filter((move) => move.castling);
    expect(castling.map(({ packed: _, ...move }) => move).sort((a, b) => a.to - b.to)).toEqual([
      { from: 4, to: 2, role: 'king', castling: 'queen', rookFrom: 0, rookTo: 3 },
      { from: 4, to: 6, role: 'king', castling: 'king', rookFrom: 7, rookTo: 5 },
    ]);
    expect(position.chess960).toBe(false);
  });

  it('castles in Chess960 and stays Chess960', () => {
    const start = at('bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1');
    // King f1 takes the place of the rook on g1, which goes to f1.
    const position = after('O-O', start);
    expect(position.chess960).toBe(true);
    expect(writeFen(position)).toBe('bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNRKB b kq - 1 1');
  });

  it('shows captures, promotions and en passant', () => {
    const [capture] = at('4k3/1P6/8/8/8/8/8/4K3 w - - 0 1')
      .legalMoves()
      .filter((move) => move.promotion === 'knight');
    expect(capture).toMatchObject({ from: square('b7'), to: square('b8'), role: 'pawn', promotion: 'knight' });
    const enPassant = after('e4 a6 e5 d5')
      .legalMoves()
      .find((move) => move.enPassant);
    expect(enPassant).toMatchObject({ from: square('e5'), to: square('d6'), role: 'pawn', captured: 'pawn' });
  });
});
