import type { Game, GameError, Range } from '@movetext/pgn';

/** The errors of one code that reading a game left behind, in the order of the text. */
export function errorsOf<Code extends GameError['code']>(
  game: Game,
  code: Code,
): readonly Extract<GameError, { readonly code: Code }>[] {
  return game.errors.filter((error): error is Extract<GameError, { readonly code: Code }> => error.code === code);
}

/** The first character of a range: the bracket of a tag pair. */
export function firstCharacter(range: Range): Range {
  return { start: range.start, end: Math.min(range.start + 1, range.end) };
}

/** A user's text as a message shows it: in quotes, on one line, and not without end. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line}"`;
}

const MOST_QUOTED = 40;
