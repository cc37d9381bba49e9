/** Where the movetext of a game without tags begins: told from prose by the looks of its first words. */
import { lookTo } from './reach';
import { scanSan } from './san';
import { terminationEnd } from './termination';
import {
  BRACE_OPEN,
  breaksAt,
  DIGIT_0,
  isDigit,
  isFirstOnLine,
  MINUS,
  PAREN_CLOSE,
  PAREN_OPEN,
  SEMICOLON,
  skipBlanks,
  skipPeriods,
  unitAt,
} from './units';

/** No move or termination marker has more units than this, together with what must follow it. */
const LONGEST_MOVE: usize = 24;

/** Whether the movetext of a game without tags begins at `at`. */
export function beginsMoves<T>(at: usize, end: usize, leading: bool, prose: bool): bool {
  if (!isDigit(unitAt<T>(at))) {
    if (prose || !isFirstOnLine<T>(at)) return false;
    // A variation in place of the first move may stand before it, with its number.
    if (unitAt<T>(at) == PAREN_OPEN) {
      at += sizeof<T>();
      prose = true;
    }
  }
  if (isDigit(unitAt<T>(at))) return beginsWithNumber<T>(at, end, prose);
  if (prose) return false;
  const move = scanSan<T>(at);
  return move != 0 && (leading || movesGoOn<T>(move, end));
}

/** `1.` or `1)` and a move begin a game wherever they stand; another number, only in front of a line. */
export function beginsWithNumber<T>(at: usize, end: usize, prose: bool): bool {
  let number = 0;
  while (isDigit(unitAt<T>(at))) {
    number = number > 999 ? number : number * 10 + unitAt<T>(at) - DIGIT_0;
    at += sizeof<T>();
  }
  const first = number == 1;
  const behind = skipPeriods<T>(at);
  const periods = behind > at;
  const next = skipBlanks<T>(behind, end);
  lookTo(next + LONGEST_MOVE * sizeof<T>());
  if (first && periods) return next >= end || couldBeMove<T>(next);
  if (first && unitAt<T>(at) == PAREN_CLOSE) return scanSan<T>(skipBlanks<T>(at + sizeof<T>(), end)) != 0;
  if (prose || (!periods && !breaksAt<T>(at))) return false;
  return next < end && scanSan<T>(next) != 0 && (first || periods);
}

/** Whether a run of text has the looks of a move in any notation, begun or whole, or of what may stand before one. */
function couldBeMove<T>(at: usize): bool {
  const unit = unitAt<T>(at);
  // A null move is `--`.
  if (unit == BRACE_OPEN || unit == PAREN_OPEN || unit == SEMICOLON || unit == MINUS) return true;
  const from = at;
  while (!breaksAt<T>(at)) {
    const letter = unitAt<T>(at);
    if (letter > 0x7f || isDigit(letter)) return true;
    at += sizeof<T>();
  }
  lookTo(at + sizeof<T>());
  return at <= from + sizeof<T>() || scanSan<T>(from) != 0;
}

/** Whether movetext, not prose, follows a move. */
function movesGoOn<T>(at: usize, end: usize): bool {
  at = skipBlanks<T>(at, end);
  lookTo(at + LONGEST_MOVE * sizeof<T>());
  return at >= end || isDigit(unitAt<T>(at)) || breaksAt<T>(at) || terminationEnd<T>(at) != 0 || scanSan<T>(at) != 0;
}
