import type { SourceText } from '@movetext/pgn';

const LF = 10;
const CR = 13;
const SPACE = 32;

/** Where the line that holds `offset` ends, its line break not counted; offsets in units of the source. */
export function lineEnd(source: SourceText, offset: number): number {
  let at = offset;
  while (at < source.length && source.unitAt(at) !== LF && source.unitAt(at) !== CR) at++;
  return at;
}

/** Whether a line begins at `offset`. */
export function isLineStart(source: SourceText, offset: number): boolean {
  return offset === 0 || source.unitAt(offset - 1) === LF || source.unitAt(offset - 1) === CR;
}

/** Where a line break at `offset` ends; `offset` itself where none is. */
export function lineBreakEnd(source: SourceText, offset: number): number {
  if (offset >= source.length) return offset;
  const unit = source.unitAt(offset);
  if (unit === LF) return offset + 1;
  if (unit !== CR) return offset;
  return offset + 1 < source.length && source.unitAt(offset + 1) === LF ? offset + 2 : offset + 1;
}

/** The end of a stretch of text without the white space at its end. */
export function trimmedEnd(source: SourceText, start: number, end: number): number {
  let at = end;
  while (at > start && source.unitAt(at - 1) <= SPACE) at--;
  return at;
}

/** The line break that a text uses. */
export function lineBreakOf(source: SourceText): '\n' | '\r\n' {
  for (let at = 0; at < source.length; at++) {
    if (source.unitAt(at) === LF) return at > 0 && source.unitAt(at - 1) === CR ? '\r\n' : '\n';
  }
  return '\n';
}
