import type { Range as TextRange } from '@movetext/pgn';
import type { Position, Range } from 'vscode-languageserver-types';
import type { ServiceDocument } from './document.ts';
import type { DocumentGame } from './document-games.ts';
import { offsetAt, positionAt } from './lines.ts';

/** The document's range of a range that counts from a game's start. Nothing else turns offsets of games into positions. */
export function documentRange(document: ServiceDocument, game: DocumentGame, range: TextRange): Range {
  return {
    start: positionAt(document.lines, game.start + range.start),
    end: positionAt(document.lines, game.start + range.end),
  };
}

/** The document's range from one offset to another. */
export function offsetRange(document: ServiceDocument, start: number, end: number): Range {
  return { start: positionAt(document.lines, start), end: positionAt(document.lines, end) };
}

/** The offset of a position in the document, moved into the text where it lies outside. */
export function documentOffset(document: ServiceDocument, position: Position): number {
  return offsetAt(document.lines, position);
}
