import type { Move, Position } from '@movetext/chess';
import type { Range } from '../range.ts';
import type { Atom, MoveAtom } from './atom.ts';
import { candidateLanguages } from './candidate-languages.ts';
import { foldText } from './folded-text.ts';
import { gapsIn } from './gaps.ts';
import { readingOrders } from './layouts.ts';
import { believedLines, type FoundLine } from './lines.ts';
import { passagesOf } from './passages.ts';
import { proposalsFor } from './place.ts';
import { scan } from './scan.ts';
import { NARROW, searchMoves, WIDTH } from './search.ts';
import type { Entry, State } from './search-state.ts';
import { rangeOf, type Source } from './source.ts';
import { type Comments, commentsOf, mainLineOf, resultTag, tagsOf } from './surroundings.ts';

/** How to look for games in a text. */
export interface ImportOptions {
  /** The languages to read pieces' letters in, as codes (`de`); found out when left out. */
  readonly languages?: readonly string[];
  /** How many readings of a text as a move are tried at most in each passage. Default 400,000: a few seconds. What lies behind in it stays unread. */
  readonly budget?: number;
}

/** The games and lines of a text. */
export interface ImportResult {
  /** In the order of the text. Side lines are lines of their own, from the start of their game. */
  readonly games: readonly ImportedGame[];
  /** Every text that was read as a move of these games, and those where a move was due and none could be read; in the order of the text. */
  readonly tokens: readonly ImportedToken[];
  /** True when the budget of a passage ran out, so that there may be more in the text. */
  readonly isCutShort: boolean;
}

/** A line of play that a text holds. */
export interface ImportedGame {
  /** Where its first own move stands. */
  readonly range: Range;
  /** The position that it starts from; null for the usual start. */
  readonly start: Position | null;
  /** The tag pairs that stand before it, in order; without `SourceFile` and `SourceLine`. */
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** Comments in braces before the first move, without the braces. */
  readonly before: readonly string[];
  /** The number of its first move, and whose move it is, are those of the text. */
  readonly firstPly: number;
  readonly moves: readonly ImportedMove[];
  /** The result that stands behind it; `*` where none does. */
  readonly result: '1-0' | '0-1' | '1/2-1/2' | '*';
}

/** A move of a line. */
export interface ImportedMove {
  readonly move: Move;
  readonly san: string;
  readonly range: Range;
  /** True where the text has no legal move, or fits several, and this one was most likely meant. */
  readonly isGuess: boolean;
  /** True where its number says that a move before it is missing in the text. */
  readonly isBehindGap: boolean;
  /** Comments in braces behind it, without the braces. */
  readonly comments: readonly string[];
}

/** A text that looks like a move. */
export interface ImportedToken {
  readonly range: Range;
  /** As it stands, with its check mark. */
  readonly text: string;
  /** `illegal` also for what fits several moves. */
  readonly kind: 'read' | 'illegal' | 'unread';
  /** Whether it fits several moves, which are the proposals. */
  readonly isAmbiguous: boolean;
  /** The notation or the language under which it was read; null where it was not. */
  readonly reading: string | null;
  /** The move as the standard writes it: that which was read, or with which reading went on. Null where none was. */
  readonly san: string | null;
  /** Where it was not read: what may be meant, likeliest first, as the standard writes it. */
  readonly proposals: readonly string[];
}

const BUDGET = 400_000;
/** Another order than that of the text must be better by so much. */
const OTHER_ORDER = 2;
/** A reading is in order where it has less than one trouble in so many moves. */
const MAX_TROUBLE = 12;
/** So far behind a line what looks like a move may belong to it. */
const BEHIND = 40;

/**
 * Finds the games and lines in a text of any kind and language: a score in any notation, prose, a score sheet, a chat.
 *
 * What is a move is decided by what can be played: texts that look like moves are played one after another, with the
 * numbers between them as witnesses. A misprint is reported with what was probably meant, and the line goes on.
 */
export function importGames(text: string, options: ImportOptions = {}): ImportResult {
  const folded = foldText(text);
  const atoms = scan(folded.text);
  const source: Source = { text, folded };
  const games: ImportedGame[] = [];
  const tokens: ImportedToken[] = [];
  let isCutShort = false;
  for (const passage of passagesOf(atoms)) {
    const found = bestReading(passage, options);
    const tags = tagsOf(passage, source);
    const { lines, misprints } = believedLines(found.state, 0 < tags.length);
    const results = resultsOf(found.state, source);
    const comments = commentsOf(passage, lines, source);
    const main = mainLineOf(lines);
    for (const line of lines) games.push(gameOf(line, { tags, results, comments, main }, source));
    for (const token of tokensOf(lines, misprints, found.state, source)) tokens.push(token);
    isCutShort ||= found.isCutShort;
  }
  return { games, tokens, isCutShort };
}

