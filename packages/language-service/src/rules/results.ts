import { RESULTS as ENTRIES } from '@movetext/pgn';

/** The values of the Result tag, which are the termination markers. */
export const RESULTS: ReadonlySet<string> = new Set(ENTRIES.map(({ value }) => value));
