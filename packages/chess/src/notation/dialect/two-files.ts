import type { Move } from '../../move.ts';
import { fileOf } from '../../square.ts';
import type { Language } from '../language.ts';
import { alphabetOf } from './algebraic.ts';
import type { Meaning } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

const TWO_FILES = /^P?(?<from>[a-h])(?<fromRank>[1-8])?[x:]?(?<to>[a-h])(?:[=/]?\(?(?<promotion>[^\d=/()]{1,3})\)?)?$/u;

/** A pawn's capture by its two files: `ed`, `e:d`, `exd`, `ed=Q`. */
export function readTwoFiles({ core }: TidyMove, languages: readonly Language[]): readonly Meaning[] {
  const { from, fromRank, to, promotion } = TWO_FILES.exec(core)?.groups ?? {};
  if (from === undefined || to === undefined || Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) !== 1) return [];
  const made = languages.flatMap((language) => alphabetOf(language).roles.get(promotion ?? '') ?? []);
  if (promotion !== undefined && made.length === 0) return [];
  const wanted = (move: Move) =>
    move.role === 'pawn' &&
    move.captured !== undefined &&
    fileOf(move.from) === from.charCodeAt(0) - 97 &&
    fileOf(move.to) === to.charCodeAt(0) - 97 &&
    (fromRank === undefined || move.from >> 3 === Number(fromRank) - 1) &&
    move.promotion === made[0];
  return [{ notation: 'san', wanted, spelling: `${from}x${to}`, leniencies: ['two-file-capture'] }];
}
