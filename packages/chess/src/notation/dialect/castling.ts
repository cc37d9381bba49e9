import type { Meaning } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

/** Zeros and the letter O of three alphabets. */
const CASTLING = /^[O0oОоΟο〇○]-?[O0oОоΟο〇○](?<long>-?[O0oОоΟο〇○])?$/;

/** Castling in words. */
const WORDS =
  /^(?:castles?(?:k|kr|kingside|short)?|(?:王[车車])?(?:短|王翼)易位)$|^(?<long>castles?(?:q|qr|queenside|long)|(?:王[车車])?(?:长|長|后翼|後翼)易位)$/i;

/** Castling, however its zeros are written: `0-0`, `0—0`, `O-O-O`, `oo`. */
export function readCastling({ core }: TidyMove): readonly Meaning[] {
  const match = CASTLING.exec(core);
  const words = match ? null : WORDS.exec(core);
  if (!match && !words) return [];
  const { long: third } = (match ?? words)?.groups ?? {};
  const long = third !== undefined;
  const standard = long ? 'O-O-O' : 'O-O';
  const leniency = /[0〇○]/.test(core) ? 'zero-castling' : 'nonstandard-castling';
  const wanted = { castling: long ? 'queen' : 'king' } as const;
  return [{ notation: 'san', wanted, spelling: standard, leniencies: core === standard ? [] : [leniency] }];
}
