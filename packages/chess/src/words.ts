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

/** The first word of a role's squares in a position record. */
export function roleField(role: Role): number {
  return ROLE_FIELDS[ROLES.indexOf(role)] ?? PositionField.pawns;
}

/** The first word of a color's squares in a position record. */
export function colorField(color: Color): number {
  return color === 'white' ? PositionField.white : PositionField.black;
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
  words[PositionField.turn] = setup.turn === 'white' ? 0 : 1;
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
