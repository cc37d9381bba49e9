import { type GameSection, type Range, readGames } from '@movetext/pgn';
import type { Edit } from '../rules/rule.ts';
import { isNumber } from './move-numbers.ts';

/**
 * The edits that turn a game's text into the one laid out; ranges count from the game's start.
 * They touch white space and move numbers only, so that cursors and marks in the text stay where they are; where tags change places, it is one edit.
 */
export function gameEdits(section: GameSection, formatted: string): readonly Edit[] {
  const { source } = section;
  const old = source.slice(0, source.length);
  if (old === formatted) return [];
  const before = keptTokens(section);
  const after = readGames(formatted).flatMap((game) => keptTokens(game).map((range) => moved(range, game.start)));
  const isAligned =
    before.length === after.length &&
    before.every((range, index) => textAt(old, range) === textAt(formatted, after[index] ?? range));
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
    from = { old: range.end, new: target.end };
  });
  replaceGap(old.length, formatted.length);
  return edits;
}

/** The places of the tokens that formatting keeps. */
function keptTokens({ tokens }: GameSection): Range[] {
  const ranges: Range[] = [];
  for (let token = 0; token < tokens.count; token++) {
    if (!isNumber(tokens.kind(token))) ranges.push({ start: tokens.start(token), end: tokens.end(token) });
  }
  return ranges;
}

function moved({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by };
}

function textAt(text: string, { start, end }: Range): string {
  return text.slice(start, end);
}
