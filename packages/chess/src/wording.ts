import type { Board } from './setup.ts';
import { squareName } from './square.ts';
import type { Color, Piece, Square } from './types.ts';

/** A side as a sentence names it: `White`. */
export function sideName(color: Color): string {
  return color === 'white' ? 'White' : 'Black';
}

/** A list as a sentence says it: `a, b and c`. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** A piece and its place: `the knight on c6`. */
export function namedPiece(piece: Pick<Piece, 'role'> | undefined, square: Square): string {
  return `the ${piece?.role ?? 'piece'} on ${squareName(square)}`;
}

/** The pieces on some squares of a board: `the knight on c6 and the rook on e1`. */
export function namedPieces(board: Board, squares: readonly Square[]): string {
  return joinWords(squares.map((square) => namedPiece(board[square], square)));
}

/** Squares alone: `b1 and g1`. */
export function squareList(squares: readonly Square[]): string {
  return joinWords(squares.map(squareName));
}

/** A text as written, in quotes and no longer than a message can bear: `"Nf3"`. */
export function quoted(text: string): string {
  const letters = Array.from(text);
  return JSON.stringify(letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`);
}

const LONGEST = 40;
