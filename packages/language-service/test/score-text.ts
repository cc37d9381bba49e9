import fc from 'fast-check';

/** Scraps of which games, and what people make of them, consist. */
const SCRAPS = [
  '[Event "One"]\n',
  '[White "A"]\n',
  '[White "B"]\n',
  '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n',
  '[Result "1-0"]\n',
  '[Variant "Atomic"]\n',
  '[Broken "quote" "]\n',
  '\n',
  '\r\n',
  '\n\n',
  ' ',
  '1. e4 ',
  'e5 ',
  '2. Nf3 ',
  'Nc6 ',
  '0-0 ',
  'Qh9 ',
  '-- ',
  '{comment} ',
  '{open ',
  '} ',
  '; rest\n',
  '\n% escape\n',
  '(',
  ') ',
  '$1 ',
  '!? ',
  '1-0\n\n',
  '* ',
  '[',
  ']',
  '"',
  'stray text ',
  '\u0000',
  '\ufeff',
  '\ud800',
  '♘f3 ',
];

/** Texts that look like PGN here and there. */
export const scoreText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...SCRAPS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    {
      maxLength: 60,
    },
  )
  .map((scraps) => scraps.join(''));
