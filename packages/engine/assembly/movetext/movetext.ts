/**
 * Movetext: moves, numbers, glyphs, comments and variations of one game, played as they are read.
 * A move that cannot be played is marked and stays behind; the position stands still.
 */

import { copyPosition, fullmoveNumber, POSITION_BYTES, turn } from '../board/position';
import { noteCheckers } from './check';
import { readBraceComment, readLineComment } from './comments';
import { beginsWithNumber } from './game-start';
import { isPromotionInParentheses, moveMarks, Scanned, scanSan } from './san';
import { isTagStart } from './tags';
import {
  addFault,
  ESCAPE_LINE,
  emit,
  FAULT_AMBIGUOUS,
  FAULT_ILLEGAL,
  FAULT_MOVE_NUMBER,
  FAULT_SPELLING,
  FAULT_STRAY,
  FAULT_UNPLAYED,
  FAULT_VARIATION,
  FAULT_WORD,
  MARK_ILLEGAL,
  MARK_NONSTANDARD,
  MARK_UNBALANCED,
  MARK_UNPLAYED,
  MARK_WRONG_NUMBER,
  MOVE_NUMBER,
  NAG,
  PERIODS,
  SAN,
  STRAY,
  SUFFIX_ANNOTATION,
  Tape,
  TERMINATION,
  VARIATION_CLOSE,
  VARIATION_OPEN,
  WORD,
} from './tape';
import { isStandardTermination, terminationEnd, terminationValue } from './termination';
import {
  BANG,
  Blanks,
  BRACE_OPEN,
  BRACKET_OPEN,
  breaksAt,
  DIGIT_0,
  DIGIT_1,
  DOLLAR,
  followsBlankLine,
  isDigit,
  isLetter,
  lineEnd,
  PAREN_CLOSE,
  PAREN_OPEN,
  PERCENT,
  PERIOD,
  QUESTION,
  SEMICOLON,
  skipBlanks,
  skipPeriods,
  startsLine,
  unitAt,
} from './units';

/** Variations nested deeper are read and not played. */
const MAX_DEPTH: i32 = 10240;

/**
 * A line of play for each depth of variation: two position records, of which one is the current and the other the one before its last move,
 * then the current one's address, then whether a move has been made.
 */
const LINE_BYTES: usize = 208;
const LINE_CURRENT: usize = 192;
const LINE_MOVED: usize = 196;
const LINES: usize = memory.data(208 * 10240, 16);

/** Half-moves of the main line that were played. */
export let plies: i32 = 0;
/** Whether the game ended with its termination marker. */
export let terminated: bool = false;

/**
 * Reads movetext from `at` up to and including the termination marker, or up to the `[` of the next game's tags, or to the end;
 * returns the address behind it. Moves are played from `start` if `playable`, else only read.
 */
