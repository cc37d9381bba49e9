import { defineLeniencyRule } from '../leniency-rule.ts';

/** A move in another spelling that was read well. */
export const nonstandardNotation = defineLeniencyRule({
  code: 'nonstandard-notation',
  summary: 'Moves are written in Standard Algebraic Notation.',
  covers: (leniency) => !OTHER_RULES.has(leniency),
  message: (written, san) => `${written} is written ${san}`,
});

/** Leniencies that have rules of their own. */
const OTHER_RULES: ReadonlySet<string> = new Set([
  'zero-castling',
  'nonstandard-promotion',
  'overspecified-move',
  'wrong-check-mark',
]);
