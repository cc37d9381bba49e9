import type { Language } from '../language.ts';
import { LANGUAGES, languageOf } from '../languages.ts';
import { LOOKALIKE } from './algebraic.ts';
import type { Meaning, Saying } from './meaning.ts';
import { READERS } from './readers.ts';
import { RecentTexts } from './recent-texts.ts';
import { type TidyMove, tidyMove } from './tidy-move.ts';

/** A text that may be a move, and all that it can say in some languages. */
export interface SpelledMove {
  readonly tidy: TidyMove;
  /** Likeliest first; empty where the text is no move in any notation. */
  readonly sayings: readonly Saying[];
}

/** Some languages, best first, and what was read in them lately: the moves of games come again and again. */
export interface Letters {
  readonly languages: readonly Language[];
  readonly read: RecentTexts<SpelledMove | null>;
}

/** All languages, English first. */
export const ALL_LETTERS: Letters = lettersIn(LANGUAGES);

const BY_CODES = new RecentTexts<Letters>(64);
let last: { readonly codes: readonly string[]; readonly letters: Letters } | undefined;

/** The letters of the languages with some codes, best first; of all when left out. What is no code of a language is passed over. */
export function lettersOf(codes: readonly string[] | undefined): Letters {
  if (!codes) return ALL_LETTERS;
  // Nearly always they are those asked for last; arrays can change, so each code is compared.
  if (last && last.codes.length === codes.length && last.codes.every((code, index) => code === codes[index]))
    return last.letters;
  const key = codes.join();
  const letters = BY_CODES.get(key) ?? lettersIn(codes.flatMap((code) => languageOf(code) ?? []));
  BY_CODES.set(key, letters);
  last = { codes: [...codes], letters };
  return letters;
}

/** What a text can say, read once however often it is asked for; null for what is too long, or nothing but marks. */
export function sayingsOf(text: string, { languages, read }: Letters): SpelledMove | null {
  const known = read.get(text);
  if (known !== undefined) return known;
  const tidy = tidyMove(text);
  const spelled = tidy ? { tidy, sayings: sayingsOfTidy(tidy, languages) } : null;
  read.set(text, spelled);
  return spelled;
}

function lettersIn(languages: readonly Language[]): Letters {
  return { languages, read: new RecentTexts() };
}

function sayingsOfTidy(tidy: TidyMove, languages: readonly Language[]): readonly Saying[] {
  const sayings = READERS.flatMap((read) => read(tidy, languages)).sort((a, b) => rankOf(a) - rankOf(b));
  const said = new Set<string>();
  return sayings.filter((saying) => {
    const key = keyOf(saying);
    if (key === undefined) return true;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}

/** Letters of another keyboard come last. */
function rankOf(saying: Saying): number {
  return typeof saying !== 'function' && saying.leniencies.includes(LOOKALIKE) ? 1 : 0;
}

/** Many languages say the same: then the first speaks for all. Undefined for what cannot be compared. */
function keyOf(saying: Saying): string | undefined {
  if (typeof saying === 'function') return undefined;
  const { wanted }: Meaning = saying;
  if (typeof wanted === 'function' || 'move' in wanted) return undefined;
  if ('castling' in wanted) return wanted.castling;
  const { role, to, fromFile, fromRank, promotion } = wanted;
  return [role, to, fromFile, fromRank, promotion].join();
}
