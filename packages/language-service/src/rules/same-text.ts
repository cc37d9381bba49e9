import type { SourceText } from '@movetext/pgn';

/** Whether two stretches of a game's text are the same. */
export function isSameText(source: SourceText, one: number, other: number, length: number): boolean {
  for (let index = 0; index < length; index++) {
    if (source.unitAt(one + index) !== source.unitAt(other + index)) return false;
  }
  return true;
}
