import type { Position } from 'vscode-languageserver-types';

/**
 * A text and where its lines begin.
 * Lines end at LF, CR or CRLF, as the Language Server Protocol has it; offsets and characters are UTF-16 code units.
 */
export interface TextLines {
  readonly text: string;
  /** Offset of each line's first character, ascending; the first is 0. */
  readonly starts: Uint32Array;
}

/** A replacement of `text.slice(start, end)`. */
export interface TextEditSpan {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

const LF = 10;
const CR = 13;

/** Finds the lines of a text. */
export function readLines(text: string): TextLines {
  const starts = [0];
  if (text.includes('\r')) {
    for (let offset = 1; offset <= text.length; offset++) if (isLineStart(text, offset)) starts.push(offset);
  } else {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  }
  return { text, starts: Uint32Array.from(starts) };
}

/** The lines after an edit: only the replaced stretch is looked at, the lines behind it move. */
export function editLines(lines: TextLines, edit: TextEditSpan): TextLines {
  const { start, end, newText } = edit;
  const text = lines.text.slice(0, start) + newText + lines.text.slice(end);
  // Whether a line begins at an offset hangs on the two characters around it, so what lies clear of the edit stays.
  const head = lines.starts.subarray(0, start === 0 ? 1 : lowerBound(lines.starts, start));
  const tail = lines.starts.subarray(lowerBound(lines.starts, end + 1));
  const middle: number[] = [];
  for (let offset = Math.max(1, start); offset <= start + newText.length; offset++) {
    if (isLineStart(text, offset)) middle.push(offset);
  }
  const starts = new Uint32Array(head.length + middle.length + tail.length);
  starts.set(head);
  starts.set(middle, head.length);
  const shift = newText.length - (end - start);
  const from = head.length + middle.length;
  tail.forEach((offset, index) => {
    starts[from + index] = offset + shift;
  });
  return { text, starts };
}

/** The position of an offset. Offsets outside the text are moved to its nearest end, those within a line break before it. */
export function positionAt(lines: TextLines, offset: number): Position {
  const inside = Math.min(Math.max(offset, 0), lines.text.length);
  const line = lowerBound(lines.starts, inside + 1) - 1;
  return { line, character: Math.min(inside, lineEnd(lines, line)) - (lines.starts[line] ?? 0) };
}

/** The offset of a position. Positions behind a line's end mean its end, those behind the text mean the text's end. */
export function offsetAt(lines: TextLines, position: Position): number {
  if (position.line < 0) return 0;
  const start = lines.starts[position.line];
  if (start === undefined) return lines.text.length;
  return Math.min(start + Math.max(0, position.character), lineEnd(lines, position.line));
}

/** Where the characters of a line end, its line break not counted. */
function lineEnd(lines: TextLines, line: number): number {
  const next = lines.starts[line + 1];
  if (next === undefined) return lines.text.length;
  const start = lines.starts[line] ?? 0;
  const crlf = next - 2 >= start && lines.text.charCodeAt(next - 1) === LF && lines.text.charCodeAt(next - 2) === CR;
  return next - (crlf ? 2 : 1);
}

function isLineStart(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  return before === LF || (before === CR && text.charCodeAt(offset) !== LF);
}

/** Index of the first of the ascending `values` that is not below `value`. */
function lowerBound(values: Uint32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
