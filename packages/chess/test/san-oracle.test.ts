import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { parseFen as parseFenChessops } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { describe, expect, it } from 'vitest';
import { type Move, type Position, parseSan, parseUci, unwrap, writeFen, writeSan, writeUci } from '../src/index.ts';
import { at, BUSY_FENS, randomGame } from './positions.ts';

/** All legal moves of a position as chess.js writes them. */
function sanByChessJs(fen: string): string[] {
  // Composed positions with many queens are fine, and chess.js takes them so.
  return new ChessJs(fen, { skipValidation: true }).moves().sort();
}

function sanByChessops(fen: string, move: Move): string {
  const chess = Chessops.fromSetup(parseFenChessops(fen).unwrap()).unwrap();
  return makeSan(chess, {
    from: move.from,
    to: move.rookFrom ?? move.to,
    ...(move.promotion && { promotion: move.promotion }),
  });
}

function sans(position: Position): string[] {
  return position
    .legalMoves()
    .map((move) => writeSan(move, position))
    .sort();
}

describe('SAN of every legal move', () => {
  it.each(BUSY_FENS)('agrees with chess.js along random games from %s', (fen) => {
    for (let seed = 1; seed <= 3; seed++) {
      for (const position of randomGame(seed, 60, at(fen))) {
        expect(sans(position), writeFen(position)).toEqual(sanByChessJs(writeFen(position)));
      }
    }
  });

  it('agrees with chessops along random games', () => {
    for (let seed = 10; seed <= 13; seed++) {
      for (const position of randomGame(seed, 80)) {
        const fen = writeFen(position);
        for (const move of position.legalMoves()) expect(writeSan(move, position)).toBe(sanByChessops(fen, move));
      }
    }
  });

  it.each(BUSY_FENS)('is read back as the same move, and UCI likewise, from %s', (fen) => {
    for (const position of randomGame(99, 60, at(fen))) {
      for (const move of position.legalMoves()) {
        expect(unwrap(parseSan(writeSan(move, position), position))).toEqual(move);
        expect(unwrap(parseUci(writeUci(move), position))).toEqual(move);
        expect(unwrap(parseUci(writeUci(move, { chess960: true }), position))).toEqual(move);
      }
    }
  });

  it.each([
    'bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1',
    'rk2r3/8/8/8/8/8/8/RK2R3 w KQkq - 0 1',
    '1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1',
    'r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1',
  ])('agrees with chessops in Chess960 from %s', (fen) => {
    let castlings = 0;
    for (let seed = 30; seed < 34; seed++) {
      for (const position of randomGame(seed, 40, at(fen, true))) {
        const written = writeFen(position);
        const chess = Chessops.fromSetup(parseFenChessops(written).unwrap()).unwrap();
        const moves = position.legalMoves();
        castlings += moves.filter((move) => move.castling).length;
        const targets = new Set(moves.map((move) => `${move.from}-${move.rookFrom ?? move.to}`));
        expect(targets, written).toEqual(destinationsByChessops(chess));
        for (const move of moves) {
          const san = writeSan(move, position);
          expect(san, written).toBe(sanByChessops(written, move));
          expect(unwrap(parseSan(san, position))).toEqual(move);
          expect(unwrap(parseUci(writeUci(move, { chess960: true }), position))).toEqual(move);
        }
      }
    }
    expect(castlings).toBeGreaterThan(0);
  });
});

function destinationsByChessops(chess: Chessops): Set<string> {
  return new Set([...chess.allDests()].flatMap(([from, dests]) => [...dests].map((to) => `${from}-${to}`)));
}
