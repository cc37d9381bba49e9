import { writeFen } from '@movetext/chess';
import { LineFlow } from '../game/line-flow.ts';
import { moveNumberAt, writeMoveNumber } from '../game/move-number.ts';
import { writeTagPair } from '../game/write-tag-pairs.ts';
import type { ImportedGame } from './import-games.ts';

const WIDTH = 80;

/**
 * Writes a line that was found in a text as a game in the export format, with the tags given behind the Seven Tag Roster.
 * Where a misprint was guessed at, a comment tells what the text has; `written` gives it for each move.
 */
export function writeImportedGame(
  game: ImportedGame,
  tags: readonly (readonly [name: string, value: string])[],
  written: (ply: number) => string,
): string {
  const pairs = [...tagsOf(game), ...tags].map(([name, value]) => writeTagPair({ name, value, fault: null }));
  const flow = new LineFlow({ width: WIDTH, lineBreak: '\n' });
  let needsNumber = true;
  for (const comment of game.before) flow.add(`{${comment}}`);
  for (const [ply, { san, isGuess, comments }] of game.moves.entries()) {
    const number = moveNumberAt(game.start, ply);
    if (needsNumber || number.turn === 'white') flow.add(writeMoveNumber(number));
    flow.add(san);
    needsNumber = isGuess || 0 < comments.length;
    if (isGuess) flow.add(`{in the text: ${written(ply).replaceAll('}', ')')}}`);
    for (const comment of comments) flow.add(`{${comment}}`);
  }
  flow.add(game.result);
  return `${pairs.join('\n')}\n\n${flow.text()}\n`;
}

/** Tags that follow from what was found. */
const FOUND = new Set(['Result', 'FEN', 'SetUp']);

/** The Seven Tag Roster, filled with the tags that stand before the game, and its other tags. */
function tagsOf(game: ImportedGame): readonly (readonly [string, string])[] {
  const given = new Map(game.tags.filter(([name]) => !FOUND.has(name)));
  const roster = rosterOf(game);
  const names = new Set(roster.map(([name]) => name));
  return [
    ...roster.map(([name, value]): [string, string] => [name, given.get(name) ?? value]),
    ...[...given].filter(([name]) => !names.has(name)),
  ];
}

function rosterOf({ result, start }: ImportedGame): readonly (readonly [string, string])[] {
  const roster: readonly (readonly [string, string])[] = [
    ['Event', '?'],
    ['Site', '?'],
    ['Date', '????.??.??'],
    ['Round', '?'],
    ['White', '?'],
    ['Black', '?'],
    ['Result', result],
  ];
  if (!start) return roster;
  const variant: readonly (readonly [string, string])[] = start.chess960 ? [['Variant', 'Chess960']] : [];
  return [...roster, ...variant, ['SetUp', '1'], ['FEN', writeFen(start)]];
}
