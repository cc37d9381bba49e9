import type { Atom } from './atom.ts';
import type { FoundLine } from './lines.ts';
import type { Entry } from './search-state.ts';
import { type Source, writtenAt } from './source.ts';

type TagPairs = readonly (readonly [name: string, value: string])[];

const TAG = /^\[\s*(\w+)\s+"([^"\n]*)"\s*\]$/;
/** Tags that tell where an import found a game. */
const OWN = new Set(['SourceFile', 'SourceLine']);

/** The tag pairs before the moves of a passage; of those of one name the first. */
export function tagsOf(passage: readonly Atom[], source: Source): TagPairs {
  const tags = new Map<string, string>();
  for (const atom of passage) {
    if (atom.kind === 'move') break;
    const [, name, value] = atom.kind === 'tag' ? (TAG.exec(writtenAt(atom, source)) ?? []) : [];
    if (name !== undefined && value !== undefined && !OWN.has(name) && !tags.has(name)) tags.set(name, value);
  }
  return [...tags];
}

/** The result that the tags tell. */
export function resultTag(tags: TagPairs): '1-0' | '0-1' | '1/2-1/2' | '*' {
  const value = tags.find(([name]) => name === 'Result')?.[1];
  return value === '1-0' || value === '0-1' || value === '1/2-1/2' ? value : '*';
}

/** The comments in braces of a passage, by the moves that they belong to. */
export interface Comments {
  /** Those before the first move of all. */
  readonly before: ReadonlyMap<Entry, readonly string[]>;
  readonly behind: ReadonlyMap<Entry, readonly string[]>;
}

/** Gives each comment to the move that stands before it in the text. */
export function commentsOf(passage: readonly Atom[], lines: readonly FoundLine[], source: Source): Comments {
  const entries = [...new Set(lines.flatMap((line) => line.entries))].sort((a, b) => a.atom.start - b.atom.start);
  const before = new Map<Entry, string[]>();
  const behind = new Map<Entry, string[]>();
  let next = 0;
  for (const atom of passage) {
    if (atom.kind !== 'comment') continue;
    while ((entries[next]?.atom.start ?? Number.POSITIVE_INFINITY) < atom.start) next++;
    const owner = entries[next - 1] ?? entries[0];
    if (!owner) break;
    const side = next === 0 ? before : behind;
    const comment = writtenAt(atom, source).slice(1, -1);
    side.set(owner, [...(side.get(owner) ?? []), comment]);
  }
  return { before, behind };
}

/** The line that goes on with the first of all moves at each fork: the game itself, of which the others are side lines. */
export function mainLineOf(lines: readonly FoundLine[]): FoundLine | null {
  const firsts = new Map<Entry | null, Entry>();
  for (const { entries } of lines) {
    for (const entry of entries) {
      const known = firsts.get(entry.parent);
      if (!known || entry.index < known.index) firsts.set(entry.parent, entry);
    }
  }
  const whole = lines.filter(({ entries }) => entries.every((entry) => firsts.get(entry.parent) === entry));
  return whole.sort((a, b) => b.entries.length - a.entries.length)[0] ?? null;
}
