/**
 * A half-open stretch of text, in units of what was read: UTF-16 code units of a string, bytes of a buffer.
 * Inside a game it counts from the game's start.
 */
export interface Range {
  readonly start: number;
  readonly end: number;
}
