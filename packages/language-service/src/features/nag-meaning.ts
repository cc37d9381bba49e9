import { nagOfGlyph, nagOfNumber } from '@movetext/pgn';

/** What a Numeric Annotation Glyph says. */
export function nagMeaning(number: number): string {
  return nagOfNumber(number)?.meaning ?? 'has no meaning in the standard';
}

/** The number of a glyph as written, `$1` or `!`; null when it is none. */
export function nagNumber(written: string): number | null {
  const digits = /^\$(\d{1,9})$/.exec(written)?.[1];
  return digits === undefined ? (nagOfGlyph(written)?.number ?? null) : Number(digits);
}
