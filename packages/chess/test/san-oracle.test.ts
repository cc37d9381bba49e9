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
});
