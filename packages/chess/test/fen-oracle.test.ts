import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { makeFen, parseFen as parseFenChessops } from 'chessops/fen';
import { describe, expect, it } from 'vitest';
import { claimsIn, outcomeOf, Position, parseFen, repetitionKey, unwrap, writeFen } from '../src/index.ts';
import { at, BUSY_FENS, randomGame } from './positions.ts';

const STARTS = [
  '4k3/8/8/8/3q4/8/8/R3K3 b - - 0 1',
  '4k3/1Q6/8/8/8/8/8/1N2K3 w - - 0 1',
  '7k/Q7/8/1Q6/2Q5/8/3R4/R3K3 w - - 0 1',
];

describe('FEN along random games', () => {
  it.each(BUSY_FENS)('is read back as the same position from %s', (fen) => {
    for (const position of randomGame(5, 80, at(fen))) {
      const written = writeFen(position);
      const again = unwrap(Position.fromSetup(unwrap(parseFen(written)), { tolerate: ['too-many-pieces'] }));
      expect(writeFen(again)).toBe(written);
      expect(repetitionKey(again)).toBe(repetitionKey(position));
    }
  });

  it('is the FEN that chessops writes for the same position', () => {
    for (let seed = 20; seed < 30; seed++) {
      for (const position of randomGame(seed, 100)) {
        const fen = writeFen(position);
        const chess = Chessops.fromSetup(parseFenChessops(fen).unwrap()).unwrap();
        expect(makeFen(chess.toSetup())).toBe(fen);
      }
    }
  });
});

describe('outcome along random games', () => {
  it('agrees with chessops and chess.js', () => {
    const kinds = new Set<string>();
    for (let seed = 100; seed < 160; seed++) {
      // Few men, so that games end.
      const start = at(STARTS[seed % STARTS.length] ?? '');
      for (const position of randomGame(seed, 60, start)) {
        const fen = writeFen(position);
        const chess = Chessops.fromSetup(parseFenChessops(fen).unwrap()).unwrap();
        const outcome = outcomeOf(position);
        kinds.add(outcome.kind);
        expect(outcome.kind === 'checkmate', fen).toBe(chess.isCheckmate());
        expect(outcome.kind === 'stalemate', fen).toBe(chess.isStalemate());
        // Forced and blocked positions are dead as well, which neither of them knows.
        const lacksMen = outcome.kind === 'dead-position' && outcome.reason === 'insufficient-material';
        expect(lacksMen, fen).toBe(new ChessJs(fen).isInsufficientMaterial() && !chess.isStalemate());
      }
    }
    expect(kinds).toEqual(new Set(['ongoing', 'checkmate', 'stalemate', 'dead-position']));
  });

  it('counts repetitions as chess.js does', () => {
    for (let seed = 200; seed < 215; seed++) {
      const start = at('4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1');
      const game = randomGame(seed, 90, start);
      const chess = new ChessJs(writeFen(start));
      const earlierKeys: string[] = [];
      game.forEach((position, index) => {
        const claims = claimsIn(position, { earlierKeys });
        const isThreefold = outcomeOf(position).kind === 'ongoing' && chess.isThreefoldRepetition();
        const isFivefold = outcomeOf(position, { earlierKeys }).kind === 'fivefold-repetition';
        expect(claims.includes('threefold-repetition') || isFivefold).toBe(isThreefold);
        earlierKeys.push(repetitionKey(position));
        const next = game[index + 1];
        const move =
          next && position.legalMoves().find((candidate) => writeFen(position.play(candidate)) === writeFen(next));
        if (move) chess.move({ from: squareText(move.from), to: squareText(move.to) });
      });
    }
  });
});

function squareText(square: number): string {
  return 'abcdefgh'.charAt(square % 8) + String(Math.floor(square / 8) + 1);
}
