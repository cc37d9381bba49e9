import { type GameSection, readGames, writeTagValue } from '@movetext/pgn';

/** A line of EPD as a game without moves, so that whatever reads games can work on it. */
export interface EpdGame {
  readonly section: GameSection;
  /** The columns of the line in which the position stands. */
  readonly start: number;
  readonly end: number;
  /** Turns an offset in the game's text into a column of the line: its end where it is behind the position. */
  columnOf(offset: number): number;
}

/** The fields of a position: four, and two numbers where they are those of a FEN. */
const FIELDS = /^(\s*)(\S+\s+\S+\s+\S+\s+\S+(\s+\d+\s+\d+(?=\s|$))?)/;
const HEAD = '[SetUp "1"]\n[FEN ';

/** Makes a game of a line of EPD: its position is the FEN tag, its operations are a comment. */
export function epdGame(text: string): EpdGame {
  const [, blank = '', fields = text.trim(), clocks] = FIELDS.exec(text) ?? [];
  const start = blank.length || text.length - text.trimStart().length;
  const end = start + fields.length;
  const operations = text.slice(end).trim();
  // Braces would end the comment.
  const comment = operations === '' ? '' : `{${operations.replace(/[{}]/g, ' ')}} `;
  const isWhole = clocks !== undefined || !FIELDS.test(text);
  const pgn = `${HEAD}${writeTagValue(isWhole ? fields : `${fields} 0 1`)}]\n\n${comment}*\n`;
  const [section] = readGames(pgn);
  if (!section) throw new RangeError('a text with tags holds a game');
  const valueStart = HEAD.length + 1;
  return {
    section,
    start,
    end,
    columnOf: (offset) => Math.min(end, Math.max(start, start + offset - valueStart)),
  };
}
