import type { Range } from '../range.ts';
import type { SourceText } from '../syntax/source-text.ts';

/** A replacement of a stretch of a game's text; the range counts from the game's start, in units of what was read. */
export interface TextEdit {
  readonly range: Range;
  readonly newText: string;
}

/** A text with edits applied at once, in any order. They must not overlap; what is inserted at one place stands there in the order of the edits. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = edits.map((edit, index) => ({ edit, index }));
  ordered.sort(
    (a, b) => a.edit.range.start - b.edit.range.start || a.edit.range.end - b.edit.range.end || a.index - b.index,
  );
  let result = '';
  let from = 0;
  for (const { edit } of ordered) {
    const { start, end } = edit.range;
    if (start < from || end < start || text.length < end)
      throw new RangeError(`an edit from ${start} to ${end} overlaps`);
    result += text.slice(from, start) + edit.newText;
    from = end;
  }
  return result + text.slice(from);
}

/** The edit that takes a stretch out, and the white space on one side of it; a space stays between what would touch. */
export function removal(source: SourceText, range: Range): TextEdit {
  let { start, end } = range;
  const isSpaceBefore = start === 0 || isBlank(source.unitAt(start - 1));
  const isSpaceBehind = end === source.length || isBlank(source.unitAt(end));
  if (isSpaceBefore && isSpaceBehind) {
    while (0 < start && isSpace(source.unitAt(start - 1))) start--;
    if (start === 0 || isLineBreak(source.unitAt(start - 1))) {
      while (end < source.length && isSpace(source.unitAt(end))) end++;
    }
    // A line of its own goes with its line break.
    const isOwnLine = start === 0 || isLineBreak(source.unitAt(start - 1));
    if (isOwnLine && end < source.length && 0 < start) end = lineBreakEnd(source, end);
    return { range: { start, end }, newText: '' };
  }
  const isBracketed = source.unitAt(start - 1) === PAREN_OPEN || source.unitAt(end) === PAREN_CLOSE;
  if (isSpaceBehind && source.unitAt(start - 1) === PAREN_OPEN) {
    while (end < source.length && isBlank(source.unitAt(end))) end++;
  } else if (isSpaceBefore && source.unitAt(end) === PAREN_CLOSE) {
    while (0 < start && isSpace(source.unitAt(start - 1))) start--;
  }
  return { range: { start, end }, newText: isSpaceBefore || isSpaceBehind || isBracketed ? '' : ' ' };
}

const PAREN_OPEN = 0x28;
const PAREN_CLOSE = 0x29;

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09;
}

function isLineBreak(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}

function isBlank(unit: number): boolean {
  return isSpace(unit) || isLineBreak(unit);
}

function lineBreakEnd(source: SourceText, at: number): number {
  const isPair = source.unitAt(at) === 0x0d && at + 1 < source.length && source.unitAt(at + 1) === 0x0a;
  return isLineBreak(source.unitAt(at)) ? at + (isPair ? 2 : 1) : at;
}
