/** Game termination markers: `1-0`, `0-1`, `1/2-1/2`, `*`, and the short forms of a draw, `1/2` and `½-½`. */
import { breaksAt, DIGIT_0, DIGIT_1, DIGIT_2, MINUS, SLASH, STAR, unitAt } from './units';

// The value of a `Termination` token.
const WHITE_WINS: u32 = 1;
const BLACK_WINS: u32 = 2;
const DRAW: u32 = 3;
const UNKNOWN: u32 = 4;

/** Which marker `terminationEnd` found: 1 white wins, 2 black wins, 3 a draw, 4 unknown. */
export let terminationValue: u32 = 0;

/** The address behind the termination marker at `at`; 0 if none stands there. */
export function terminationEnd<T>(at: usize): usize {
  const size = sizeof<T>();
  const first = unitAt<T>(at);
  let behind: usize = 0;
  if (first == STAR) {
    terminationValue = UNKNOWN;
    return at + size;
  }
  if (first == DIGIT_1) {
    const second = unitAt<T>(at + size);
    const third = unitAt<T>(at + 2 * size);
    if (second == MINUS && third == DIGIT_0) {
      terminationValue = WHITE_WINS;
      behind = at + 3 * size;
    } else if (second == SLASH && third == DIGIT_2) {
      terminationValue = DRAW;
      behind = at + 3 * size;
      if (unitAt<T>(behind) == MINUS && halfAt<T>(behind + size)) behind += 4 * size;
    }
  } else if (first == DIGIT_0) {
    if (unitAt<T>(at + size) == MINUS && unitAt<T>(at + 2 * size) == DIGIT_1) {
      terminationValue = BLACK_WINS;
      behind = at + 3 * size;
    }
  } else if (first > 0x7f) {
    const half = fractionSize<T>(at);
    if (half != 0 && unitAt<T>(at + half) == MINUS && fractionSize<T>(at + half + size) != 0) {
      terminationValue = DRAW;
      behind = at + 2 * half + size;
    }
  }
  return behind != 0 && (breaksAt<T>(behind) || unitAt<T>(behind) == STAR) ? behind : 0;
}

function halfAt<T>(at: usize): bool {
  return unitAt<T>(at) == DIGIT_1 && unitAt<T>(at + sizeof<T>()) == SLASH && unitAt<T>(at + 2 * sizeof<T>()) == DIGIT_2;
}

/** Bytes of memory that the sign `½` takes at `at`; 0 if it is not there. */
function fractionSize<T>(at: usize): usize {
  if (sizeof<T>() == 2) return unitAt<T>(at) == 0xbd ? 2 : 0;
  return load<u8>(at) == 0xc2 && load<u8>(at, 1) == 0xbd ? 2 : 0;
}
