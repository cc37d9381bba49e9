import type { Move, Position } from '@movetext/chess';
import type { Range } from '../range.ts';
import { bestReadings } from './best-reading.ts';
import { foldText } from './folded-text.ts';
import { gapsIn } from './gaps.ts';
import { believedLines, type FoundLine } from './lines.ts';
import { passagesOf } from './passages.ts';
import { scan } from './scan.ts';
import type { Entry, State } from './search-state.ts';
import { rangeOf, type Source } from './source.ts';
import { type Comments, commentsOf, mainLineOf, resultTag, tagsOf } from './surroundings.ts';
import { tokensOf } from './tokens.ts';

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
    for (const reading of bestReadings(passage, options)) {
      const { atoms: read, state } = reading;
      const tags = tagsOf(read, source);
      const { lines, misprints } = believedLines(state, 0 < tags.length);
      const results = resultsOf(state, source);
      const comments = commentsOf(read, lines, source);
      const main = mainLineOf(lines);
      for (const line of lines) games.push(gameOf(line, { tags, results, comments, main }, source));
      for (const token of tokensOf(lines, misprints, state, source)) tokens.push(token);
      isCutShort ||= reading.isCutShort;
    }
  }
  return { games, tokens, isCutShort };
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
