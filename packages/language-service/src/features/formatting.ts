import { notationOf } from '@movetext/chess';
import type { GameSection } from '@movetext/pgn';
import type { TextEdit } from 'vscode-languageserver-types';
import type { ServiceDocument } from '../document.ts';
import type { DocumentGame } from '../document-games.ts';
import { formatGames } from '../format/format-section.ts';
import { gameEdits } from '../format/game-edits.ts';
import { documentRange } from '../range.ts';
import type { Settings } from '../settings.ts';
import { defineFeature } from './feature.ts';
import { readNothing } from './params.ts';

/** Lays out the whole document. */
export const formatting = defineFeature({
  method: 'textDocument/formatting',
  capability: { documentFormattingProvider: true },
  read: readNothing,
  run: (document, _params, settings): TextEdit[] => formattingEdits(document, document.games, settings, () => true),
});

/** The edits that lay out some of the document's games; `games` are those and their neighbours, one behind the other. */
export function formattingEdits(
  document: ServiceDocument,
  games: readonly DocumentGame[],
  settings: Settings,
  isAsked: (game: DocumentGame) => boolean,
): TextEdit[] {
  const asked = new Set(games.filter(isAsked).map(({ section }) => section));
  const sections = games.map(({ section }) => section);
  const { width, style, sortTags, notation } = settings.format;
  const writeMove = notationOf(notation)?.write;
  const only = (section: GameSection) => asked.has(section);
  const formatted = formatGames(sections, { width, style, sortTags, only, ...(writeMove && { writeMove }) });
  const edits: TextEdit[] = [];
  let index = 0;
  for (const { text } of formatted) {
    const game = games[index++];
    if (!game || !asked.has(game.section)) continue;
    for (const { range, newText } of gameEdits(game.section, text)) {
      edits.push({ range: documentRange(document, game, range), newText });
    }
  }
  return edits;
}
