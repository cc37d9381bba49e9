import { MAX_DEPTH } from './search.ts';
import type { Aside, Entry, State } from './search-state.ts';

/** A line of play found in a text. */
export interface FoundLine {
  /** Its moves from the start. */
  readonly entries: readonly Entry[];
  /** How many of them belong to an earlier line. */
  readonly shared: number;
}

/** A line needs so much for it, in the unit of the search's gains. */
const MIN_SCORE = 4;
/** Where the text gives the position, a single move will do. */
const MIN_SCORE_GIVEN = 1.5;
/** A line without a single number is found only where it is so long. */
const MIN_UNNUMBERED = 6;
/** And has so many moves that name a piece, since bare squares are named for many reasons. */
const MIN_PIECES = 2;
/** Single moves count as lines where the text holds a line of so many moves. */
const LONG_LINE = 4;

/** What a text holds. */
export interface FoundLines {
  /** In the order of the text: those that can be believed. */
  readonly lines: readonly FoundLine[];
  /** Misprints of single moves that the text names in place of a move of these lines. */
  readonly misprints: readonly Entry[];
}

/** The lines of a reading that can be believed; behind tags stands a game, however short it is. */
export function believedLines(state: State, isTagged = false): FoundLines {
  const entries: Entry[] = [];
  for (let entry = state.newest; entry; entry = entry.older) entries.push(entry);
  entries.reverse();
  const asides = asidesOf(state);
  const parents = new Set(
    entries.flatMap(({ parent, index }) => (parent && !isAside(index, asides.get(parent)) ? [parent] : [])),
  );
  const told = new Set<Entry>();
  const lines = entries
    .filter((entry) => !parents.has(entry))
    .map((leaf) => {
      const line = pathTo(leaf);
      const own = line.findIndex((entry) => !told.has(entry));
      for (const entry of line) told.add(entry);
      return { entries: line, shared: own };
    });
  const whole = lines.filter((line, index) => isBelieved(line, isTagged && index === 0));
  const hasLongLine = whole.some((line) => LONG_LINE <= line.entries.length);
  const single = hasLongLine ? lines.filter((line) => isSingleMove(line)) : [];
  const found = lines.filter((line) => whole.includes(line) || single.includes(line));
  const misprints = lines.flatMap(({ entries: line, shared }) => {
    const [only, ...more] = line.slice(shared);
    return only?.proposals && only.isNumbered && 0 < shared && more.length === 0 ? [only] : [];
  });
  return { lines: withoutRepeats(found), misprints: 0 < found.length ? misprints : [] };
}

/** The brackets behind each entry. */
function asidesOf({ asides }: State): ReadonlyMap<Entry, readonly Aside[]> {
  const found = new Map<Entry, Aside[]>();
  for (let aside = asides; aside; aside = aside.older) {
    const known = found.get(aside.behind);
    if (known) known.push(aside);
    else found.set(aside.behind, [aside]);
  }
  for (const list of found.values()) list.reverse();
  return found;
}

/** Whether an atom goes on with a line only inside a bracket, so that the line itself may end before it. */
function isAside(index: number, asides: readonly Aside[] = []): boolean {
  // Brackets behind one and the same move stand one after another, or in one another.
  let low = 0;
  for (let high = asides.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((asides[middle]?.to ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return asides.slice(low, low + MAX_DEPTH).some(({ from }) => from < index);
}

function pathTo(leaf: Entry): readonly Entry[] {
  const path: Entry[] = [];
  for (let entry: Entry | null = leaf; entry; entry = entry.parent) path.push(entry);
  return path.reverse();
}

function isBelieved({ entries, shared }: FoundLine, isGiven: boolean): boolean {
  const own = entries.slice(shared);
  const score = own.reduce((sum, { gain }) => sum + gain, 0);
  const legal = own.filter(({ proposals }) => proposals === null).length;
  if (0 < shared) return 2 <= score && own.length * 0.5 <= legal;
  if (legal < own.length * 0.6) return false;
  if (isGiven || entries[0]?.before.start.position) return MIN_SCORE_GIVEN <= score;
  if (entries.length < 2) return false;
  const isNumbered = own.some((entry) => entry.isNumbered);
  if (isNumbered) return MIN_SCORE <= score;
  const pieces = own.filter(({ atom }) => atom.look === 'piece' || isTwoSquares(atom)).length;
  return MIN_UNNUMBERED <= entries.length && MIN_PIECES <= pieces && 0 < score;
}

/** Two squares, in letters or in digits, are named for fewer reasons than one. */
function isTwoSquares({ forms }: Entry['atom']): boolean {
  return /^(?:[a-h][1-8]-?){2}$|^[1-8]{4}$/.test(forms[0]?.text ?? '');
}

function isSingleMove({ entries, shared }: FoundLine): boolean {
  const [only] = entries;
  if (!only || 1 < entries.length || 0 < shared) return false;
  return only.isNumbered && only.proposals === null && only.before.shownPly === 0;
}

/** Remarks that only repeat the beginning of a line, or a single move, are told once. */
function withoutRepeats(lines: readonly FoundLine[]): readonly FoundLine[] {
  const keys = lines.map(keyOf);
  const sorted = [...keys].sort(inOrder);
  const seen = new Set<string>();
  return lines.filter((line, index) => {
    const key = keys[index] ?? '';
    const isRemark = 0 < line.shared || line.entries.length === 1;
    const isRepeated = isRemark && (seen.has(key) || (0 < line.shared && hasBeginning(sorted, `${key} `)));
    seen.add(key);
    return !isRepeated;
  });
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether one of the texts, which are sorted, begins so. */
function hasBeginning(sorted: readonly string[], beginning: string): boolean {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(beginning) ?? false;
}

function keyOf({ entries }: FoundLine): string {
  return `${entries[0]?.before.id}: ${entries.map(({ move }) => move.packed).join(' ')}`;
}
