import type { Finding } from './lint.ts';
import type { Edit } from './rules/rule.ts';

/**
 * The edits of the safe fixes of one game's findings, the first of each finding, in the order of the text.
 * Fixes that would touch the same place are left for another round, but for those that say the same.
 */
export function safeEdits(findings: readonly Finding[]): readonly Edit[] {
  const taken: Edit[] = [];
  for (const finding of findings) {
    const fix = finding.fixes().find((candidate) => candidate.safe);
    const places = fix?.edits.map((edit) => ({ edit, fit: fitInto(taken, edit) })) ?? [];
    if (places.some(({ fit }) => fit === 'overlaps')) continue;
    for (const { edit, fit } of places) if (fit === 'free') taken.splice(placeOf(taken, edit), 0, edit);
  }
  return taken;
}

/** Whether an edit can stand beside those taken, which are in order and clear of each other: only its neighbours matter. */
function fitInto(taken: readonly Edit[], edit: Edit): 'free' | 'taken' | 'overlaps' {
  const place = placeOf(taken, edit);
  const neighbours = taken.slice(Math.max(0, place - 2), place + 2);
  if (neighbours.some((other) => isSameEdit(edit, other))) return 'taken';
  return neighbours.some((other) => overlaps(edit, other)) ? 'overlaps' : 'free';
}

/** Index of the first of the edits in order that does not begin before `edit`. */
function placeOf(taken: readonly Edit[], edit: Edit): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((taken[middle]?.range.start ?? 0) < edit.range.start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isSameEdit(one: Edit, other: Edit): boolean {
  const { start, end } = one.range;
  return start === other.range.start && end === other.range.end && one.newText === other.newText;
}

/** Two edits at one place overlap, too, where one of them only inserts: their order would be a guess. */
function overlaps(one: Edit, other: Edit): boolean {
  const isApart = one.range.end < other.range.start || other.range.end < one.range.start;
  const isTouching = one.range.end === other.range.start || other.range.end === one.range.start;
  const isEmpty = one.range.start === one.range.end || other.range.start === other.range.end;
  return !isApart && (!isTouching || isEmpty);
}
