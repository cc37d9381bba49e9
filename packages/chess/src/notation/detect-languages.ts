import type { Move } from '../move.ts';
import { NULL_MOVE, unpackMove } from '../move.ts';
import type { Position } from '../position.ts';
import { alphabetOf, LOOKALIKE, SMALL_LETTER } from './dialect/algebraic.ts';
import { RecentTexts } from './dialect/recent-texts.ts';
import { ALL_LETTERS, type Letters, lettersOf, sayingsOf } from './dialect/sayings.ts';
import { tidyMove } from './dialect/tidy-move.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { firstMeantIn } from './read-dialect.ts';

/** So many moves tell the language; more cost time. */
const MAX_TOKENS = 120;

/** What a sum of counts may be off by. */
const EPSILON = 1e-6;

/** What {@link playInLanguages} finds. */
export interface LanguagePlay {
  /** The languages that fit best, as {@link detectLanguages} gives them. */
  readonly languages: readonly string[];
  /** True where all the moves, read in these languages, are known to be legal, one behind the other. */
  readonly isComplete: boolean;
}

/**
 * Which languages fit the moves of one game best, found by playing it in each: best first, and only those that tie for
 * the best, English before others. For moves without letters it is English alone.
 */
export function detectLanguages(tokens: readonly string[], start: Position): readonly string[] {
  return playInLanguages(tokens, start).languages;
}

/** Finds the languages of a game as {@link detectLanguages} does, and tells what its play has shown. */
export function playInLanguages(tokens: readonly string[], start: Position): LanguagePlay {
  const moves = tokens.slice(0, MAX_TOKENS);
  const fits = likelyLanguages(countLetters(moves));
  // Languages that say the same with these letters are played once.
  const groups = new Map<string, Language[]>();
  for (const { language, meanings } of fits) {
    const group = groups.get(meanings);
    if (group) group.push(language);
    else groups.set(meanings, [language]);
  }
  let best = -1;
  const scores = new Map<string, number>();
  for (const [meanings, group] of byLikelihood([...groups])) {
    const [first] = group;
    const score = first ? countPlayed(moves, start, lettersOf([first.code]), best) : -1;
    scores.set(meanings, score);
    if (best < score) {
      best = score;
      lastBest = first;
    }
  }
  const detected = fits.filter(({ meanings }) => scores.get(meanings) === best);
  const languages = detected.map(({ language }) => language.code);
  const isOneGroup = detected.every(({ meanings }) => meanings === detected[0]?.meanings);
  const isComplete = tokens.length <= MAX_TOKENS && isOneGroup && best === moves.length && sayTheSame(moves, languages);
  return { languages, isComplete };
}

/** Whether the moves say in some languages no more than in the first of them. */
function sayTheSame(moves: readonly string[], languages: readonly string[]): boolean {
  const first = lettersOf(languages.slice(0, 1));
  const all = lettersOf(languages);
  const countIn = (move: string, letters: Letters) => sayingsOf(move, letters)?.sayings.length;
  return moves.every((move) => countIn(move, all) === countIn(move, first));
}

/** The language of the game before: that of the next one most often, too. To play in it first shows soon that the others play worse. */
let lastBest: Language | undefined;

type Group = readonly [meanings: string, languages: readonly Language[]];

function byLikelihood(groups: readonly Group[]): readonly Group[] {
  const isLast = ([, languages]: Group) => lastBest !== undefined && languages.includes(lastBest);
  return [...groups.filter(isLast), ...groups.filter((group) => !isLast(group))];
}

/** Readings that need one of these speak less for a language. */
const UNUSUAL: ReadonlySet<string> = new Set([LOOKALIKE, SMALL_LETTER, 'pawn-letter']);

const LETTERS_IN = new RecentTexts<readonly string[]>();

/** How often the letters of pieces stand in some moves: in front, behind `=`, and before the target where a piece is taken. Not those of castling. */
function countLetters(moves: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const move of moves) for (const letter of lettersIn(move)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

function lettersIn(move: string): readonly string[] {
  const known = LETTERS_IN.get(move);
  if (known) return known;
  const found = tidyMove(move)?.core.match(/[^a-h\dx:()=/-]+/gu) ?? [];
  const letters = found.filter((letter) => !/^[O0]/.test(letter));
  LETTERS_IN.set(move, letters);
  return letters;
}

/** What some letters are in a language. */
interface Fit {
  readonly language: Language;
  /** Which of the letters it knows. */
  readonly known: readonly boolean[];
  /** What the letters, and what they begin with, mean in it. */
  readonly meanings: string;
}

const FITS = new RecentTexts<readonly Fit[]>(64);

/** The languages that know most of the letters: only with those the game is played. */
function likelyLanguages(letters: ReadonlyMap<string, number>): readonly Fit[] {
  const written = [...letters.keys()].sort();
  const fits = fitsOf(written);
  const counts = written.map((letter) => letters.get(letter) ?? 0);
  const sums = fits.map(({ known }) => counts.reduce((sum, count, index) => (known[index] ? sum + count : sum), 0));
  const most = Math.max(...sums);
  // What no language knows is played in English: it is no question of languages.
  if (most === 0) return fits.slice(0, 1);
  return fits.filter((_, index) => most * 0.9 <= (sums[index] ?? 0));
}

function fitsOf(written: readonly string[]): readonly Fit[] {
  const key = written.join(' ');
  const known = FITS.get(key);
  if (known) return known;
  const fits = LANGUAGES.map((language) => {
    const { roles } = alphabetOf(language);
    const isKnown = (letter: string) => roles.has(letter) || roles.has(letter.toUpperCase());
    return { language, known: written.map(isKnown), meanings: meaningsIn(language, written) };
  });
  FITS.set(key, fits);
  return fits;
}

function meaningsIn(language: Language, written: readonly string[]): string {
  const { roles, lookalikes } = alphabetOf(language);
  const meaningOf = (text: string) => [roles.get(text), lookalikes.has(text), roles.get(text.toUpperCase())].join();
  return written.map((text) => [1, 2, 3].map((length) => meaningOf(text.slice(0, length))).join()).join(';');
}

/**
 * How many of the moves are legal in a language, one behind the other. What cannot be read is played as any other language has it, or passed over.
 * Gives up, with less than that, where the count cannot reach `best` any more.
 */
function countPlayed(tokens: readonly string[], start: Position, letters: Letters, best: number): number {
  let position = start;
  let count = 0;
  let left = tokens.length;
  for (const token of tokens) {
    if (count + left + EPSILON < best) break;
    left--;
    const own = readingOf(token, position, letters);
    if (own) count += own.isUnusual ? 0.9 : 1;
    const move = own?.move ?? readingOf(token, position, ALL_LETTERS)?.move ?? passing(position);
    if (!move) break;
    position = position.play(move);
  }
  return count;
}

function readingOf(token: string, position: Position, letters: Letters): { move: Move; isUnusual: boolean } | null {
  const read = firstMeantIn(token, position, letters);
  return read && { move: read.move, isUnusual: read.leniencies.some((leniency) => UNUSUAL.has(leniency)) };
}

function passing(position: Position): Move | undefined {
  return position.isCheck() ? undefined : unpackMove(NULL_MOVE);
}
