// Characters of movetext, as numbers: the same in ASCII bytes and in UTF-16 units.
// Every function here is generic over the unit: `u8` for bytes (UTF-8 or any other superset of ASCII), `u16` for UTF-16.

export const TAB: i32 = 0x09;
export const LF: i32 = 0x0a;
export const CR: i32 = 0x0d;
export const SPACE: i32 = 0x20;
export const BANG: i32 = 0x21; // !
export const QUOTE: i32 = 0x22; // "
export const HASH: i32 = 0x23; // #
export const DOLLAR: i32 = 0x24; // $
export const PERCENT: i32 = 0x25; // %
export const PAREN_OPEN: i32 = 0x28; // (
export const PAREN_CLOSE: i32 = 0x29; // )
export const STAR: i32 = 0x2a; // *
export const PLUS: i32 = 0x2b; // +
export const MINUS: i32 = 0x2d; // -
export const PERIOD: i32 = 0x2e; // .
export const SLASH: i32 = 0x2f; // /
export const DIGIT_0: i32 = 0x30;
export const DIGIT_1: i32 = 0x31;
export const DIGIT_2: i32 = 0x32;
export const DIGIT_8: i32 = 0x38;
export const SEMICOLON: i32 = 0x3b; // ;
export const EQUALS: i32 = 0x3d; // =
export const QUESTION: i32 = 0x3f; // ?
export const LETTER_B: i32 = 0x42;
export const LETTER_K: i32 = 0x4b;
export const LETTER_N: i32 = 0x4e;
export const LETTER_O: i32 = 0x4f;
export const LETTER_Q: i32 = 0x51;
export const LETTER_R: i32 = 0x52;
export const BRACKET_OPEN: i32 = 0x5b; // [
export const BACKSLASH: i32 = 0x5c;
export const BRACKET_CLOSE: i32 = 0x5d; // ]
export const UNDERSCORE: i32 = 0x5f;
export const LETTER_a: i32 = 0x61;
export const LETTER_x: i32 = 0x78;
export const BRACE_OPEN: i32 = 0x7b; // {
export const BRACE_CLOSE: i32 = 0x7d; // }

/** The unit at an address. */
export function unitAt<T>(at: usize): i32 {
  return load<T>(at) as i32;
}

// Classes of ASCII characters, as bits of a table: one look-up instead of a chain of comparisons that the processor guesses wrong.
const BLANK: i32 = 1;
const DELIMITER: i32 = 2;
const DIGIT: i32 = 4;
const LETTER: i32 = 8;
// biome-ignore format: sixteen characters a row
const CLASSES: usize = memory.data<u8>([
  3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0,
  3, 2, 0, 0, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0,
  4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 2, 0, 0, 0, 2,
  0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
  8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 2, 0, 2, 0, 0,
  0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
  8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 2, 0, 2, 0, 0,
]);

function classOf(unit: i32): i32 {
  return unit < 0x80 ? load<u8>(unit as usize, CLASSES) : 0;
}

/** Whether a unit separates tokens by itself: ASCII white space, NUL and Ctrl-Z. */
export function isBlank(unit: i32): bool {
  return (classOf(unit) & BLANK) != 0;
}

/**
 * Length, in bytes of memory, of the white space at `at` that is not ASCII: the no-break space and the byte order mark.
 * 0 where there is none.
 */
export function wideBlankSize<T>(at: usize): usize {
  const unit = unitAt<T>(at);
  if (sizeof<T>() == 2) return unit == 0xa0 || unit == 0xfeff ? 2 : 0;
  if (unit == 0xc2) return load<u8>(at, 1) == 0xa0 ? 2 : 0;
  if (unit == 0xef) return load<u8>(at, 1) == 0xbb && load<u8>(at, 2) == 0xbf ? 3 : 0;
  return 0;
}

export function isDigit(unit: i32): bool {
  return (classOf(unit) & DIGIT) != 0;
}

export function isLetter(unit: i32): bool {
  return (classOf(unit) & LETTER) != 0;
}

/** Whether the text may break at `at`: a delimiter, white space beyond ASCII, or the end (a zero stands there). */
export function breaksAt<T>(at: usize): bool {
  const unit = unitAt<T>(at);
  return unit < 0x80 ? (load<u8>(unit as usize, CLASSES) & DELIMITER) != 0 : wideBlankSize<T>(at) != 0;
}

