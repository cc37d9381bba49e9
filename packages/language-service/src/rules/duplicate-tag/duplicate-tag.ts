import { Fault, type TagPair } from '@movetext/pgn';
import { defineRule, type Fix } from '../rule.ts';

/** A tag pair whose name stood before. */
export const duplicateTag = defineRule({
  code: 'duplicate-tag',
  severity: 'warning',
  summary: 'A tag name appears at most once in a game.',
  fixable: true,
  needs: Fault.repeatedTag,
  check(context, report) {
    const first = new Map<string, TagPair>();
    for (const tag of context.game().tags) {
      const before = first.get(tag.name);
      if (!before) {
        first.set(tag.name, tag);
        continue;
      }
      report({
        range: tag.nameRange,
        message: `Tag ${tag.name} appears more than once`,
        related: [{ range: before.nameRange, message: `Tag ${tag.name} appears first here` }],
        fixes: () => [removal(context.section.source, before, tag)],
        unnecessary: tag.value === before.value,
      });
    }
  },
});

/** Nothing is lost with a second pair that says the same. */
function removal(
  source: { readonly length: number; unitAt(offset: number): number },
  first: TagPair,
  second: TagPair,
): Fix {
  const isBreak = (offset: number) =>
    offset < source.length && (source.unitAt(offset) === 10 || source.unitAt(offset) === 13);
  let { start, end } = second.range;
  const ownLine = (start === 0 || isBreak(start - 1)) && (end === source.length || isBreak(end));
  if (ownLine && source.unitAt(end) === 13) end++;
  if (ownLine && isBreak(end) && source.unitAt(end) === 10) end++;
  return {
    title: `Remove this ${second.name} tag`,
    safe: first.value === second.value,
    edits: [{ range: { start, end }, newText: '' }],
  };
}
