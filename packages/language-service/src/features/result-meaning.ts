import { RESULTS } from '@movetext/pgn';

const MEANINGS: ReadonlyMap<string, string> = new Map(RESULTS.map(({ value, meaning }) => [value, meaning]));

/** What a result says: `White wins`; null for what is no result. */
export function resultMeaning(value: string): string | null {
  return MEANINGS.get(value) ?? null;
}
