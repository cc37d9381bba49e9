import type { Meaning } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

/** Zeros and the letter O of three alphabets. */
const CASTLING = /^[O0oОоΟο〇○]-?[O0oОоΟο〇○](?<long>-?[O0oОоΟο〇○])?$/;

/** Castling, however its zeros are written: `0-0`, `0—0`, `O-O-O`, `oo`. */
export function readCastling({ core }: TidyMove): readonly Meaning[] {
  const match = CASTLING.exec(core);
  if (!match) return [];
  const { long: third } = match.groups ?? {};
  const long = third !== undefined;
  const standard = long ? 'O-O-O' : 'O-O';
  const leniency = /[0〇○]/.test(core) ? 'zero-castling' : 'nonstandard-castling';
  const wanted = { castling: long ? 'queen' : 'king' } as const;
  return [{ notation: 'san', wanted, spelling: standard, leniencies: core === standard ? [] : [leniency] }];
}
