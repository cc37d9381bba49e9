/**
 * Copies a position record of 24 words, but for the two reserved words at its end.
 *
 * Written out, since this is done for every move that is played: a loop takes twice as long in V8,
 * and `set` with a view made for it six times as long.
 */
export function copyRecord(from: Int32Array, start: number, to: Int32Array, at: number): void {
  to[at + 0] = from[start + 0] ?? 0;
  to[at + 1] = from[start + 1] ?? 0;
  to[at + 2] = from[start + 2] ?? 0;
  to[at + 3] = from[start + 3] ?? 0;
  to[at + 4] = from[start + 4] ?? 0;
  to[at + 5] = from[start + 5] ?? 0;
  to[at + 6] = from[start + 6] ?? 0;
  to[at + 7] = from[start + 7] ?? 0;
  to[at + 8] = from[start + 8] ?? 0;
  to[at + 9] = from[start + 9] ?? 0;
  to[at + 10] = from[start + 10] ?? 0;
  to[at + 11] = from[start + 11] ?? 0;
  to[at + 12] = from[start + 12] ?? 0;
  to[at + 13] = from[start + 13] ?? 0;
  to[at + 14] = from[start + 14] ?? 0;
  to[at + 15] = from[start + 15] ?? 0;
  to[at + 16] = from[start + 16] ?? 0;
  to[at + 17] = from[start + 17] ?? 0;
  to[at + 18] = from[start + 18] ?? 0;
  to[at + 19] = from[start + 19] ?? 0;
  to[at + 20] = from[start + 20] ?? 0;
  to[at + 21] = from[start + 21] ?? 0;
}
