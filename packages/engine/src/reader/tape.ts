/** Layout of a token on the tape: four 32-bit integers. */
export const TOKEN_WORDS = 4;

/** The words of a token, by their offset. */
export const TokenWord = {
  /** The kind in bits 0-7, marks from bit 8 on. */
  kind: 0,
  /** Units from the game's start. */
  start: 1,
  /** Length in units. */
  length: 2,
  /** The packed move of a SAN token (0: not played), the number of a move number or a NAG, the result of a termination marker (1 White wins, 2 Black wins, 3 draw, 4 unknown). */
  value: 3,
} as const;

/** Marks on tokens, in the first word. A mark means something only on its own kind of token. */
export const TokenMark = {
  /** SAN: no legal move fits. */
  illegal: 1 << 8,
  /** SAN: several legal moves fit. */
  ambiguous: 1 << 9,
  /** SAN: played, though spelled with another disambiguation than SAN asks for. */
  disambiguation: 1 << 10,
  /** SAN: played, though its check or mate mark is missing or wrong. */
  checkMark: 1 << 11,
  /** SAN: played, though `x` is missing or stands where nothing is captured. */
  captureMark: 1 << 12,
  /** SAN: not tried, since there is no position to play in. */
  unplayed: 1 << 13,
  /** Move number: not the one that belongs here. */
  wrongNumber: 1 << 8,
  /** Termination marker: in another spelling than the standard's. */
  nonstandard: 1 << 8,
  /** Brace comment without its closing brace; closing parenthesis that closes nothing. */
  unbalanced: 1 << 8,
} as const;

/** A tag's opening bracket carries the fault of its pair from this bit on: 0 none, or a number of `TagFaultCode`. */
export const TAG_FAULT_SHIFT = 8;

/** Ways in which a tag pair is broken. */
export const TagFaultCode = {
  missingQuote: 1,
  missingBracket: 2,
  missingValue: 3,
  bareQuote: 4,
  oddName: 5,
} as const;

/** What a game holds that somebody may want to report, as bits of one number: the union over its tokens. */
export const Fault = {
  /** Text in movetext that is not standard SAN: a move in a dialect, a glyph, or no move at all. */
  word: 1,
  illegal: 2,
  ambiguous: 4,
  moveNumber: 8,
  /** A move that was played, or a termination marker, that is not spelled as the standard spells it. */
  spelling: 16,
  /** A character where it has no place, a second termination marker. */
  stray: 32,
  /** A comment without its closing brace. */
  comment: 64,
  /** A variation without its closing parenthesis, or the other way round. */
  variation: 128,
  /** A broken tag pair. */
  tag: 256,
  /** A tag name that appears more than once (or so many tags that nobody counted). */
  repeatedTag: 512,
  outsideText: 1024,
  noTermination: 2048,
  /** Moves that could not be tried for want of a position. */
  unplayed: 4096,
} as const;
