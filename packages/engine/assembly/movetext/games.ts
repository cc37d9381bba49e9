/**
 * The reader: finds one game after another in a text and writes its tokens on the tape.
 *
 * A game is read in two steps, since only somebody who knows what tags mean can say where it starts from:
 * `readTags` stops before the first token of movetext; `readMoves` goes on from there, from the position in `startPosition`.
 * Layout is a hint, structure decides: tags, then movetext, then a termination marker. Whatever stands behind that
 * and does not begin a game is kept with the game before it; whatever stands before the first game, with the first.
 */
import { setInitialPosition } from '../board/position';
import { readBraceComment, readLineComment } from './comments';
import { beginsMoves } from './game-start';
import { plies, readEscapeLine, readMovetext, terminated } from './movetext';
import { beginReach, lookTo, reach } from './reach';
import { beginTags, beginTagText, isTagStart, readTag, repeatsName } from './tags';
import {
  addFault,
  beginTape,
  emit,
  FAULT_NO_TERMINATION,
  FAULT_OUTSIDE_TEXT,
  FAULT_STRAY,
  OUTSIDE_TEXT,
  STRAY,
} from './tape';
import { terminationEnd } from './termination';
import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  DIGIT_1,
  DOLLAR,
  followsBlankLine,
  isDigit,
  LETTER_a,
  lineEnd,
  PAREN_CLOSE,
  PAREN_OPEN,
  PERCENT,
  SEMICOLON,
  skipBlanks,
  skipPeriods,
  startsLine,
  trimEnd,
  unitAt,
} from './units';

let textEnd: usize = 0;
let cursor: usize = 0;
let gameStart: usize = 0;

/** Whether the game has a tag, a move or a termination marker; otherwise it is only text. */
export let isGame: bool = false;
/** Half-moves of the game's main line that were played. */
export let gamePlies: i32 = 0;

const START: usize = memory.data(96, 16);

/** The record of the position from which the next `readMoves` plays: the initial position, until somebody writes another. */
export function startPosition(): usize {
  return START;
}

/** Begins a text: addresses of its first unit and behind its last one. */
export function beginText(start: usize, end: usize): void {
  textEnd = end;
  cursor = start;
  beginTagText();
  beginReach(end);
}

/** The address behind what has been read. */
export function readerCursor(): usize {
  return cursor;
}

/** The furthest address that was looked at to tell where games and comments end: what lies behind it does not matter so far. */
export function readerReach(): usize {
  return max(cursor, reach);
}

/** Reads what stands before the next game, and its tags. Returns whether movetext follows, for `readMoves` to read. */
export function readTags<T>(tape: usize): bool {
  gameStart = cursor;
  gamePlies = 0;
  isGame = false;
  beginTape(tape, gameStart);
  beginTags();
  setInitialPosition(START);
  cursor = readBetween<T>(cursor, true);

  let hasTags = false;
  while (cursor < textEnd) {
    const unit = unitAt<T>(cursor);
    if (unit == BRACKET_OPEN) {
      if (hasTags && followsBlankLine<T>(cursor, gameStart) && repeatsTag<T>(cursor)) break;
      cursor = readTag<T>(cursor, textEnd);
      hasTags = true;
    } else if (unit == BRACE_OPEN) {
      cursor = readBraceComment<T>(cursor, textEnd);
    } else if (unit == SEMICOLON) {
      cursor = readLineComment<T>(cursor, textEnd);
    } else if (unit == PERCENT && startsLine<T>(cursor)) {
      cursor = readEscapeLine<T>(cursor, textEnd);
    } else {
      const section = hasTags ? sectionGoesOn<T>(cursor) : 0;
      if (section == 0) {
        isGame = true;
        return true;
      }
      emit<T>(STRAY, cursor, trimEnd<T>(section, cursor), 0);
      addFault(FAULT_STRAY);
      cursor = section;
    }
    cursor = skipBlanks<T>(cursor, textEnd);
  }
  isGame = hasTags;
  if (hasTags) addFault(FAULT_NO_TERMINATION);
  return false;
}

