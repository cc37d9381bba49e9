import { type ReferencePosition, readReferenceFen } from '@movetext/test-kit';
import { POSITION_WORDS, PositionField, type PositionWords } from '../src/index.ts';

const ROLE_FIELDS = {
  p: PositionField.pawns,
  n: PositionField.knights,
  b: PositionField.bishops,
  r: PositionField.rooks,
  q: PositionField.queens,
  k: PositionField.kings,
} as const;

/** A position of the reference as the engine takes it. */
export function wordsOf(position: ReferencePosition): PositionWords {
  const words = new Int32Array(POSITION_WORDS);
  const add = (field: number, square: number) => {
    words[field + (square >> 5)]! |= 1 << (square & 31);
  };
  position.board.forEach((piece, square) => {
    if (piece === '.') return;
    const role = piece.toLowerCase() as keyof typeof ROLE_FIELDS;
    add(ROLE_FIELDS[role], square);
    add(piece === role ? PositionField.black : PositionField.white, square);
  });
  for (const rook of position.castlingRooks) add(PositionField.castlingRooks, rook);
  words[PositionField.turn] = position.turn === 'white' ? 0 : 1;
  words[PositionField.epSquare] = position.epSquare ?? -1;
  words[PositionField.halfmoveClock] = position.halfmoveClock;
  words[PositionField.fullmoveNumber] = position.fullmoveNumber;
  return words;
}

/** A FEN as the engine takes it. */
export function wordsOfFen(fen: string): PositionWords {
  return wordsOf(readReferenceFen(fen));
}
