import type { TextEdit } from 'vscode-languageserver-types';
import type { DocumentGame } from '../document-games.ts';
import { documentOffset } from '../range.ts';
import { defineFeature } from './feature.ts';
import { formattingEdits } from './formatting.ts';
import { readRangeParam } from './params.ts';

/** Lays out the games that a range touches, whole. */
export const rangeFormatting = defineFeature({
  method: 'textDocument/rangeFormatting',
  capability: { documentRangeFormattingProvider: true },
  read: readRangeParam,
  run(document, range, settings): TextEdit[] {
    const start = documentOffset(document, range.start);
    const end = Math.max(start, documentOffset(document, range.end));
    const isTouched = (game: DocumentGame) => game.start <= end && (start < game.end || start === game.start);
    const first = document.games.findIndex(isTouched);
    if (first < 0) return [];
    let behind = first;
    for (let game = document.games[behind]; game && isTouched(game); game = document.games[behind]) behind++;
    return formattingEdits(document, document.games.slice(Math.max(0, first - 1), behind + 1), settings, isTouched);
  },
});
