import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { writeIccf } from './iccf.ts';
import { writeLan } from './lan.ts';
import { LANGUAGES } from './languages.ts';
import { writeFigurine, writeInLanguage } from './letters.ts';
import { writeReversible } from './reversible.ts';
import { writeSan } from './san.ts';
import { writeUci } from './uci.ts';

/** A way to write moves. */
export interface Notation {
  /** The name to choose it by: `san`, `lan`, `reversible`, `uci`, `figurine`, `iccf`, or a language's code. */
  readonly name: string;
  /** What it is, in a few words. */
  readonly title: string;
  /** A knight's move from g1 to f3, as it writes it. */
  readonly example: string;
  /** Writes a legal move of the position. */
  write(move: Move, position: Position): string;
}

/** All notations that can be written, languages included. Each is read back by `readDialectMove`. */
export const NOTATIONS: readonly Notation[] = [
  { name: 'san', title: 'Standard algebraic notation', example: 'Nf3', write: writeSan },
  { name: 'lan', title: 'Long algebraic notation', example: 'Ng1-f3', write: writeLan },
  { name: 'reversible', title: 'Long, naming what is taken', example: 'Ng1-f3', write: writeReversible },
  {
    name: 'uci',
    title: 'Coordinates, as engines write',
    example: 'g1f3',
    write: (move, position) => writeUci(move, { chess960: position.chess960 }),
  },
  { name: 'figurine', title: 'Figurines', example: '♘f3', write: writeFigurine },
  { name: 'iccf', title: 'Numeric, of correspondence chess', example: '7163', write: writeIccf },
  ...LANGUAGES.map((language) => ({
    name: language.code,
    title: language.name,
    example: `${language.letters.knight}f3`,
    write: (move: Move, position: Position) => writeInLanguage(move, position, language),
  })),
];

/** The notation of a name, in any case: `lan`, `de`, `zh-hans`. */
export function notationOf(name: string): Notation | undefined {
  const wanted = name.toLowerCase();
  return NOTATIONS.find((notation) => notation.name.toLowerCase() === wanted);
}