export function readMovetext<T>(at: usize, end: usize, start: usize, playable: bool): usize {
  const floor = at;
  let line = LINES;
  let depth = 0;
  let current = line;
  let previous = line + POSITION_BYTES;
  let moved = false;
  // Whether the main line has a move, be it legal or not.
  let hasMoves = false;
  // Wherever there is no position to play in, this is more than 0.
  let unplayed = playable ? 0 : 1;
  plies = 0;
  terminated = false;
  copyPosition(current, start);
  if (playable) noteCheckers(current);
  else addFault(FAULT_UNPLAYED);

  while (true) {
    at = Blanks.skip<T>(at, end);
    if (at >= end) break;
    const unit = unitAt<T>(at);

    if (isDigit(unit)) {
      const plain = plainNumberEnd<T>(at);
      if (
        plain != 0 &&
        unplayed == 0 &&
        numberValue != 1 &&
        numberValue == fullmoveNumber(current) &&
        turn(current) == 0
      ) {
        Tape.emit<T>(MOVE_NUMBER, at, plain, numberValue);
        at = plain;
        continue;
      }
    }

    const digits = isDigit(unit) ? numberEnd<T>(at) : 0;
    let to = digits != 0 ? skipPeriods<T>(digits) : 0;
    // `1)` is a number with another sign behind it, unless it closes a variation.
    const isParen = digits != 0 && depth == 0 && unitAt<T>(to) == PAREN_CLOSE;
    if (isParen) to += sizeof<T>();
    // Without a period it may be a result that blanks part: `1 - 0`.
    if (digits != 0 && (to > digits || terminationEnd<T>(at) == 0)) {
      const number = numberValue;
      const saysBlack = saysThreePeriods<T>(digits, to);
      const isFirst = number == 1 && depth == 0 && hasMoves && to > digits && !saysBlack;
      if (isFirst && followsBlankLine<T>(at, floor) && beginsWithNumber<T>(at, end, true)) return at;
      let marks = 0;
      if (unplayed == 0) {
        // Behind one period others may follow, so that it was Black's number after all: somebody else looks.
        const isOtherSide = turn(current) == 0 ? saysBlack : to == digits + sizeof<T>();
        if (number != fullmoveNumber(current) || isOtherSide || isParen) {
          marks = MARK_WRONG_NUMBER;
          addFault(FAULT_MOVE_NUMBER);
        }
      }
      emit<T>(MOVE_NUMBER | marks, at, to, number);
      at = to;
      continue;
    }

    const behind = isLetter(unit) ? scanSan<T>(at) : 0;
    if (behind != 0) {
      if (depth == 0) hasMoves = true;
      if (unplayed > 0) {
        emit<T>(SAN | MARK_UNPLAYED, at, behind, 0);
        addFault(FAULT_UNPLAYED);
      } else {
        const move = Scanned.play(previous, current);
        if (move != 0) {
          const next = previous;
          previous = current;
          current = next;
          moved = true;
          if (depth == 0) plies++;
          if (moveMarks != 0) addFault(FAULT_SPELLING);
        } else {
          addFault(moveMarks == MARK_ILLEGAL ? FAULT_ILLEGAL : FAULT_AMBIGUOUS);
        }
        Tape.emit<T>(SAN | moveMarks, at, behind, move);
      }
      at = behind;
      continue;
    }

    switch (unit) {
      case BRACE_OPEN:
        at = readBraceComment<T>(at, end);
        continue;
      case SEMICOLON:
        at = readLineComment<T>(at, end);
        continue;
      case DOLLAR:
        at = readNag<T>(at);
        continue;
      case BANG:
      case QUESTION: {
        const second = unitAt<T>(at + sizeof<T>());
        const to = at + (second == BANG || second == QUESTION ? 2 : 1) * sizeof<T>();
        emit<T>(SUFFIX_ANNOTATION, at, to, 0);
        at = to;
        continue;
      }
      case PAREN_OPEN: {
        emit<T>(VARIATION_OPEN, at, at + sizeof<T>(), 0);
        at += sizeof<T>();
        depth++;
        if (unplayed > 0 || depth >= MAX_DEPTH) {
          unplayed++;
          continue;
        }
        store<u32>(line, current as u32, LINE_CURRENT);
        store<u32>(line, moved ? 1 : 0, LINE_MOVED);
        const parent = moved ? previous : current;
        line += LINE_BYTES;
        current = line;
        previous = line + POSITION_BYTES;
        moved = false;
        copyPosition(current, parent);
        continue;
      }
      case PAREN_CLOSE: {
        if (depth == 0) {
          emit<T>(VARIATION_CLOSE | MARK_UNBALANCED, at, at + sizeof<T>(), 0);
          addFault(FAULT_VARIATION);
          at += sizeof<T>();
          continue;
        }
        emit<T>(VARIATION_CLOSE, at, at + sizeof<T>(), 0);
        at += sizeof<T>();
        depth--;
        if (unplayed > (playable ? 0 : 1)) {
          unplayed--;
          continue;
        }
        if (!playable) continue;
        line -= LINE_BYTES;
        current = load<u32>(line, LINE_CURRENT);
        previous = line + (current == line ? POSITION_BYTES : 0);
        moved = load<u32>(line, LINE_MOVED) != 0;
        continue;
      }
      case BRACKET_OPEN:
        if (isTagStart<T>(at, end)) {
          if (depth > 0) addFault(FAULT_VARIATION);
          return at;
        }
        break;
      case PERCENT:
        if (startsLine<T>(at)) {
          at = readEscapeLine<T>(at, end);
          continue;
        }
    }

    const periods = skipPeriods<T>(at);
    if (periods > at) {
      emit<T>(PERIODS, at, periods, 0);
      at = periods;
      continue;
    }

    const marker = terminationEnd<T>(at);
    if (marker != 0) {
      if (depth > 0 && !endsGame<T>(marker, end)) {
        emit<T>(STRAY, at, marker, terminationValue);
        addFault(FAULT_STRAY);
        at = marker;
        continue;
      }
      if (depth > 0) addFault(FAULT_VARIATION);
      emit<T>(isStandardTermination ? TERMINATION : TERMINATION | MARK_NONSTANDARD, at, marker, terminationValue);
      if (!isStandardTermination) addFault(FAULT_SPELLING);
      terminated = true;
      return marker;
    }

    const word = wordEnd<T>(at, end);
    if (word > at) {
      emit<T>(WORD, at, word, 0);
      addFault(FAULT_WORD);
      at = word;
    } else {
      emit<T>(STRAY, at, at + sizeof<T>(), 0);
      addFault(FAULT_STRAY);
      at += sizeof<T>();
    }
  }
  if (depth > 0) addFault(FAULT_VARIATION);
  return end;
}

