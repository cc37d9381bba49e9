import { type GameSection, type SourceText, SyntaxKind } from '@movetext/pgn';

/**
 * Index of the value's token of the first tag pair with a name, -1 where there is none.
 * For rules that run on every game: it makes no strings.
 */
export function tagValueToken({ tokens, source }: GameSection, name: string): number {
  const { count } = tokens;
  for (let token = 0; token + 1 < count; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.TagName) {
      if (tokens.length(token) !== name.length || tokens.kind(token + 1) !== SyntaxKind.TagValue) continue;
      if (isTextAt(source, tokens.start(token), name)) return token + 1;
    } else if (kind > SyntaxKind.TagClose && kind <= SyntaxKind.Word) {
      return -1; // The moves begin.
    }
  }
  return -1;
}

/** Whether an ASCII text stands at an offset. */
function isTextAt(source: SourceText, start: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (source.unitAt(start + index) !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Whether two stretches of a game's text are the same. */
export function isSameText(source: SourceText, one: number, other: number, length: number): boolean {
  for (let index = 0; index < length; index++) {
    if (source.unitAt(one + index) !== source.unitAt(other + index)) return false;
  }
  return true;
}
