/** How far ahead the text was looked at to tell where games and comments end. What lies behind it does not matter so far. */

let textEnd: usize = 0;

/** The furthest address that was looked at. */
export let reach: usize = 0;

/** Forgets the text before; the new one ends at `end`. */
export function beginReach(end: usize): void {
  textEnd = end;
  reach = 0;
}

/** Notes that the text was looked at up to `at`. */
export function lookTo(at: usize): void {
  if (at > reach) reach = min(at, textEnd);
}
