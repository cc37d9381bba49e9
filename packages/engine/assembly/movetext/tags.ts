/**
 * Tag pairs: `[Name "value"]`.
 * A broken one is read as far as its line says, and costs nothing but itself.
 */
import {
  addFault,
  emit,
  FAULT_REPEATED_TAG,
  FAULT_TAG,
  markToken,
  TAG_CLOSE,
  TAG_FAULT_SHIFT,
  TAG_NAME,
  TAG_OPEN,
  TAG_VALUE,
  tokenCount,
} from './tape';
import {
  BACKSLASH,
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  CR,
  isDigit,
  isLetter,
  LF,
  lineEnd,
  QUOTE,
  SPACE,
  TAB,
  trimEnd,
  UNDERSCORE,
  unitAt,
} from './units';

export const MISSING_QUOTE: i32 = 1;
export const MISSING_BRACKET: i32 = 2;
export const MISSING_VALUE: i32 = 3;
export const BARE_QUOTE: i32 = 4;
export const ODD_NAME: i32 = 5;

const FNV_START: u32 = 0x811c9dc5;
const FNV_PRIME: u32 = 0x01000193;

/** Names of the game's tags so far, as hashes. A section with more of them than fit is left to somebody else. */
const MAX_NAMES: i32 = 256;
const NAMES: usize = memory.data(4 * 256, 4);
/** Where on the tape the names stand. */
const NAME_TOKENS: usize = memory.data(4 * 256, 4);
let nameCount: i32 = 0;

/** The end of the line read last, so that a long line of many tags is searched once. */
let knownLineEnd: usize = 0;

/** Forgets the names of the game before. */
export function beginTags(): void {
  nameCount = 0;
}

/** Forgets the text before. */
export function beginTagText(): void {
  knownLineEnd = 0;
}

/** Whether a tag pair seems to begin at the `[` at `at`: a name and a quote follow on its line. */
export function isTagStart<T>(at: usize, end: usize): bool {
  at = skipSpaces<T>(at + sizeof<T>(), end);
  if (at >= end || !(isNameUnit(unitAt<T>(at)) || unitAt<T>(at) > 0x7f)) return false;
  while (at < end) {
    switch (unitAt<T>(at)) {
      case QUOTE:
        return true;
      case LF:
      case CR:
      case BRACKET_OPEN:
      case BRACKET_CLOSE:
      case BRACE_OPEN:
      case BRACE_CLOSE:
        return false;
    }
    at += sizeof<T>();
  }
  return false;
}

/** Whether the game already has a tag of the name that begins at the `[` at `at`. */
export function repeatsName<T>(at: usize, end: usize): bool {
  const from = skipSpaces<T>(at + sizeof<T>(), end);
  return nameToken(hashName<T>(from, nameEnd<T>(from, end))) >= 0;
}

/** Reads the tag pair that begins at the `[` at `at`; returns the address behind it. */
export function readTag<T>(at: usize, end: usize): usize {
  const behind = readPlainTag<T>(at);
  return behind != 0 ? behind : readAnyTag<T>(at, end);
}

/** Reads a tag pair as the standard writes it, without escapes, as nearly all are; returns 0, with nothing read, where it is another one. */
function readPlainTag<T>(at: usize): usize {
  const name = at + sizeof<T>();
  if (!isLetter(unitAt<T>(name))) return 0;
  let hash = FNV_START;
  let nameTo = name;
  for (let unit = unitAt<T>(name); isNameUnit(unit); unit = unitAt<T>(nameTo)) {
    hash = (hash ^ (unit as u32)) * FNV_PRIME;
    nameTo += sizeof<T>();
  }
  const value = nameTo + sizeof<T>();
  if (unitAt<T>(nameTo) != SPACE || unitAt<T>(value) != QUOTE) return 0;
  const close = valueEnd<T>(value + sizeof<T>());
  const bracket = close + sizeof<T>();
  if (unitAt<T>(close) != QUOTE || unitAt<T>(bracket) != BRACKET_CLOSE) return 0;
  const behind = bracket + sizeof<T>();
  emit<T>(TAG_OPEN, at, name, 0);
  noteName(hash);
  emit<T>(TAG_NAME, name, nameTo, 0);
  emit<T>(TAG_VALUE, value, bracket, 0);
  emit<T>(TAG_CLOSE, bracket, behind, 0);
  return behind;
}

