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
    const fresh = fix?.edits.filter((edit) => !taken.some((other) => isSameEdit(edit, other))) ?? [];
    if (fresh.some((edit) => taken.some((other) => overlaps(edit, other)))) continue;
    taken.push(...fresh);
  }
  return taken.sort((a, b) => a.range.start - b.range.start);
}

function isSameEdit(one: Edit, other: Edit): boolean {
  const { start, end } = one.range;
  return start === other.range.start && end === other.range.end && one.newText === other.newText;
}

/** Two insertions at one place overlap, too: their order would be a guess. */
function overlaps(one: Edit, other: Edit): boolean {
  const apart = one.range.end < other.range.start || other.range.end < one.range.start;
  const touching = one.range.end === other.range.start || other.range.end === one.range.start;
  const empty = one.range.start === one.range.end || other.range.start === other.range.end;
  return !apart && (!touching || empty);
}
