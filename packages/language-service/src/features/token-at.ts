import type { GameSection } from '@movetext/pgn';

/**
 * Index of the token at an offset from the game's start, null where there is none.
 * Between two tokens that touch it is the second; behind a token that nothing follows it is that token, since a cursor at a word's end means the word.
 */
export function tokenAt(section: GameSection, offset: number): number | null {
  const { tokens } = section;
  let low = 0;
  let high = tokens.count - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (tokens.start(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  if (tokens.count === 0 || offset < tokens.start(low) || tokens.end(low) < offset) return null;
  return low;
}
