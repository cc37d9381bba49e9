import { type Color, type Piece, ROLES, type Role } from './types.ts';

const LETTERS = 'PNBRQKpnbrqk';

/**
 * The letter of a role in English, upper case as in SAN: `'N'` for the knight, `'P'` for the pawn.
 *
 * @throws RangeError for what is no role.
 */
export function roleLetter(role: Role): string {
  return LETTERS.charAt(indexOfRole(role));
}

/** The role that an English letter of either case stands for; `undefined` for any other text. */
export function roleOfLetter(letter: string): Role | undefined {
  const at = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
  return at < 0 ? undefined : ROLES[at % ROLES.length];
}

/** The letter of a piece in FEN: upper case for White, lower case for Black. */
export function pieceLetter(piece: Piece): string {
  const letter = roleLetter(piece.role);
  return piece.color === 'white' ? letter : letter.toLowerCase();
}

/** The piece that a letter of FEN stands for; `undefined` for any other text. */
export function pieceOfLetter(letter: string): Piece | undefined {
  const role = roleOfLetter(letter);
  return role && pieceOf(letter === letter.toLowerCase() ? 'black' : 'white', role);
}

const FIGURINES = { white: '♙♘♗♖♕♔', black: '♟♞♝♜♛♚' };

/**
 * The Unicode figure of a piece, as `♘`.
 *
 * @throws RangeError for what is no piece.
 */
export function pieceFigurine({ color, role }: Piece): string {
  const figurines = FIGURINES[color];
  if (figurines === undefined) throw noColor(color);
  return figurines.charAt(indexOfRole(role));
}

const PIECES: Readonly<Record<Color, readonly Piece[]>> = {
  white: ROLES.map((role) => ({ color: 'white', role })),
  black: ROLES.map((role) => ({ color: 'black', role })),
};

/**
 * The piece of a color and a role: always the same object for the same piece.
 *
 * @throws RangeError for what is no color or no role.
 */
export function pieceOf(color: Color, role: Role): Piece {
  const pieces = PIECES[color];
  if (pieces === undefined) throw noColor(color);
  return pieces[indexOfRole(role)] ?? { color, role };
}

function indexOfRole(role: Role): number {
  const index = ROLES.indexOf(role);
  if (index < 0) throw new RangeError(`no role: ${role}`);
  return index;
}

function noColor(color: string): RangeError {
  return new RangeError(`no color: ${color}`);
}
