/** A FEN as the engine takes it, by the reader of the tests: the engine itself reads none. */
import { readReferenceFen } from '@movetext/test-kit';
import { PositionField } from '../dist/index.js';

/** The position of a FEN, or one that `readReferenceFen` gave, as a snapshot. */
export function wordsOfFen(fen) {
  const { board, turn, castlingRooks, epSquare } = typeof fen === 'string' ? readReferenceFen(fen) : fen;
  const words = new Int32Array(24);
  const add = (field, square) => {
    words[field + (square >> 5)] |= 1 << (square & 31);
  };
  board.forEach((piece, square) => {
    if (piece === '.') return;
    add(2 * 'pnbrqk'.indexOf(piece.toLowerCase()), square);
    add(piece === piece.toLowerCase() ? PositionField.black : PositionField.white, square);
  });
  for (const rook of castlingRooks) add(PositionField.castlingRooks, rook);
  words[PositionField.turn] = turn === 'white' ? 0 : 1;
  words[PositionField.epSquare] = epSquare ?? -1;
  return words;
}
