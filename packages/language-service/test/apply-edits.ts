/** A replacement of `text.slice(start, end)`. */
export interface OffsetEdit {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** The text with all edits applied at once; they must not overlap. */
export function applyEdits(text: string, edits: readonly OffsetEdit[]): string {
  let result = text;
  let limit = text.length;
  for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (edit.end > limit) throw new RangeError(`edits overlap at ${edit.start}`);
    result = result.slice(0, edit.start) + edit.newText + result.slice(edit.end);
    limit = edit.start;
  }
  return result;
}