/** The first address at or after `at` of a quote, a backslash, or a character below the space, which ends every line and every text. */
function valueEnd<T>(at: usize): usize {
  while (true) {
    const chunk = v128.load(at);
    const lanes =
      sizeof<T>() == 1
        ? i8x16.bitmask(
            v128.or(
              v128.or(i8x16.eq(chunk, i8x16.splat(QUOTE as i8)), i8x16.eq(chunk, i8x16.splat(BACKSLASH as i8))),
              i8x16.lt_u(chunk, i8x16.splat(SPACE as i8)),
            ),
          )
        : i16x8.bitmask(
            v128.or(
              v128.or(i16x8.eq(chunk, i16x8.splat(QUOTE as i16)), i16x8.eq(chunk, i16x8.splat(BACKSLASH as i16))),
              i16x8.lt_u(chunk, i16x8.splat(SPACE as i16)),
            ),
          );
    if (lanes != 0) return at + (ctz(lanes) as usize) * sizeof<T>();
    at += 16;
  }
}

/** Keeps the hash of the name whose token comes next; says so where the game has it already. */
function noteName(hash: u32): void {
  if (nameCount == MAX_NAMES || nameToken(hash) >= 0) {
    addFault(FAULT_REPEATED_TAG);
    return;
  }
  store<u32>(NAMES + ((nameCount as usize) << 2), hash);
  store<i32>(NAME_TOKENS + ((nameCount as usize) << 2), tokenCount());
  nameCount++;
}

/** Reads a tag pair of any shape. */
function readAnyTag<T>(at: usize, end: usize): usize {
  const open = emit<T>(TAG_OPEN, at, at + sizeof<T>(), 0);
  if (at >= knownLineEnd) knownLineEnd = lineEnd<T>(at, end);
  const line = knownLineEnd;
  const nameFrom = skipSpaces<T>(at + sizeof<T>(), line);
  const nameTo = nameEnd<T>(nameFrom, line);
  let fault = 0;
  if (nameTo > nameFrom) {
    noteName(hashName<T>(nameFrom, nameTo));
    emit<T>(TAG_NAME, nameFrom, nameTo, 0);
  }
  if (!isPlainName<T>(nameFrom, nameTo)) fault = ODD_NAME;

  let next = skipSpaces<T>(nameTo, line);
  if (next < line && unitAt<T>(next) == QUOTE) {
    const close = closingQuote<T>(next, line);
    if (close != 0) {
      if (sawBareQuote) fault = BARE_QUOTE;
      emit<T>(TAG_VALUE, next, close + sizeof<T>(), 0);
      next = close + sizeof<T>();
    } else {
      const from = next;
      next = brokenValueEnd<T>(next, line);
      const isClosed = unitAt<T>(next - sizeof<T>()) == QUOTE && next > from + sizeof<T>();
      // A bracket behind the last quote shows that the quote was escaped by mistake: `"C:\"]`.
      fault = isClosed && !isBracketNext<T>(next, line) ? MISSING_BRACKET : MISSING_QUOTE;
      emit<T>(TAG_VALUE, from, next, 0);
    }
  } else {
    // No quote at all: the rest up to the bracket is the value.
    const from = next;
    next = trimEnd<T>(find<T>(next, line, BRACKET_CLOSE), from);
    if (next > from) emit<T>(TAG_VALUE, from, next, 0);
    fault = next > from ? MISSING_QUOTE : MISSING_VALUE;
  }

  next = skipSpaces<T>(next, line);
  if (next < line && unitAt<T>(next) == BRACKET_CLOSE) {
    emit<T>(TAG_CLOSE, next, next + sizeof<T>(), 0);
    next += sizeof<T>();
  } else if (fault == 0 || fault == ODD_NAME) {
    fault = MISSING_BRACKET;
  }
  if (fault != 0) {
    markToken(open, fault << TAG_FAULT_SHIFT);
    addFault(FAULT_TAG);
  }
  return next;
}

