import { NAGS } from '@movetext/pgn';

const MEANINGS = new Map(NAGS.map((nag) => [nag.number, nag.meaning]));
const NUMBERS = new Map(NAGS.flatMap((nag) => nag.glyphs.map((glyph) => [glyph, nag.number] as const)));

/** What a Numeric Annotation Glyph says. */
export function nagMeaning(number: number): string {
  return MEANINGS.get(number) ?? 'has no meaning in the standard';
}

/** The number of a glyph as written, `$1` or `!`; null when it is none. */
export function nagNumber(written: string): number | null {
  const digits = /^\$(\d{1,9})$/.exec(written)?.[1];
  return digits === undefined ? (NUMBERS.get(written) ?? null) : Number(digits);
}
