import { defineLeniencyRule } from '../leniency-rule.ts';

/** Castling with zeros. */
export const zeroCastling = defineLeniencyRule({
  code: 'zero-castling',
  summary: 'Castling is written with the letter O, not with zeros.',
  covers: (leniency) => leniency === 'zero-castling',
  message: (written, san) => `${written} castles with zeros: ${san}`,
  respell: (written) => written.replaceAll('0', 'O'),
});
