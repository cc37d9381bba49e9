import type { Entry } from './search-state.ts';

/** The moves of a line before which moves are missing: their number is ahead, and so is the next one, unless there is none. */
export function gapsIn(line: readonly Entry[]): ReadonlySet<Entry> {
  const numbered = line.filter(({ ahead }) => ahead !== null);
  const gaps = new Set<Entry>();
  let known = 0;
  for (const [index, entry] of numbered.entries()) {
    const ahead = entry.ahead ?? 0;
    const next = numbered[index + 1]?.ahead ?? ahead;
    if (known < ahead && known < next) gaps.add(entry);
    known = ahead;
  }
  return gaps;
}
