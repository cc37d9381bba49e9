import { languageOf } from '@movetext/chess';
import { defineLeniencyRule, NOTATION } from '../leniency-rule.ts';

/** A move in another spelling that was read well. */
export const nonstandardNotation = defineLeniencyRule({
  code: 'nonstandard-notation',
  summary: 'Moves are written in Standard Algebraic Notation.',
  covers: (leniency) => !OTHER_RULES.has(leniency),
  message(written, san, leniencies) {
    const notation = leniencies.find((leniency) => leniency.startsWith(NOTATION))?.slice(NOTATION.length);
    if (notation !== undefined) return `${written} is ${nameOf(notation)} for ${san}`;
    return written === san ? `${san} is glued to another move` : `${written} is written ${san}`;
  },
});

/** Leniencies that have rules of their own. */
const OTHER_RULES: ReadonlySet<string> = new Set([
  'zero-castling',
  'nonstandard-promotion',
  'overspecified-move',
  'wrong-check-mark',
]);

/** Notations without a language, as a sentence names them. */
const NAMES: Readonly<Record<string, string>> = {
  figurine: 'figurine notation',
  iccf: 'the numeric notation of correspondence chess',
  descriptive: 'descriptive notation',
  reversible: 'reversible notation',
};

function nameOf(notation: string): string {
  return NAMES[notation] ?? languageOf(notation)?.name ?? notation;
}
