import type { CompletionItem } from 'vscode-languageserver-types';
import { resolveMoveItem } from './completion-moves.ts';
import { defineFeature } from './feature.ts';
import { isJson } from './params.ts';

/** Adds the board to a completion item when the editor is about to show it. */
export const completionResolve = defineFeature({
  method: 'completionItem/resolve',
  capability: {},
  read: (params) => (isCompletionItem(params) ? params : null),
  run: (_document, item, settings): CompletionItem => resolveMoveItem(item, settings),
});

function isCompletionItem(params: unknown): params is CompletionItem {
  return isJson(params) && typeof params['label'] === 'string';
}
