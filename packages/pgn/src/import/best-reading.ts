import type { Atom } from './atom.ts';
import { candidateLanguages } from './candidate-languages.ts';
import type { ImportOptions } from './import-games.ts';
import { readingOrders } from './layouts.ts';
import { gamesOf } from './passages.ts';
import { NARROW, searchMoves, WIDTH } from './search.ts';
import type { Entry, State } from './search-state.ts';

const BUDGET = 400_000;
/** Another order than that of the text must be better by so much. */
const OTHER_ORDER = 2;
/** A reading is in order where it has less than one trouble in so many moves. */
const MAX_TROUBLE = 12;
/** Games in languages of their own may be worse by so much: a move that fits several may be another piece's in a wrong language. */
const OTHER_LANGUAGES = 2;

/** How a passage, or a part of one, is best read. */
export interface FoundReading {
  readonly atoms: readonly Atom[];
  readonly state: State;
  /** The languages in which it was read, likeliest first. */
  readonly codes: readonly string[];
  readonly isCutShort: boolean;
}

/**
 * How a passage is best read: as a whole, or game by game where its games are written in several languages.
 * A letter that means different pieces in these is read as the game's own language has it.
 */
export function bestReadings(atoms: readonly Atom[], options: ImportOptions): readonly FoundReading[] {
  const whole = bestReading(atoms, options);
  if (options.languages || whole.isCutShort) return [whole];
  // A position stands before the number of its first move, and may be that of any line.
  if (atoms.some(({ kind }) => kind === 'fen')) return [whole];
  const parts = gamesOf(atoms);
  if (parts.length < 2 || parts.every((part) => hasLanguage(part, whole.codes[0]))) return [whole];
  const readings = parts.map((part) => bestReading(part, options));
  const score = readings.reduce((sum, { state }) => sum + state.score, 0);
  const isMixed = new Set(readings.map(({ codes }) => codes[0])).size > 1;
  const isBetter = isMixed && whole.state.score - OTHER_LANGUAGES <= score;
  return isBetter && readings.every(({ state }) => isInOrder(state)) ? readings : [whole];
}

/** Whether a language is the likeliest one of a part of a passage. */
function hasLanguage(atoms: readonly Atom[], code: string | undefined): boolean {
  return candidateLanguages(atoms)[0]?.[0] === code;
}

function bestReading(atoms: readonly Atom[], { languages, budget = BUDGET }: ImportOptions): FoundReading {
  let left = budget;
  let ids = 0;
  const search = (order: readonly Atom[], codes: readonly string[], width = WIDTH): State =>
    searchMoves(
      order,
      {
        codes,
        nextId: () => ids++,
        spend() {
          left--;
          return 0 <= left;
        },
      },
      width,
    );
  const candidates = languages ? [languages] : candidateLanguages(atoms);
  const plain = candidates[0] && search(atoms, candidates[0], NARROW);
  if (plain && isWhole(plain, atoms)) return { atoms, state: plain, codes: candidates[0] ?? [], isCutShort: left < 0 };
  let best: State | null = null;
  let bestCodes = candidates;
  for (const [index, order] of readingOrders(atoms).entries()) {
    // Another language is worth a try where much is amiss, another order where anything is.
    if (best && isWhole(best, order)) break;
    for (const codes of best && isInOrder(best) ? bestCodes : candidates) {
      if (index === 0 && best && isInOrder(best)) break;
      const state = search(order, codes);
      const score = state.score - (index === 0 ? 0 : OTHER_ORDER);
      if (best && score <= best.score) continue;
      best = { ...state, score };
      bestCodes = [codes];
    }
  }
  return { atoms, state: best ?? search([], ['en']), codes: bestCodes[0] ?? [], isCutShort: left < 0 };
}

/** Whether nearly everything that looks like a move has been played, so that no other way of reading is worth a try. */
function isInOrder(state: State): boolean {
  const { played, troubles } = troublesOf(state);
  return troubles * MAX_TROUBLE < played;
}

/** Whether nothing is amiss: all but a few of what looks like a move has been played, and without a doubt. */
function isWhole(state: State, atoms: readonly Atom[]): boolean {
  const { played, troubles, ambiguous } = troublesOf(state);
  const strong = atoms.filter((atom) => atom.kind === 'move' && atom.look !== 'weak').length;
  return troubles + ambiguous === 0 && strong * 0.9 <= played;
}

/**
 * How many moves were played, and how many texts are doubted: guesses, moves that cost more than they gained, and what was
 * passed over; apart from these what fits several moves, which no other language makes better.
 */
function troublesOf({ skipped, newest }: State): {
  readonly played: number;
  readonly troubles: number;
  readonly ambiguous: number;
} {
  let played = 0;
  let troubles = 0;
  let ambiguous = 0;
  for (let entry: Entry | null = newest; entry; entry = entry.older) {
    played++;
    if (entry.proposals || entry.gain <= 0) troubles++;
    else if (entry.reading?.candidates) ambiguous++;
  }
  for (let older = skipped; older; older = older.older) troubles++;
  return { played, troubles, ambiguous };
}
