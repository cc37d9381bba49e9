/**
 * Game termination markers: `1-0`, `0-1`, `1/2-1/2`, `*`.
 * Other spellings of a result are read as one, too: `1/2`, `½-½`, `1 - 0`, `1–0`, `1:0`, `1-O`.
 */
import { breaksAt, DIGIT_0, DIGIT_1, DIGIT_2, MINUS, SLASH, SPACE, STAR, unitAt } from './units';

// The value of a `Termination` token.
const WHITE_WINS: u32 = 1;
const BLACK_WINS: u32 = 2;
const DRAW: u32 = 3;
const UNKNOWN: u32 = 4;

/** Which marker `terminationEnd` found: 1 White wins, 2 Black wins, 3 a draw, 4 unknown. */
export let terminationValue: u32 = 0;
/** Whether it is spelled as the standard spells it. */
export let isStandardTermination: bool = false;

// What one side of a result says; 0 where it says nothing.
const LOSS: i32 = 1;
const WIN: i32 = 2;
const HALF: i32 = 3;

/** The address behind what `readScore` read. */
let scoreEnd: usize = 0;

const COLON: i32 = 0x3a;
const LETTER_O: i32 = 0x4f;
const LETTER_o: i32 = 0x6f;

/** The address behind the termination marker at `at`; 0 if none stands there. */
export function terminationEnd<T>(at: usize): usize {
  const first = unitAt<T>(at);
  if (first == STAR) {
    terminationValue = UNKNOWN;
    isStandardTermination = true;
    return at + sizeof<T>();
  }
  const white = readScore<T>(at);
  if (white == 0) return 0;
  const whiteEnd = scoreEnd;
  const dash = skipSpaces<T>(whiteEnd);
  const size = dashSize<T>(dash);
  const blackStart = skipSpaces<T>(dash + size);
  const black = size != 0 ? readScore<T>(blackStart) : 0;
  if (black == 0) {
    // `1/2` alone is a draw, too.
    if (white != HALF || !endsAt<T>(whiteEnd)) return 0;
    terminationValue = DRAW;
    isStandardTermination = false;
    return whiteEnd;
  }
  if (!endsAt<T>(scoreEnd) || white + black != (white == HALF ? 2 * HALF : WIN + LOSS)) return 0;
  terminationValue = white == WIN ? WHITE_WINS : white == LOSS ? BLACK_WINS : DRAW;
  const units = (scoreEnd - at) / sizeof<T>();
  isStandardTermination =
    unitAt<T>(dash) == MINUS && isAsciiScore<T>(at) && isAsciiScore<T>(blackStart) && units == (white == HALF ? 7 : 3);
  return scoreEnd;
}

/** Reads one side of a result: `1`, `0` (or the letter O), `1/2`, `½`. Returns what it says, and sets `scoreEnd`. */
function readScore<T>(at: usize): i32 {
  const size = sizeof<T>();
  const unit = unitAt<T>(at);
  if (unit == DIGIT_1) {
    if (unitAt<T>(at + size) == SLASH && unitAt<T>(at + 2 * size) == DIGIT_2) {
      scoreEnd = at + 3 * size;
      return HALF;
    }
    scoreEnd = at + size;
    return WIN;
  }
  if (unit == DIGIT_0 || unit == LETTER_O || unit == LETTER_o) {
    scoreEnd = at + size;
    return LOSS;
  }
  const fraction = fractionSize<T>(at);
  scoreEnd = at + fraction;
  return fraction != 0 ? HALF : 0;
}

function isAsciiScore<T>(at: usize): bool {
  return unitAt<T>(at) == DIGIT_0 || unitAt<T>(at) == DIGIT_1;
}

function endsAt<T>(at: usize): bool {
  return breaksAt<T>(at) || unitAt<T>(at) == STAR;
}

function skipSpaces<T>(at: usize): usize {
  while (unitAt<T>(at) == SPACE) at += sizeof<T>();
  return at;
}

/** Bytes of memory that a dash or a colon takes at `at`; 0 if there is none. */
function dashSize<T>(at: usize): usize {
  const unit = unitAt<T>(at);
  if (unit == MINUS || unit == COLON) return sizeof<T>();
  if (sizeof<T>() == 2) return unit == 0x2013 || unit == 0x2014 ? 2 : 0;
  // In Windows-1252 the dashes are single bytes, with which no character of UTF-8 begins.
  if (unit == 0x96 || unit == 0x97) return 1;
  const isDash = unit == 0xe2 && load<u8>(at, 1) == 0x80 && (load<u8>(at, 2) == 0x93 || load<u8>(at, 2) == 0x94);
  return isDash ? 3 : 0;
}

/** Bytes of memory that the sign `½` takes at `at`; 0 if it is not there. */
function fractionSize<T>(at: usize): usize {
  if (sizeof<T>() == 2) return unitAt<T>(at) == 0xbd ? 2 : 0;
  if (load<u8>(at) == 0xbd) return 1;
  return load<u8>(at) == 0xc2 && load<u8>(at, 1) == 0xbd ? 2 : 0;
}
