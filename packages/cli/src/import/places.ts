import type { Place } from '../input/line-index.ts';

/** Turns offsets of a text into lines and columns, both from 0. */
export function placesIn(text: string, firstLine: number): (offset: number) => Place {
  const starts = [0];
  for (const { index, 0: lineBreak } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + lineBreak.length);
  return (offset) => {
    let low = 0;
    for (let high = starts.length; low + 1 < high; ) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: firstLine + low, character: offset - (starts[low] ?? 0) };
  };
}
