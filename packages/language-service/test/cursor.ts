import type { Position } from 'vscode-languageserver-types';
import { openDocument, type ServiceDocument } from '../src/document.ts';
import { features } from '../src/features/index.ts';
import { positionAt } from '../src/lines.ts';
import { defaultSettings, type Settings } from '../src/settings.ts';

/** A document and a place in it. */
export interface AtCursor {
  readonly document: ServiceDocument;
  readonly position: Position;
}

export const TEST_URI = 'file:///test.pgn';

/** Opens a text in which `|` marks the cursor. */
export function atCursor(marked: string): AtCursor {
  const offset = marked.indexOf('|');
  if (offset < 0) throw new RangeError('no cursor in the text');
  const document = openPgn(marked.slice(0, offset) + marked.slice(offset + 1));
  return { document, position: positionAt(document.lines, offset) };
}

/** Opens a text as a PGN document. */
export function openPgn(text: string): ServiceDocument {
  return openDocument({ uri: TEST_URI, languageId: 'pgn', version: 1, text });
}

/** Asks a feature by its method, as a server does. Answers are plain data whose shape the caller knows. */
export function ask<Answer>(
  method: string,
  document: ServiceDocument,
  params: object = {},
  settings: Settings = defaultSettings,
): Answer {
  const feature = features.find((candidate) => candidate.method === method);
  if (!feature) throw new RangeError(`no feature answers ${method}`);
  return feature.handle(document, { textDocument: { uri: document.uri }, ...params }, settings) as Answer;
}
