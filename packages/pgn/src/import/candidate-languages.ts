import { LANGUAGES, type Language } from '@movetext/chess';
import type { Atom, MoveAtom } from './atom.ts';

/** So many moves tell the language. */
const MAX_SAMPLES = 400;
const MAX_CANDIDATES = 7;

/** What stands before the squares of a move: the letters of its piece. */
const PREFIX = /^([^\d\s]{1,3}?)(?:[a-h]?[1-8]?\s?[-:x×X*]?\s?[a-h][1-8])/u;

/**
 * The lists of languages in which a text is worth reading, likeliest first: those that know most of the letters before
 * squares, one for each meaning of these letters. English and, where its characters occur, Chinese are read beside each.
 */
export function candidateLanguages(atoms: readonly Atom[]): readonly (readonly string[])[] {
  const written = countPrefixes(atoms, (prefix) => prefix);
  // Where no language knows a letter, the text has its pieces in small ones.
  const isKnown = LANGUAGES.some((language) => [...rolesOf(language).keys()].some((letter) => written.has(letter)));
  const counts = isKnown ? written : countPrefixes(atoms, (prefix) => prefix.charAt(0).toUpperCase());
  const known = LANGUAGES.filter(({ code }) => !code.startsWith('zh')).map((language) => {
    const roles = rolesOf(language);
    let count = 0;
    for (const [prefix, times] of counts) if (roles.has(prefix)) count += times;
    const key = [...counts.keys()].map((prefix) => roles.get(prefix) ?? '-').join();
    return { code: language.code, count, key };
  });
  const most = Math.max(...known.map(({ count }) => count));
  const seen = new Set<string>();
  const chosen: string[] = [];
  for (const { code, count, key } of known.sort((a, b) => b.count - a.count)) {
    if (count < most * 0.7 || seen.has(key)) continue;
    seen.add(key);
    chosen.push(code);
  }
  const isChinese = [...counts.keys()].some((prefix) => /[\u3400-\u9fff]/.test(prefix));
  const beside = isChinese ? ['en', 'zh-Hans', 'zh-Hant'] : ['en'];
  const described = describedIn(atoms);
  if (described) chosen.splice(0, chosen.length, described);
  else chosen.splice(MAX_CANDIDATES);
  return (chosen.length === 0 ? ['en'] : chosen).map((code) => [...new Set([code, ...beside])]);
}

/** Spanish descriptive: `P4R`, `C3AR`, `CD2D`; the same in French: `C3FR`. */
const DESCRIBED = /^[RDTACFP]{1,3}[-.]?[1-8][RDTACF]{1,2}/;
const MIN_DESCRIBED = 2;

/** The language of descriptive notation with the rank first, where a text has such moves. */
function describedIn(atoms: readonly Atom[]): 'es' | 'fr' | null {
  const moves = atoms.flatMap((atom) => (atom.kind === 'move' ? [DESCRIBED.exec(atom.forms[0]?.text ?? '')] : []));
  const found = moves.flatMap((match) => match?.[0] ?? []);
  if (found.length < MIN_DESCRIBED) return null;
  const count = (letter: string) => found.filter((text) => text.includes(letter)).length;
  return count('A') < count('F') ? 'fr' : 'es';
}

function countPrefixes(atoms: readonly Atom[], spell: (prefix: string) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const moves = atoms.filter((atom): atom is MoveAtom => atom.kind === 'move').slice(0, MAX_SAMPLES);
  for (const { forms } of moves) {
    const found = PREFIX.exec(forms[0]?.text ?? '')?.[1];
    const prefix = found && spell(found);
    if (prefix !== undefined && !/^[a-hx×:♔-♟]$/.test(prefix)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return counts;
}

function rolesOf({ letters, alternatives = {}, lookalikes = {} }: Language): ReadonlyMap<string, string> {
  const roles = new Map<string, string>();
  for (const [role, words] of Object.entries(lookalikes)) for (const word of words) roles.set(word, role);
  for (const [role, words] of Object.entries(alternatives)) for (const word of words) roles.set(word, role);
  for (const [role, letter] of Object.entries(letters)) roles.set(letter, role);
  return roles;
}
