import { Fault, type GameSection, readGames } from '@movetext/pgn';
import type { TextEditSpan } from './lines.ts';

/** A game's place in its document. The section itself knows no places outside the game, so it outlives edits of other games. */
export interface DocumentGame {
  readonly section: GameSection;
  /** Offset in the document. */
  readonly start: number;
  readonly end: number;
}

/** How many games behind an edit are read with it at first, to find a boundary that still holds. */
const LOOKAHEAD = 2;

/** Splits a text into its games. */
export function readDocumentGames(text: string): readonly DocumentGame[] {
  return placed(readGames(text), 0);
}

/**
 * The games after an edit; `text` is the text after it.
 * Reading starts again before the touched games and stops at the first old boundary that still holds; the other games are kept as they are.
 */
export function rereadDocumentGames(
  games: readonly DocumentGame[],
  text: string,
  edit: TextEditSpan,
): readonly DocumentGame[] {
  const shift = edit.newText.length - (edit.end - edit.start);
  const first = firstToReread(games, text, edit.start);
  const touched = games.findIndex((game) => edit.end < game.end);
  if (!games.slice(0, first).every((game) => holds(game, text))) return readDocumentGames(text);

  const from = games[first]?.start ?? 0;
  const window = touched < 0 ? undefined : games[touched + LOOKAHEAD];
  if (!window) return [...games.slice(0, first), ...placed(readGames(text.slice(from)), from)];

  const fresh = placed(readGames(text.slice(from, window.end + shift)), from);
  const kept = firstHeldBoundary(games, touched + 1, fresh, shift);
  if (!kept || !fresh.slice(0, kept.fresh).every((game) => holds(game, text))) return readDocumentGames(text);
  return [
    ...games.slice(0, first),
    ...fresh.slice(0, kept.fresh),
    ...games.slice(kept.old).map((game) => ({ ...game, start: game.start + shift, end: game.end + shift })),
  ];
}

/**
 * Index of the first game to read again: the one before the edited one, since an edit at a game's start may join the two.
 * It has to start a line, or an escape line's `%` would be seen where none is.
 */
function firstToReread(games: readonly DocumentGame[], text: string, editStart: number): number {
  let first = games.findIndex((game) => editStart <= game.end) - 1;
  while (first > 0 && text.charCodeAt((games[first]?.start ?? 0) - 1) !== 10) first--;
  return Math.max(first, 0);
}

/** Where an old boundary behind the edit is found again among the freshly read games. */
function firstHeldBoundary(
  games: readonly DocumentGame[],
  from: number,
  fresh: readonly DocumentGame[],
  shift: number,
): { old: number; fresh: number } | null {
  let at = 0;
  for (let old = from; old < games.length; old++) {
    const start = (games[old]?.start ?? 0) + shift;
    while (at < fresh.length && (fresh[at]?.start ?? 0) < start) at++;
    if (at === fresh.length) return null;
    if (at > 0 && fresh[at]?.start === start) return { old, fresh: at };
  }
  return null;
}

/**
 * Whether a game ends where it does whatever stands behind the text that was read.
 * An unterminated comment hangs on the next brace, which may be far behind: it ends with its game unless that brace closes it after all.
 */
function holds({ section, end }: DocumentGame, text: string): boolean {
  if (!section.isGame) return false;
  return (section.faults & Fault.comment) === 0 || !isClosingBraceNext(text, end);
}

function isClosingBraceNext(text: string, from: number): boolean {
  const close = text.indexOf('}', from);
  if (close < 0) return false;
  const open = text.indexOf('{', from);
  return open < 0 || close < open;
}

function placed(sections: readonly GameSection[], offset: number): DocumentGame[] {
  return sections.map((section) => ({ section, start: offset + section.start, end: offset + section.end }));
}
