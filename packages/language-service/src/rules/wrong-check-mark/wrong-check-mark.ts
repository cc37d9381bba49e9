import { defineLeniencyRule } from '../leniency-rule.ts';

/** A move whose check or mate mark is missing or wrong. */
export const wrongCheckMark = defineLeniencyRule({
  code: 'wrong-check-mark',
  summary: 'A move that gives check ends in +, one that mates in #, and no other does.',
  covers: (leniency) => leniency === 'wrong-check-mark',
  message(written, san) {
    const fact = san.endsWith('#') ? 'mates' : san.endsWith('+') ? 'gives check' : 'gives no check';
    return `${written} ${fact}: ${san}`;
  },
});
