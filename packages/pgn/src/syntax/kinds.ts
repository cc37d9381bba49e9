/**
 * The kinds of token, by the PGN standard's words.
 * The numbers are those the engine's reader writes on its tape; `Whitespace` never stands there: it is the gap between tokens.
 */
export const SyntaxKind = {
  Whitespace: 0,
  /** `[` of a tag pair. */
  TagOpen: 1,
  TagName: 2,
  /** A tag's value as written, quotes included. */
  TagValue: 3,
  /** `]` of a tag pair. */
  TagClose: 4,
  /** A move number indication: digits and the periods (or the sign `…`) that touch them. */
  MoveNumber: 5,
  /** Periods that touch no digits: `...`. */
  Periods: 6,
  /** A move in standard SAN with its check mark, played by the reader. */
  San: 7,
  /** Any other run of text in movetext: a move in a dialect, a glyph, or no move at all. */
  Word: 8,
  /** A Numeric Annotation Glyph: `$1`. */
  Nag: 9,
  /** A suffix annotation: `!`, `?`, `!!`, `??`, `!?`, `?!`. */
  SuffixAnnotation: 10,
  /** `{...}`, braces included. */
  BraceComment: 11,
  /** `;` to the end of the line. */
  LineComment: 12,
  /** `(` of a recursive annotation variation. */
  VariationOpen: 13,
  /** `)` of a recursive annotation variation. */
  VariationClose: 14,
  /** A game termination marker: `1-0`, `0-1`, `1/2-1/2`, `*`. */
  Termination: 15,
  /** A line that begins with `%` in column 0. */
  EscapeLine: 16,
  /** Text between games that belongs to none. */
  OutsideText: 17,
  /** What has no place where it stands: `}`, `]`, a second termination marker, a line of text between tag pairs. */
  Stray: 18,
} as const;

/** A token's kind: one of the numbers of `SyntaxKind`. */
export type SyntaxKind = (typeof SyntaxKind)[keyof typeof SyntaxKind];

/** Kebab-case names of the kinds, by number: what `tokenize` calls them. */
export const KIND_NAMES = [
  'whitespace',
  'tag-open',
  'tag-name',
  'tag-value',
  'tag-close',
  'move-number',
  'periods',
  'san',
  'word',
  'nag',
  'suffix-annotation',
  'brace-comment',
  'line-comment',
  'variation-open',
  'variation-close',
  'termination',
  'escape-line',
  'outside-text',
  'stray',
] as const;

/** The name of a token's kind. */
export type KindName = (typeof KIND_NAMES)[number];
