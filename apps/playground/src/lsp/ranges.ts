import type { Text } from '@codemirror/state';
import type { Position, Range } from 'vscode-languageserver-types';

/** A stretch of the document in CodeMirror's offsets. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The offset of a protocol position, moved to the nearest place that the document has. */
export function offsetOf(doc: Text, position: Position): number {
  if (position.line < 0) return 0;
  if (position.line >= doc.lines) return doc.length;
  const line = doc.line(position.line + 1);
  return line.from + Math.max(0, Math.min(position.character, line.length));
}

/** The stretch of a protocol range, clamped to the document and never backwards. */
export function spanOf(doc: Text, range: Range): Span {
  const from = offsetOf(doc, range.start);
  return { from, to: Math.max(from, offsetOf(doc, range.end)) };
}

/** The protocol position of an offset. */
export function positionOf(doc: Text, offset: number): Position {
  const inside = Math.max(0, Math.min(offset, doc.length));
  const line = doc.lineAt(inside);
  return { line: line.number - 1, character: inside - line.from };
}

/** Less than 0 where `a` comes before `b` in the text, 0 where they are the same place. */
export function comparePositions(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}

/** The least range that holds all of these, undefined for none. */
export function hull(ranges: readonly Range[]): Range | undefined {
  const [first, ...rest] = ranges;
  if (!first) return undefined;
  return rest.reduce(
    (held, range) => ({
      start: comparePositions(range.start, held.start) < 0 ? range.start : held.start,
      end: comparePositions(held.end, range.end) < 0 ? range.end : held.end,
    }),
    first,
  );
}
