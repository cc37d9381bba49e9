/** Comments: `{...}`, which may hold anything but its closing brace, and `; ...` to the end of the line. */

import { lookTo } from './reach';
import { isTagStart } from './tags';
import { addFault, BRACE_COMMENT, emit, FAULT_COMMENT, LINE_COMMENT, MARK_UNBALANCED } from './tape';
import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_OPEN,
  followsBlankLine,
  isFirstOnLine,
  lineEnd,
  trimEnd,
  unitAt,
} from './units';

/**
 * So many units are near: a tag section in a comment is one of its own only where the comment is closed within them.
 * Else a whole collection would have to be at hand to read one game of it.
 */
const NEAR: usize = 4 << 20;

/**
 * Reads the comment whose brace is at `at`; returns the address behind it.
 *
 * A comment whose brace is missing must not swallow the games behind it. It ends before a blank line and a tag section
 * when the next brace behind them opens another comment, or when there is none near; a comment that is closed may hold both.
 */
export function readBraceComment<T>(at: usize, end: usize): usize {
  let from = at + sizeof<T>();
  while (true) {
    const near = min(end, from + NEAR * sizeof<T>());
    const brace = findBrace<T>(from, near);
    lookTo(brace);
    if (brace < near && unitAt<T>(brace) == BRACE_CLOSE) {
      emit<T>(BRACE_COMMENT, at, brace + sizeof<T>(), 0);
      return brace + sizeof<T>();
    }
    const section = findTagSection<T>(from, brace, at);
    if (section != 0 || brace >= end) {
      const close = trimEnd<T>(section != 0 ? section : end, at);
      emit<T>(BRACE_COMMENT | MARK_UNBALANCED, at, close, 0);
      addFault(FAULT_COMMENT);
      return close;
    }
    from = brace < near ? brace + sizeof<T>() : near;
  }
}

/** Reads the comment whose semicolon is at `at`; returns the address of the line end. */
export function readLineComment<T>(at: usize, end: usize): usize {
  const close = lineEnd<T>(at, end);
  emit<T>(LINE_COMMENT, at, close, 0);
  return close;
}

/** The first brace of either kind at or after `at`; `end` if there is none. */
function findBrace<T>(at: usize, end: usize): usize {
  while (at < end) {
    if (sizeof<T>() == 1) {
      while (at + 64 <= end && !mayHoldBrace(at)) at += 64;
    }
    const chunk = v128.load(at);
    const lanes =
      sizeof<T>() == 1
        ? i8x16.bitmask(
            v128.or(i8x16.eq(chunk, i8x16.splat(BRACE_OPEN as i8)), i8x16.eq(chunk, i8x16.splat(BRACE_CLOSE as i8))),
          )
        : i16x8.bitmask(
            v128.or(i16x8.eq(chunk, i16x8.splat(BRACE_OPEN as i16)), i16x8.eq(chunk, i16x8.splat(BRACE_CLOSE as i16))),
          );
    if (lanes != 0) return min(at + (ctz(lanes) as usize) * sizeof<T>(), end);
    at += 16;
  }
  return end;
}

/** Whether 64 bytes hold one of the last five characters of ASCII, of which two are braces and the others are rare. */
function mayHoldBrace(at: usize): bool {
  const before = i8x16.splat((BRACE_OPEN - 1) as i8);
  const first = v128.or(i8x16.gt_s(v128.load(at), before), i8x16.gt_s(v128.load(at, 16), before));
  const second = v128.or(i8x16.gt_s(v128.load(at, 32), before), i8x16.gt_s(v128.load(at, 48), before));
  return v128.any_true(v128.or(first, second));
}

/** The first tag section between `from` and `to` that a blank line precedes; 0 if there is none. */
function findTagSection<T>(from: usize, to: usize, floor: usize): usize {
  for (let at = from; at < to; at += sizeof<T>()) {
    if (
      unitAt<T>(at) == BRACKET_OPEN &&
      isFirstOnLine<T>(at) &&
      followsBlankLine<T>(at, floor) &&
      isTagStart<T>(at, to)
    )
      return at;
  }
  return 0;
}
