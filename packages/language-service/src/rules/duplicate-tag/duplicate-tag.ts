import { Fault, type SourceText, type TagPair } from '@movetext/pgn';
import { defineRule, type Fix } from '../rule.ts';
import { isLineStart, lineBreakEnd, lineEnd } from '../text-places.ts';

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
      if (tag.name === '') continue;
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

/** Nothing is lost with a second pair that says the same. A pair alone on its line goes with its line. */
function removal(source: SourceText, first: TagPair, second: TagPair): Fix {
  const { start, end } = second.range;
  const isAlone = isLineStart(source, start) && lineEnd(source, end) === end;
  return {
    title: `Remove this ${second.name} tag`,
    safe: first.value === second.value,
    edits: [{ range: { start, end: isAlone ? lineBreakEnd(source, end) : end }, newText: '' }],
  };
}
