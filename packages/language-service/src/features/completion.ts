import type { CompletionItem, CompletionList } from 'vscode-languageserver-types';
import { gameAtOffset } from '../document.ts';
import { documentOffset } from '../range.ts';
import { moveItems } from './completion-moves.ts';
import { type CompletionPlace, completionPlace } from './completion-place.ts';
import { glyphItems, resultItems, tagNameItems, tagValueItems } from './completion-tables.ts';
import { defineFeature } from './feature.ts';
import { readPositionParam } from './params.ts';

/** What can stand at the cursor: legal moves, results, glyphs, tag names and their values. */
export const completion = defineFeature({
  method: 'textDocument/completion',
  capability: {
    completionProvider: { triggerCharacters: [' ', '.', '(', '$', '[', '"'], resolveProvider: true },
  },
  read: readPositionParam,
  run(document, position): CompletionList | null {
    const offset = documentOffset(document, position);
    const game = gameAtOffset(document, offset);
    const place = completionPlace(document, game, offset);
    return place && { isIncomplete: false, items: itemsFor(place, document.uri) };
  },
});

function itemsFor(place: CompletionPlace, uri: string): CompletionItem[] {
  switch (place.kind) {
    case 'tag-name':
      return tagNameItems(place);
    case 'tag-value':
      return tagValueItems(place);
    case 'glyph':
      return glyphItems(place);
    case 'movetext':
      return [...moveItems(place, uri), ...resultItems(place)];
  }
}