/** Reads the line that the `%` in column 0 at `at` hides; returns the address of its end. */
export function readEscapeLine<T>(at: usize, end: usize): usize {
  const to = lineEnd<T>(at, end);
  emit<T>(ESCAPE_LINE, at, to, 0);
  return to;
}

/** Reads `$` and its number; a `$` without one is stray. Numbers are cut off at a billion. */
function readNag<T>(at: usize): usize {
  let to = at + sizeof<T>();
  let number: u32 = 0;
  while (isDigit(unitAt<T>(to))) {
    if (number < 100000000) number = number * 10 + (unitAt<T>(to) - 0x30);
    to += sizeof<T>();
  }
  if (to == at + sizeof<T>()) {
    emit<T>(STRAY, at, to, 0);
    addFault(FAULT_STRAY);
  } else {
    emit<T>(NAG, at, to, number);
  }
  return to;
}

/** The address behind a number of one to three digits with a single period, as most are; 0 where another stands. */
function plainNumberEnd<T>(at: usize): usize {
  let number = unitAt<T>(at) - DIGIT_0;
  let to = at + sizeof<T>();
  while (isDigit(unitAt<T>(to)) && number < 100) {
    number = number * 10 + (unitAt<T>(to) - DIGIT_0);
    to += sizeof<T>();
  }
  numberValue = number;
  if (unitAt<T>(to) != PERIOD) return 0;
  to += sizeof<T>();
  const next = unitAt<T>(to);
  return next == PERIOD || next > 0x7f ? 0 : to;
}

/** What `numberEnd` and `plainNumberEnd` read. */
let numberValue: i32 = 0;

/**
 * The address behind the digits of a move number indication at `at`; 0 if there is none.
 * Digits that periods follow are one; so are at most three digits that stand alone.
 */
function numberEnd<T>(at: usize): usize {
  let to = at;
  let number = 0;
  while (isDigit(unitAt<T>(to))) {
    if (number < 100000000) number = number * 10 + (unitAt<T>(to) - 0x30);
    to += sizeof<T>();
  }
  numberValue = number;
  const count = (to - at) / sizeof<T>();
  if (count == 0) return 0;
  return skipPeriods<T>(to) > to || (count <= 3 && breaksAt<T>(to)) ? to : 0;
}

/** Whether the periods from `from` to `to` are three or more; the sign `…` is three. */
function saysThreePeriods<T>(from: usize, to: usize): bool {
  const second = from + sizeof<T>();
  if (to == from) return false;
  return to > second + sizeof<T>() || unitAt<T>(from) != PERIOD || (to > second && unitAt<T>(second) != PERIOD);
}

/** The end of a run of text. The parentheses of `c8(N)` belong to it. */
function wordEnd<T>(at: usize, end: usize): usize {
  const from = at;
  while (at < end) {
    if (breaksAt<T>(at)) {
      if (at == from || !isPromotionInParentheses<T>(at)) return at;
      at += 2 * sizeof<T>();
    }
    at += sizeof<T>();
  }
  return end;
}

/**
 * Whether a termination marker inside a variation ends the game all the same, its parenthesis being lost:
 * the line ends behind it, and the text ends, tags follow, or the first move of a game.
 */
function endsGame<T>(at: usize, end: usize): bool {
  const next = skipBlanks<T>(at, end);
  if (next >= end) return true;
  if (lineEnd<T>(at, next) == next) return false;
  if (unitAt<T>(next) == BRACKET_OPEN) return isTagStart<T>(next, end);
  return unitAt<T>(next) == DIGIT_1 && unitAt<T>(next + sizeof<T>()) == PERIOD;
}