/** The first address at or after `at` that holds no white space; `end` at the latest. */
export function skipBlanks<T>(at: usize, end: usize): usize {
  while (at < end) {
    const unit = unitAt<T>(at);
    if (unit < 0x80) {
      if (!isBlank(unit)) return at;
      at += sizeof<T>();
    } else {
      const size = wideBlankSize<T>(at);
      if (size == 0) return at;
      at += size;
    }
  }
  return end;
}

/** In a class for its decorator. */
export class Blanks {
  /** As `skipBlanks`, quickly where there is one space, as there is between most tokens. */
  @inline static skip<T>(at: usize, end: usize): usize {
    if (unitAt<T>(at) == SPACE) at += sizeof<T>();
    const unit = unitAt<T>(at);
    return SPACE < unit && unit < 0x80 ? at : skipBlanks<T>(at, end);
  }
}

/** The address of the line end (CR, LF or the end of the text) at or after `at`. */
export function lineEnd<T>(at: usize, end: usize): usize {
  while (at < end) {
    const unit = unitAt<T>(at);
    if (unit == LF || unit == CR) return at;
    at += sizeof<T>();
  }
  return end;
}

/** `at`, moved back over white space behind `floor`. */
export function trimEnd<T>(at: usize, floor: usize): usize {
  while (at > floor && isBlank(unitAt<T>(at - sizeof<T>()))) at -= sizeof<T>();
  return at;
}

/** Whether `at` is in column 0. A line feed stands before every text; a byte order mark takes no column. */
export function startsLine<T>(at: usize): bool {
  if (sizeof<T>() == 2) {
    if (unitAt<T>(at - 2) == 0xfeff) at -= 2;
  } else if (load<u8>(at - 1) == 0xbf && load<u8>(at - 2) == 0xbb && load<u8>(at - 3) == 0xef) {
    at -= 3;
  }
  const before = unitAt<T>(at - sizeof<T>());
  return before == LF || before == CR;
}

/** Whether only blanks stand between `at` and the start of its line. */
export function isFirstOnLine<T>(at: usize): bool {
  while (true) {
    if (startsLine<T>(at)) return true;
    const before = unitAt<T>(at - sizeof<T>());
    if (before != SPACE && before != TAB) return false;
    at -= sizeof<T>();
  }
}

/** Whether a blank line (or the start of the text) stands before `at`, with only white space between. */
export function followsBlankLine<T>(at: usize, textStart: usize): bool {
  let lines = 0;
  while (at > textStart) {
    const size = blankSizeBefore<T>(at);
    if (size == 0) return false;
    const before = unitAt<T>(at - sizeof<T>());
    if ((before == LF || (before == CR && unitAt<T>(at) != LF)) && ++lines == 2) return true;
    at -= size;
  }
  return true;
}

/** Length, in bytes of memory, of the white space that ends at `at`; 0 where none does. */
function blankSizeBefore<T>(at: usize): usize {
  const before = unitAt<T>(at - sizeof<T>());
  if (before < 0x80) return isBlank(before) ? sizeof<T>() : 0;
  if (sizeof<T>() == 2) return wideBlankSize<T>(at - 2);
  if (before == 0xa0) return wideBlankSize<T>(at - 2);
  return before == 0xbf ? wideBlankSize<T>(at - 3) : 0;
}

/** The address behind the periods at `at`; the sign `…` is some. */
export function skipPeriods<T>(at: usize): usize {
  while (true) {
    const unit = unitAt<T>(at);
    if (unit == PERIOD) at += sizeof<T>();
    else if (unit > 0x7f && ellipsisSize<T>(at) != 0) at += ellipsisSize<T>(at);
    else return at;
  }
}

/** Bytes of memory that the sign `…` takes at `at`; 0 if it is not there. */
function ellipsisSize<T>(at: usize): usize {
  if (sizeof<T>() == 2) return unitAt<T>(at) == 0x2026 ? 2 : 0;
  return unitAt<T>(at) == 0xe2 && load<u8>(at, 1) == 0x80 && load<u8>(at, 2) == 0xa6 ? 3 : 0;
}
