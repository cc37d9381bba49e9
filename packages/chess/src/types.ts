/** The two sides, White first. The index of a color is its number in the engine. */
export const COLORS = ['white', 'black'] as const;

/** A side of the game. */
export type Color = (typeof COLORS)[number];

/** The six kinds of piece, by rising value. */
export const ROLES = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;

/** A kind of piece, whatever its color. */
export type Role = (typeof ROLES)[number];

/** What a pawn may become, best first. */
export const PROMOTION_ROLES = ['queen', 'rook', 'bishop', 'knight'] as const;

/** What a pawn may become. */
export type PromotionRole = (typeof PROMOTION_ROLES)[number];

/** A piece: its color and its role. */
export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** A file by its number: 0 is the a-file, 7 the h-file. */
export type File = number;

/** A rank by its number: 0 is White's back rank ("1"), 7 is Black's ("8"). */
export type Rank = number;

/** A square by its number, 0 to 63: a1 is 0, b1 is 1, h8 is 63. */
export type Square = number;

/** The names of the files, from White's left to right. */
export const FILE_NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The name of a file. */
export type FileName = (typeof FILE_NAMES)[number];

/** The names of the ranks, from White's side to Black's. */
export const RANK_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The name of a rank. */
export type RankName = (typeof RANK_NAMES)[number];

/** The name of a square, as `'e4'`. */
export type SquareName = `${FileName}${RankName}`;

/** Which way a king castles: `'king'` is the short side (h-file), `'queen'` the long one (a-file). */
export type CastlingSide = 'king' | 'queen';

/** A part of a text: from `start` up to but without `end`, in units of that text (UTF-16 for a string). */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The other side.
 *
 * @throws RangeError for what is no color.
 */
export function opposite(color: Color): Color {
  if (color === 'white') return 'black';
  if (color === 'black') return 'white';
  throw new RangeError(`no color: ${String(color)}`);
}
