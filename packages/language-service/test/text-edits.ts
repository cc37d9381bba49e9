import type { TextEdit } from 'vscode-languageserver-types';
import type { ServiceDocument } from '../src/document.ts';
import { offsetAt } from '../src/lines.ts';
import { applyEdits } from './apply-edits.ts';

/** The document's text with some edits applied. */
export function applyTextEdits(document: ServiceDocument, edits: readonly TextEdit[]): string {
  return applyEdits(
    document.lines.text,
    edits.map(({ range, newText }) => ({
      start: offsetAt(document.lines, range.start),
      end: offsetAt(document.lines, range.end),
      newText,
    })),
  );
}
