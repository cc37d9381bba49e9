import { readAlgebraic } from './algebraic.ts';
import { readCastling } from './castling.ts';
import { readCoordinates, readIccf } from './coordinates.ts';
import { readDescriptive } from './descriptive.ts';
import { readSpanishDescriptive } from './descriptive-spanish.ts';
import type { DialectReader } from './meaning.ts';
import { readTwoFiles } from './two-files.ts';

/** The families of notations that are read, the likelier first; to read another is to add a file and a line here. */
export const READERS: readonly DialectReader[] = [
  readCastling,
  readCoordinates,
  readAlgebraic,
  readTwoFiles,
  readIccf,
  readDescriptive,
  readSpanishDescriptive,
];
