import { defineLeniencyRule } from '../leniency-rule.ts';

/** A promotion without `=`, or with parentheses, a stroke or a small letter. */
export const nonstandardPromotion = defineLeniencyRule({
  code: 'nonstandard-promotion',
  summary: 'A promotion is written with = and a capital letter.',
  covers: (leniency) => leniency === 'nonstandard-promotion',
  message: (written, san) => `${written} is written ${san}`,
});