/**
 * Where the tag section goes on behind lines that are neither tags nor movetext, such as the rest of a value that was broken over lines;
 * 0 if it does not: movetext follows, the end, or the tags of another game, which repeat a name.
 */
function sectionGoesOn<T>(at: usize): usize {
  while (at < textEnd) {
    if (beginsMovetext<T>(at)) return 0;
    const line = lineEnd<T>(at, textEnd);
    lookTo(line + sizeof<T>());
    for (; at < line; at += sizeof<T>()) {
      if (unitAt<T>(at) == BRACKET_OPEN && isTagStart<T>(at, line)) return repeatsTag<T>(at) ? 0 : at;
      // Whoever names a square means a move.
      const file = unitAt<T>(at) - LETTER_a;
      if ((file as u32) < 8 && ((unitAt<T>(at + sizeof<T>()) - DIGIT_1) as u32) < 8) return 0;
    }
    at = skipBlanks<T>(line, textEnd);
  }
  lookTo(textEnd);
  return 0;
}

/** Whether the tag pair that begins at `at` has the name of another one of the game. */
function repeatsTag<T>(at: usize): bool {
  lookTo(lineEnd<T>(at, textEnd));
  return repeatsName<T>(at, textEnd);
}

/** Whether what stands at `at` has its place in movetext rather than among tags. */
function beginsMovetext<T>(at: usize): bool {
  switch (unitAt<T>(at)) {
    case BRACE_OPEN:
    case PAREN_OPEN:
    case PAREN_CLOSE:
    case SEMICOLON:
    case PERCENT:
    case DOLLAR:
      return true;
  }
  return isDigit(unitAt<T>(at)) || skipPeriods<T>(at) > at || terminationEnd<T>(at) != 0;
}

/** Reads the movetext of the game whose tags have been read, and what follows it up to the next game. */
export function readMoves<T>(playable: bool): void {
  cursor = readMovetext<T>(cursor, textEnd, START, playable);
  gamePlies = plies;
  if (terminated) cursor = readBetween<T>(cursor, false);
  else addFault(FAULT_NO_TERMINATION);
}

/** Reads what stands between games, up to the first thing that begins one; `leading` before the first game. */
function readBetween<T>(at: usize, leading: bool): usize {
  const floor = at;
  // A paragraph that began as prose goes on as prose, unless something unmistakable comes.
  let prose = false;
  while (true) {
    at = skipBlanks<T>(at, textEnd);
    if (at >= textEnd) return textEnd;
    if (prose && followsBlankLine<T>(at, floor)) prose = false;
    switch (unitAt<T>(at)) {
      case BRACE_OPEN:
        at = readBraceComment<T>(at, textEnd);
        continue;
      case SEMICOLON:
        at = readLineComment<T>(at, textEnd);
        continue;
      case PERCENT:
        if (!startsLine<T>(at)) break;
        at = readEscapeLine<T>(at, textEnd);
        continue;
      case BRACKET_OPEN:
        if (isTagStart<T>(at, textEnd)) return at;
        break;
      case BRACE_CLOSE:
      case BRACKET_CLOSE:
      case PAREN_CLOSE:
        emit<T>(STRAY, at, at + sizeof<T>(), 0);
        addFault(FAULT_STRAY);
        at += sizeof<T>();
        continue;
    }
    const marker = terminationEnd<T>(at);
    if (marker != 0) {
      if (leading) return at;
      emit<T>(STRAY, at, marker, 0);
      addFault(FAULT_STRAY);
      at = marker;
      continue;
    }
    if (beginsMoves<T>(at, textEnd, leading, prose)) return at;
    at = readOutsideText<T>(at);
    prose = true;
  }
}

/** Reads a line of prose, up to a tag pair if one stands in it. */
function readOutsideText<T>(at: usize): usize {
  const line = lineEnd<T>(at, textEnd);
  let to = at + sizeof<T>();
  while (to < line && !(unitAt<T>(to) == BRACKET_OPEN && isTagStart<T>(to, line))) to += sizeof<T>();
  emit<T>(OUTSIDE_TEXT, at, trimEnd<T>(to, at), 0);
  addFault(FAULT_OUTSIDE_TEXT);
  return to;
}
