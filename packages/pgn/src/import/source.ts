import type { Range } from '../range.ts';
import type { FoldedText } from './folded-text.ts';

/** A text and what was made of it to be read. */
export interface Source {
  readonly text: string;
  readonly folded: FoldedText;
}

/** The place in the text of a place in the folded one. */
export function rangeOf(
  { start, end }: { readonly start: number; readonly end: number },
  { folded }: Pick<Source, 'folded'>,
): Range {
  return { start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? 0 };
}

/** What stands there in the text. */
export function writtenAt(place: { readonly start: number; readonly end: number }, source: Source): string {
  const { start, end } = rangeOf(place, source);
  return source.text.slice(start, end);
}
