import type { GameSection } from '@movetext/pgn';

/** What parts two tokens: nothing, a space, a line break, a blank line. */
export type Gap = 'none' | 'space' | 'line' | 'blank-line';

const LINE_BREAK = /\r\n?|\n/g;

/** What stands before a token, or with `count` for the index behind the last one. */
export function gapBefore(section: GameSection, token: number): Gap {
  const white = whiteBefore(section, token);
  const lines = white.match(LINE_BREAK)?.length ?? 0;
  if (lines === 0) return white === '' ? 'none' : 'space';
  return lines === 1 ? 'line' : 'blank-line';
}

/** The line break of a game's white space, the first one that stands there; a line feed where there is none. */
export function lineBreakOf(section: GameSection): '\n' | '\r\n' {
  for (let token = 0; token <= section.tokens.count; token++) {
    const found = whiteBefore(section, token).match(/\r?\n/);
    if (found) return found[0] === '\n' ? '\n' : '\r\n';
  }
  return '\n';
}

function whiteBefore({ tokens, source }: GameSection, token: number): string {
  const start = token === 0 ? 0 : tokens.end(token - 1);
  const end = token < tokens.count ? tokens.start(token) : source.length;
  return start === end ? '' : source.slice(start, end);
}
