import { err, ok, type Result } from './result.ts';
import {
  type Color,
  FILE_NAMES,
  type File,
  type FileName,
  RANK_NAMES,
  type Rank,
  type RankName,
  type Square,
  type SquareName,
} from './types.ts';

/** The names of all squares by their numbers: `SQUARE_NAMES[0]` is `'a1'`, `SQUARE_NAMES[63]` is `'h8'`. */
export const SQUARE_NAMES: readonly SquareName[] = RANK_NAMES.flatMap((rank) =>
  FILE_NAMES.map((file): SquareName => `${file}${rank}`),
);

/** Why a text names no square. */
export interface SquareError {
  readonly code: 'not-a-square';
  readonly text: string;
}

/** Reads the name of a square, `e4`. Lower case only, as FEN and SAN write it. */
export function parseSquare(text: string): Result<Square, SquareError> {
  const file = text.charCodeAt(0) - 97;
  const rank = text.charCodeAt(1) - 49;
  const isSquare = text.length === 2 && 0 <= file && file < 8 && 0 <= rank && rank < 8;
  return isSquare ? ok(rank * 8 + file) : err({ code: 'not-a-square', text });
}

/**
 * The number of a square that is known when the program is written: `square('e4')` is 28.
 * For text from users there is {@link parseSquare}.
 *
 * @throws RangeError when the text names no square.
 */
export function square(name: SquareName): Square {
  const read = parseSquare(name);
  if (!read.ok) throw new RangeError(`no square: ${JSON.stringify(name)}`);
  return read.value;
}

/**
 * The name of a square.
 *
 * @throws RangeError when the number is not from 0 to 63.
 */
export function squareName(square: Square): SquareName {
  const name = SQUARE_NAMES[square];
  if (name === undefined) throw new RangeError(`no square: ${square}`);
  return name;
}

/**
 * The file of a square, 0 (a) to 7 (h).
 *
 * @throws RangeError when the number is not from 0 to 63.
 */
export function fileOf(square: Square): File {
  requireSquare(square);
  return square & 7;
}

/**
 * The rank of a square, 0 (first) to 7 (eighth).
 *
 * @throws RangeError when the number is not from 0 to 63.
 */
export function rankOf(square: Square): Rank {
  requireSquare(square);
  return square >> 3;
}

/**
 * The square on a file and a rank.
 *
 * @throws RangeError when one of the two is not from 0 to 7.
 */
export function squareAt(file: File, rank: Rank): Square {
  if ((file & 7) !== file || (rank & 7) !== rank) throw new RangeError(`no square on file ${file} and rank ${rank}`);
  return rank * 8 + file;
}

/**
 * Makes sure that a number is that of a square.
 *
 * @throws RangeError when it is not from 0 to 63.
 */
export function requireSquare(square: Square): void {
  if ((square & 63) !== square) throw new RangeError(`no square: ${square}`);
}

/**
 * The letter of a file, 0 (a) to 7 (h).
 *
 * @throws RangeError when the number is not from 0 to 7.
 */
export function fileName(file: File): FileName {
  const name = FILE_NAMES[file];
  if (name === undefined) throw new RangeError(`no file: ${file}`);
  return name;
}

/**
 * The digit of a rank, 0 (first) to 7 (eighth).
 *
 * @throws RangeError when the number is not from 0 to 7.
 */
export function rankName(rank: Rank): RankName {
  const name = RANK_NAMES[rank];
  if (name === undefined) throw new RangeError(`no rank: ${rank}`);
  return name;
}

/**
 * The color of the square itself: a1 is dark, which counts as `'black'` here.
 *
 * @throws RangeError when the number is not from 0 to 63.
 */
export function squareColor(square: Square): Color {
  return (fileOf(square) + rankOf(square)) % 2 === 0 ? 'black' : 'white';
}
