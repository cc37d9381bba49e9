import { defineLeniencyRule } from '../leniency-rule.ts';

/** A move that says more about its origin than is needed. */
export const overspecifiedMove = defineLeniencyRule({
  code: 'overspecified-move',
  summary: 'A move names the file or rank it comes from only where another piece could go there, too.',
  covers: (leniency) => leniency === 'overspecified-move',
  message: (written, san) => `${written} says more than it needs: ${san}`,
});
