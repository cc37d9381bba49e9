import { type GameSection, type Range, readGames } from '@movetext/pgn';
import type { Edit } from '../rules/rule.ts';
import { isMoveKind, isNumber } from './token-kinds.ts';

/**
 * The edits that turn a game's text into the one laid out; ranges count from the game's start.
 * They touch white space, move numbers and moves in another spelling only, so that cursors and marks in the text stay where they are; where tags change places, it is one edit.
 */
export function gameEdits(section: GameSection, formatted: string): readonly Edit[] {
  const { source } = section;
  const old = source.slice(0, source.length);
  if (old === formatted) return [];
  const before = keptTokens(section);
  const after = readGames(formatted).flatMap((game) => keptTokens(game).map((token) => moved(token, game.start)));
  const isAligned =
    before.length === after.length &&
    before.every((token, index) => {
      const target = after[index] ?? token;
      return token.isMove ? target.isMove : textAt(old, token) === textAt(formatted, target);
    });
  if (!isAligned) return [{ range: { start: 0, end: old.length }, newText: formatted }];

  const edits: Edit[] = [];
  let from = { old: 0, new: 0 };
  const replaceGap = (oldEnd: number, newEnd: number) => {
    const newText = formatted.slice(from.new, newEnd);
    if (old.slice(from.old, oldEnd) !== newText) edits.push({ range: { start: from.old, end: oldEnd }, newText });
  };
  before.forEach((range, index) => {
    const target = after[index] ?? range;
    replaceGap(range.start, target.start);
    const newText = textAt(formatted, target);
    if (newText !== textAt(old, range)) edits.push({ range: { start: range.start, end: range.end }, newText });
    from = { old: range.end, new: target.end };
  });
  replaceGap(old.length, formatted.length);
  return edits;
}

/** The place of a token that formatting keeps; a move may get another spelling. */
interface KeptToken extends Range {
  readonly isMove: boolean;
}

function keptTokens({ tokens }: GameSection): KeptToken[] {
  const ranges: KeptToken[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    if (isNumber(kind)) continue;
    ranges.push({ start: tokens.start(token), end: tokens.end(token), isMove: isMoveKind(kind) });
  }
  return ranges;
}

function moved({ start, end, isMove }: KeptToken, by: number): KeptToken {
  return { start: start + by, end: end + by, isMove };
}

function textAt(text: string, { start, end }: Range): string {
  return text.slice(start, end);
}
