import { type GameSection, isSameGame, SyntaxKind, TokenMark } from '@movetext/pgn';
import type { FormatOptions } from './format-options.ts';
import { isSamePlainGame } from './plain-game.ts';
import { isMoveKind, isNumber } from './token-kinds.ts';

/**
 * Whether a game was laid out anew and nothing else: the same tokens, but for white space and move numbers, and the same game in them.
 * Tags may have changed places where they were to be sorted, moves their spelling where they were to be written in a notation.
 */
export function isSameText(before: GameSection, after: GameSection, options: FormatOptions): boolean {
  const anyTagOrder = options.sortTags === true;
  if (!anyTagOrder && !options.writeMove && isSamePlainGame(before, after)) return true;
  const one = signature(before, options);
  const other = signature(after, options);
  return (
    before.isGame === after.isGame &&
    isSameList(one.tokens, other.tokens) &&
    isSameList(anyTagOrder ? one.tags.sort() : one.tags, anyTagOrder ? other.tags.sort() : other.tags) &&
    isSameList(errorCodes(before), errorCodes(after)) &&
    isSameGame(before.game(), after.game(), { anyTagOrder })
  );
}

function signature(section: GameSection, options: FormatOptions): { tokens: string[]; tags: string[] } {
  const { tokens, source } = section;
  const texts: string[] = [];
  const tags: string[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    const text = source.slice(tokens.start(token), tokens.end(token));
    if (SyntaxKind.TagOpen === kind) tags.push(`${tokens.marks(token)}`);
    else if (kind === SyntaxKind.TagName || kind === SyntaxKind.TagValue) tags.push(`${tags.pop() ?? ''} ${text}`);
    else if (kind === SyntaxKind.TagClose || isNumber(kind)) continue;
    else if (options.writeMove && isMoveKind(kind)) texts.push('move');
    else if (isMoveKind(kind)) texts.push(text);
    else
      texts.push(
        `${kind} ${kind === SyntaxKind.BraceComment ? tokens.marks(token) & TokenMark.unbalanced : 0} ${text}`,
      );
  }
  return { tokens: texts, tags };
}

/** Numbers are written anew, so it does not matter which of them were wrong. */
function errorCodes(section: GameSection): readonly string[] {
  return section
    .game()
    .errors.map(({ code }) => code)
    .filter((code) => code !== 'wrong-move-number');
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
