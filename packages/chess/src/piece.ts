import { type Color, type Piece, ROLES, type Role } from './types.ts';

const LETTERS = 'pnbrqk';

/** The letter of a role in English, upper case as in SAN: `'N'` for the knight, `'P'` for the pawn. */
export function roleLetter(role: Role): string {
  return LETTERS.charAt(ROLES.indexOf(role)).toUpperCase();
}

/** The role that an English letter of either case stands for. */
export function roleOfLetter(letter: string): Role | undefined {
  return letter.length === 1 ? ROLES[LETTERS.indexOf(letter.toLowerCase())] : undefined;
}

/** The letter of a piece in FEN: upper case for White, lower case for Black. */
export function pieceLetter(piece: Piece): string {
  const letter = roleLetter(piece.role);
  return piece.color === 'white' ? letter : letter.toLowerCase();
}

/** The piece that a letter of FEN stands for. */
export function pieceOfLetter(letter: string): Piece | undefined {
  const role = roleOfLetter(letter);
  return role && pieceOf(letter === letter.toLowerCase() ? 'black' : 'white', role);
}

const FIGURINES = { white: '♙♘♗♖♕♔', black: '♟♞♝♜♛♚' };

/** The Unicode figure of a piece, as `♘`. */
export function pieceFigurine(piece: Piece): string {
  return FIGURINES[piece.color].charAt(ROLES.indexOf(piece.role));
}

const PIECES: Readonly<Record<Color, readonly Piece[]>> = {
  white: ROLES.map((role) => ({ color: 'white', role })),
  black: ROLES.map((role) => ({ color: 'black', role })),
};

/** The piece of a color and a role: always the same object for the same piece. */
export function pieceOf(color: Color, role: Role): Piece {
  return PIECES[color][ROLES.indexOf(role)] ?? { color, role };
}
