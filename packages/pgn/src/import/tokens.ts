import type { Range } from '../range.ts';
import type { MoveAtom } from './atom.ts';
import type { ImportedToken } from './import-games.ts';
import type { FoundLine } from './lines.ts';
import { proposalsFor } from './place.ts';
import type { Entry, State } from './search-state.ts';
import { rangeOf, type Source } from './source.ts';

/** So far behind a line what looks like a move may belong to it. */
const BEHIND = 40;

/** Every text that was read as a move of some lines, and what was not read near them, in the order of the text. */
export function tokensOf(
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