interface FoundReading {
  readonly state: State;
  readonly isCutShort: boolean;
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
  if (plain && isWhole(plain, atoms)) return { state: plain, isCutShort: left < 0 };
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
  return { state: best ?? search([], ['en']), isCutShort: left < 0 };
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

/** What stands around the moves of a passage. */
interface Surroundings {
  readonly tags: ImportedGame['tags'];
  readonly results: Results;
  readonly comments: Comments;
  readonly main: FoundLine | null;
}

function gameOf(line: FoundLine, { tags, results, comments, main }: Surroundings, source: Source): ImportedGame {
  const { entries, shared } = line;
  const gaps = gapsIn(entries);
  const first = entries[Math.max(0, shared)] ?? entries[0];
  const start = entries[0]?.before.start;
  return {
    range: first ? rangeOf(first.atom, source) : { start: 0, end: 0 },
    start: start?.position ?? null,
    firstPly: start?.shownPly ?? 0,
    tags,
    before: (entries[0] && comments.before.get(entries[0])) ?? [],
    moves: entries.map((entry) => ({
      ...moveOf(entry, source),
      isBehindGap: gaps.has(entry),
      comments: comments.behind.get(entry) ?? [],
    })),
    result: results.get(entries.at(-1)) ?? (line === main ? resultTag(tags) : '*'),
  };
}

function moveOf(
  { atom, move, before, reading, proposals }: Entry,
  source: Source,
): Omit<ImportedMove, 'comments' | 'isBehindGap'> {
  return {
    move,
    san: before.san(move),
    range: rangeOf(atom, source),
    isGuess: proposals !== null || (reading?.candidates ?? null) !== null,
  };
}

type Results = ReadonlyMap<Entry | undefined, ImportedGame['result']>;

/** The results that stand behind moves. */
function resultsOf({ endings }: State, { folded }: Source): Results {
  const results = new Map<Entry | undefined, ImportedGame['result']>();
  for (let ending = endings; ending; ending = ending.older) {
    if (results.has(ending.at)) continue;
    const written = folded.text.slice(ending.start, ending.end);
    results.set(ending.at, /^1\s?[-:]/.test(written) ? '1-0' : /^0\s?[-:]/.test(written) ? '0-1' : '1/2-1/2');
  }
  return results;
}

function tokensOf(
  lines: readonly FoundLine[],
  misprints: readonly Entry[],
  state: State,
  source: Source,
): readonly ImportedToken[] {
  const known = new Set([...lines.flatMap((line) => line.entries), ...misprints]);
  const entries = [...known].sort((a, b) => a.atom.start - b.atom.start);
  const tokens = entries.map((entry) => tokenOf(entry, source));
  const taken = new Set(entries.map(({ atom }) => atom.start));
  const spans = joined(lines.map((line) => spanOf(line)));
  for (let skipped = state.skipped; skipped; skipped = skipped.older) {
    const { atom } = skipped;
    if (taken.has(atom.start)) continue;
    const span = spans[countUpTo(spans, atom.start, ({ start }) => start) - 1];
    if (!span || span.end + BEHIND < atom.start) continue;
    // What is an entry at this place is taken; so all of these stand before it.
    const before = entries[countUpTo(entries, atom.start, (entry) => entry.atom.start) - 1];
    tokens.push(unreadToken(atom, before, source));
  }
  return tokens.sort((a, b) => a.range.start - b.range.start);
}

/** Ranges that overlap, or nearly so, as one; in order. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const found: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && range.start <= last.end + BEHIND) {
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else found.push(range);
  }
  return found;
}

/** How many of a sorted list stand at a place or before it. */
function countUpTo<T>(list: readonly T[], place: number, placeOf: (item: T) => number): number {
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && placeOf(item) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function spanOf({ entries, shared }: FoundLine): Range {
  const own = entries.slice(Math.max(0, shared)).map(({ atom }) => atom);
  return {
    start: own.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY),
    end: own.reduce((most, { end }) => Math.max(most, end), 0),
  };
}

function tokenOf({ atom, before, move, reading, proposals }: Entry, source: Source): ImportedToken {
  const range = rangeOf(atom, source);
  const san = before.san(move);
  const candidates = reading?.candidates ?? null;
  const base = { range, text: source.text.slice(range.start, range.end), san, isAmbiguous: candidates !== null };
  const meant = proposals ?? candidates;
  if (meant === null) return { ...base, kind: 'read', reading: reading?.notation ?? null, proposals: [] };
  const sans = meant.map((proposal) => before.san(proposal));
  return { ...base, kind: 'illegal', reading: null, proposals: [san, ...sans.filter((other) => other !== san)] };
}

function unreadToken(atom: MoveAtom, before: Entry | undefined, source: Source): ImportedToken {
  const range = rangeOf(atom, source);
  const position = before?.after.position;
  const proposals =
    position && before ? proposalsFor(atom.forms[0]?.text ?? '', position).map((move) => before.after.san(move)) : [];
  return {
    range,
    text: source.text.slice(range.start, range.end),
    kind: 'unread',
    isAmbiguous: false,
    reading: null,
    san: null,
    proposals,
  };
}
