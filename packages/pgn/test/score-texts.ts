import fc from 'fast-check';

/** Moves of a game that stays legal for a while, and scraps of everything else that may stand in a score. */
const MOVES = [
  'e4',
  'e5',
  'Nf3',
  'Nc6',
  'Bb5',
  'a6',
  'O-O',
  '0-0',
  'Qh9',
  'Nd2',
  'd4',
  'exd5',
  'e8=K',
  '--',
  'Z0',
  'e4N',
];
const SCRAPS = [
  ...['1. ', '2.', '1... ', '12. ', '…', '... ', '1. e4 ', '1... c5 ', 'x ', '+ ', 'e.p. '],
  ...[
    '! ',
    '?',
    '$1 ',
    '$',
    '± ',
    'N ',
    '{',
    '}',
    '{c} ',
    '{[%clk 0:01:00] a\nb} ',
    '(',
    ') ',
    '(1. d4) ',
    ';',
    '; l }\n',
  ],
  ...['* ', '1-0\n\n', '1-0', '0-1 ', '1/2', '\n% escape\n', '%', 'prose ', '1. Introduction '],
  ...['[', ']', '[Event "E"]\n', '[Event "F"]\n', '[A "q\\"\\\\"]\n', '[B "a"b"]', '[C "\n', '[D]\n', '[My Tag "x"]\n'],
  ...['[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 9"]\n', '[FEN "8/8"]\n', '[Variant "Atomic"]\n', '[Result "0-1"]\n'],
  ...['\n', '\n\n', '\r\n', ' ', '\t', '\0', '\ufeff', '\u00a0', '"', '\\', '😀', 'é'],
];

/** Texts that look like scores, whole and broken ones. */
export const scoreTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...MOVES).map((move) => `${move} `) },
      { weight: 4, arbitrary: fc.constantFrom(...SCRAPS) },
    ),
    { maxLength: 40 },
  )
  .map((scraps) => scraps.join(''));
