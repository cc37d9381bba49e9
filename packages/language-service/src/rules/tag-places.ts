import type { SourceText, TagPair } from '@movetext/pgn';
import type { Edit } from './rule.ts';
import { isLineStart, lineBreakOf } from './text-places.ts';

/** The edit that puts a tag pair before another one, on a line of its own where that one begins a line. */
export function tagBefore(source: SourceText, { range }: TagPair, pair: string): Edit {
  const separator = isLineStart(source, range.start) ? lineBreakOf(source) : ' ';
  return { range: { start: range.start, end: range.start }, newText: pair + separator };
}

/** The edit that puts a tag pair behind another one, on a line of its own where that one begins a line. */
export function tagBehind(source: SourceText, { range }: TagPair, pair: string): Edit {
  const separator = isLineStart(source, range.start) ? lineBreakOf(source) : ' ';
  return { range: { start: range.end, end: range.end }, newText: separator + pair };
}