/** Whether `closingQuote` passed a quote that is neither escaped nor the closing one. */
let sawBareQuote: bool = false;

/**
 * The quote that closes the value opened at `open`: the first one that only spaces part from a `]`,
 * or from another tag pair, the bracket being lost; 0 if there is none on the line.
 */
function closingQuote<T>(open: usize, line: usize): usize {
  let at = open + sizeof<T>();
  sawBareQuote = false;
  while (at < line) {
    const unit = unitAt<T>(at);
    if (unit == BACKSLASH) at += sizeof<T>();
    else if (unit == QUOTE) {
      const next = skipSpaces<T>(at + sizeof<T>(), line);
      if (next < line) {
        if (unitAt<T>(next) == BRACKET_CLOSE) return at;
        if (unitAt<T>(next) == BRACKET_OPEN && isTagStart<T>(next, line)) return at;
      }
      sawBareQuote = true;
    }
    at += sizeof<T>();
  }
  return 0;
}

/** Where a value without a closing quote and bracket ends: at its last quote, before a `]` at the line's end, else at the line's end. */
function brokenValueEnd<T>(open: usize, line: usize): usize {
  const lineText = trimEnd<T>(line, open);
  let at = lineText;
  while (at > open + sizeof<T>()) {
    at -= sizeof<T>();
    if (unitAt<T>(at) == QUOTE) return at + sizeof<T>();
  }
  if (lineText > open + sizeof<T>() && unitAt<T>(lineText - sizeof<T>()) == BRACKET_CLOSE)
    return lineText - sizeof<T>();
  return lineText;
}

/** A name reaches to the value's quote, to the bracket, or, without either, to the first space. */
function nameEnd<T>(from: usize, end: usize): usize {
  let at = from;
  let space: usize = 0;
  while (at < end) {
    const unit = unitAt<T>(at);
    if (unit == QUOTE) return trimEnd<T>(at, from);
    if (unit == BRACKET_CLOSE || unit == LF || unit == CR) break;
    if (space == 0 && (unit == SPACE || unit == TAB)) space = at;
    at += sizeof<T>();
  }
  return space != 0 ? space : at;
}

function isBracketNext<T>(at: usize, line: usize): bool {
  const next = skipSpaces<T>(at, line);
  return next < line && unitAt<T>(next) == BRACKET_CLOSE;
}

function find<T>(at: usize, end: usize, unit: i32): usize {
  while (at < end && unitAt<T>(at) != unit) at += sizeof<T>();
  return at;
}

function skipSpaces<T>(at: usize, end: usize): usize {
  while (at < end && (unitAt<T>(at) == SPACE || unitAt<T>(at) == TAB)) at += sizeof<T>();
  return at;
}

function isNameUnit(unit: i32): bool {
  return isLetter(unit) || isDigit(unit) || unit == UNDERSCORE;
}

function isPlainName<T>(from: usize, to: usize): bool {
  if (from == to || !isLetter(unitAt<T>(from))) return false;
  while (from < to) {
    if (!isNameUnit(unitAt<T>(from))) return false;
    from += sizeof<T>();
  }
  return true;
}

/** The hash of a name: FNV-1a over its units. */
function hashName<T>(from: usize, to: usize): u32 {
  let hash = FNV_START;
  while (from < to) {
    hash = (hash ^ (unitAt<T>(from) as u32)) * FNV_PRIME;
    from += sizeof<T>();
  }
  return hash;
}

/** The token of the first of the game's tag names with a hash (`hashName`); -1 where there is none among those that fit. */
export function nameToken(hash: u32): i32 {
  for (let i = 0; i < nameCount; i++) {
    if (load<u32>(NAMES + ((i as usize) << 2)) == hash) return load<i32>(NAME_TOKENS + ((i as usize) << 2));
  }
  return -1;
}
