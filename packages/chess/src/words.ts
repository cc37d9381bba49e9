import { POSITION_WORDS, PositionField, type PositionWords } from '@movetext/engine';
import { pieceOf } from './piece.ts';
import type { Setup } from './setup.ts';
import { type Color, type Piece, ROLES, type Role, type Square } from './types.ts';

/** Where the 64 bits of each role begin in a position record, pawns first. */
const ROLE_FIELDS = [
  PositionField.pawns,
  PositionField.knights,
  PositionField.bishops,
  PositionField.rooks,
  PositionField.queens,
  PositionField.kings,
] as const;

/**
 * The first word of a role's squares in a position record.
 *
 * @throws RangeError for what is no role.
 */
export function roleField(role: Role): number {
  const field = ROLE_FIELDS[ROLES.indexOf(role)];
  if (field === undefined) throw new RangeError(`no role: ${role}`);
  return field;
}

/**
 * The first word of a color's squares in a position record.
 *
 * @throws RangeError for what is no color.
 */
export function colorField(color: Color): number {
  return colorCode(color) === 0 ? PositionField.white : PositionField.black;
}

/**
 * The engine's number of a color: 0 for White, 1 for Black.
 *
 * @throws RangeError for what is no color.
 */
export function colorCode(color: Color): 0 | 1 {
  if (color === 'white') return 0;
  if (color === 'black') return 1;
  throw new RangeError(`no color: ${String(color)}`);
}

/** Whether a square is in the set of 64 bits that begins at a word. */
export function hasSquare(words: PositionWords, field: number, square: Square): boolean {
  return (((words[field + (square >> 5)] ?? 0) >>> (square & 31)) & 1) === 1;
}

/** The squares in the 64 bits that begin at `field`, and in those at `other` where one is given, from a1 to h8. */
export function squaresIn(words: PositionWords, field: number, other: number = field): Square[] {
  const squares: Square[] = [];
  for (let half = 0; half < 2; half++) {
    let bits = (words[field + half] ?? 0) & (words[other + half] ?? 0);
    while (bits !== 0) {
      squares.push(half * 32 + 31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
    }
  }
  return squares;
}

/** The piece on a square of a position record. */
export function pieceIn(words: PositionWords, square: Square): Piece | undefined {
  const color = hasSquare(words, PositionField.white, square)
    ? 'white'
    : hasSquare(words, PositionField.black, square)
      ? 'black'
      : undefined;
  if (color === undefined) return undefined;
  const role = ROLES.find((candidate) => hasSquare(words, roleField(candidate), square));
  return role && pieceOf(color, role);
}

/** A number of a position record's single words: turn, clocks, en passant square. */
export function wordAt(words: PositionWords, field: number): number {
  return words[field] ?? 0;
}

/**
 * Makes sure that two numbers can be the clocks of a position.
 *
 * @throws RangeError when one is not whole, too small or too large for the record.
 */
export function requireClocks(halfmoveClock: number, fullmoveNumber: number): void {
  const isCount = (value: number, least: number) => Number.isInteger(value) && least <= value && value <= 0x7fffffff;
  if (isCount(halfmoveClock, 0) && isCount(fullmoveNumber, 1)) return;
  throw new RangeError(`no clocks of a position: ${halfmoveClock} and ${fullmoveNumber}`);
}

/** A setup as a position record, whether or not one can play on from it. */
export function wordsOfSetup(setup: Setup): PositionWords {
  const words = new Int32Array(POSITION_WORDS);
  for (let square = 0; square < 64; square++) {
    const piece = setup.board[square];
    if (!piece) continue;
    addSquare(words, roleField(piece.role), square);
    addSquare(words, colorField(piece.color), square);
  }
  for (const square of setup.castlingRooks) addSquare(words, PositionField.castlingRooks, square);
  words[PositionField.turn] = colorCode(setup.turn);
  words[PositionField.epSquare] = setup.epSquare ?? -1;
  words[PositionField.halfmoveClock] = setup.halfmoveClock;
  words[PositionField.fullmoveNumber] = setup.fullmoveNumber;
  return words;
}

/** The role of one of the engine's role codes, 1 (pawn) to 6 (king); none for 0. */
export function roleOfCode(code: number): Role | undefined {
  return ROLES[code - 1];
}

function addSquare(words: PositionWords, field: number, square: Square): void {
  const word = field + (square >> 5);
  words[word] = (words[word] ?? 0) | (1 << (square & 31));
}
