import type { Range } from 'vscode-languageserver-types';
import { type DocumentGame, readDocumentGames, rereadDocumentGames } from './document-games.ts';
import { editLines, offsetAt, readLines, type TextEditSpan, type TextLines } from './lines.ts';

/** A text document at one version, split into its games. A value: an edit makes a new one, which shares what the edit did not touch. */
export interface ServiceDocument {
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly lines: TextLines;
  /** The games in the order of the text, covering it without gaps. Empty in a document that is not PGN. */
  readonly games: readonly DocumentGame[];
}

/** A change as `textDocument/didChange` tells it: of a range, or of the whole text where no range is given. */
export interface DocumentChange {
  readonly range?: Range;
  readonly text: string;
}

/** Opens a document. Any text is one; its games are modelled when somebody asks. */
export function openDocument(item: {
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly text: string;
}): ServiceDocument {
  const { uri, languageId, version, text } = item;
  return { uri, languageId, version, lines: readLines(text), games: isPgn(languageId) ? readDocumentGames(text) : [] };
}

/** The document after some changes, applied one after the other. Only the games that an edit touches are read again. */
export function updateDocument(
  document: ServiceDocument,
  version: number,
  changes: readonly DocumentChange[],
): ServiceDocument {
  return changes.reduce<ServiceDocument>((current, change) => applyChange(current, version, change), {
    ...document,
    version,
  });
}

function applyChange(document: ServiceDocument, version: number, change: DocumentChange): ServiceDocument {
  if (!change.range) return openDocument({ ...document, version, text: change.text });
  const one = offsetAt(document.lines, change.range.start);
  const other = offsetAt(document.lines, change.range.end);
  const edit: TextEditSpan = { start: Math.min(one, other), end: Math.max(one, other), newText: change.text };
  const lines = editLines(document.lines, edit);
  const games = isPgn(document.languageId) ? rereadDocumentGames(document.games, lines.text, edit) : [];
  return { ...document, version, lines, games };
}

/** The game whose text holds `offset`; the end of the text belongs to the last game. */
export function gameAtOffset(document: ServiceDocument, offset: number): DocumentGame | null {
  let low = 0;
  let high = document.games.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    const game = document.games[middle];
    if (game && game.start <= offset) low = middle;
    else high = middle - 1;
  }
  return document.games[low] ?? null;
}

function isPgn(languageId: string): boolean {
  return languageId === 'pgn';
}
