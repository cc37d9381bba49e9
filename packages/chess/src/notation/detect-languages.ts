import type { Move } from '../move.ts';
import { NULL_MOVE, unpackMove } from '../move.ts';
import type { Position } from '../position.ts';
import { alphabetOf, LOOKALIKE, SMALL_LETTER } from './dialect/algebraic.ts';
import { tidyMove } from './dialect/tidy-move.ts';
import type { DialectReading } from './dialect-result.ts';
import type { Language } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { readDialectMove } from './read-dialect.ts';

/** So many moves tell the language; more cost time. */
const MAX_TOKENS = 120;

/**
 * Which languages fit the moves of one game best, found by playing it in each: best first, and only those that tie for
 * the best, English before others. For moves without letters it is English alone.
 */
export function detectLanguages(tokens: readonly string[], start: Position): readonly string[] {
  const moves = tokens.slice(0, MAX_TOKENS);
  const letters = lettersIn(moves);
  const written = [...new Set(letters)];
  const played = new Map<string, number>();
  const scored = likelyLanguages(letters).map((language) => {
    // Languages that say the same with these letters are played once.
    const key = meaningsIn(language, written);
    const score = played.get(key) ?? countPlayed(moves, start, language);
    played.set(key, score);
    return { code: language.code, score };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ code }) => code);
}

/** Readings that need one of these speak less for a language. */
const UNUSUAL: ReadonlySet<string> = new Set([LOOKALIKE, SMALL_LETTER, 'pawn-letter']);

/** The letters of pieces in some moves: in front, behind `=`, and before the target where a piece is taken. Not those of castling. */
function lettersIn(moves: readonly string[]): readonly string[] {
  const letters = moves.flatMap((move) => tidyMove(move)?.core.match(/[^a-h\dx:()=/-]+/gu) ?? []);
  return letters.filter((letter) => !/^[O0]/.test(letter));
}

/** The languages that know most of the letters: only with those the game is played. */
function likelyLanguages(letters: readonly string[]): readonly Language[] {
  const known = LANGUAGES.map((language) => {
    const { roles } = alphabetOf(language);
    const isKnown = (letter: string) => roles.has(letter) || roles.has(letter.toUpperCase());
    return { language, count: letters.filter(isKnown).length };
  });
  const most = Math.max(...known.map(({ count }) => count));
  // What no language knows is played in English: it is no question of languages.
  if (most === 0) return LANGUAGES.slice(0, 1);
  return known.filter(({ count }) => most * 0.9 <= count).map(({ language }) => language);
}

/** What some letters, and what they begin with, mean in a language. */
function meaningsIn(language: Language, written: readonly string[]): string {
  const { roles, lookalikes } = alphabetOf(language);
  const meaningOf = (text: string) => [roles.get(text), lookalikes.has(text), roles.get(text.toUpperCase())].join();
  return written.map((text) => [1, 2, 3].map((length) => meaningOf(text.slice(0, length))).join()).join(';');
}

/** How many of the moves are legal in a language, one behind the other. What cannot be read is played as any other language has it, or passed over. */
function countPlayed(tokens: readonly string[], start: Position, language: Language): number {
  let position = start;
  let count = 0;
  for (const token of tokens) {
    const own = readingOf(token, position, [language.code]);
    if (own) count += own.leniencies.some((leniency) => UNUSUAL.has(leniency)) ? 0.9 : 1;
    const move = own?.move ?? readingOf(token, position)?.move ?? passing(position);
    if (!move) break;
    position = position.play(move);
  }
  return count;
}

function readingOf(token: string, position: Position, languages?: readonly string[]): DialectReading | undefined {
  const result = readDialectMove(token, position, languages ? { languages } : {});
  return result.kind === 'read' ? result.readings[0] : undefined;
}

function passing(position: Position): Move | undefined {
  return position.isCheck() ? undefined : unpackMove(NULL_MOVE);
}
