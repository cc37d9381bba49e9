import { codeActions } from './code-actions.ts';
import { completion } from './completion.ts';
import { completionResolve } from './completion-resolve.ts';
import { documentSymbols } from './document-symbols.ts';
import type { Feature } from './feature.ts';
import { folding } from './folding.ts';
import { formatting } from './formatting.ts';
import { hover } from './hover.ts';
import { rangeFormatting } from './range-formatting.ts';
import { selectionRange } from './selection-range.ts';

/** Every request that the service answers. */
export const features: readonly Feature[] = [
  codeActions,
  completion,
  completionResolve,
  documentSymbols,
  folding,
  formatting,
  hover,
  rangeFormatting,
  selectionRange,
];
