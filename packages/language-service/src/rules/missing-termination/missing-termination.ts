import { Fault, type GameSection, type Range, SyntaxKind } from '@movetext/pgn';
import { endOfMoves, type GameEnd } from '../game-end.ts';
import { RESULTS } from '../results.ts';
import { defineRule, type Fix } from '../rule.ts';
import { lineBreakOf } from '../text-places.ts';

/** A game that stops without saying so. */
export const missingTermination = defineRule({
  code: 'missing-termination',
  severity: 'warning',
  summary: 'A game ends with 1-0, 0-1, 1/2-1/2 or *.',
  fixable: true,
  needs: Fault.noTermination,
  check(context, report) {
    const { section } = context;
    // An open comment has swallowed the marker, and is reported itself.
    if ((section.faults & Fault.comment) !== 0) return;
    const end = endOfMoves(section);
    if (!end) return;
    report({
      range: lastWord(end),
      message: 'The game has no termination marker',
      fixes: () => fixesFor(section, end),
    });
  },
});

/** A comment or a tag is marked by its end, anything else whole. */
function lastWord({ range, kind }: GameEnd): Range {
  const isLong = kind === SyntaxKind.BraceComment || kind === SyntaxKind.TagClose;
  return isLong ? { start: range.end - 1, end: range.end } : range;
}

const TAG_KINDS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.TagOpen,
  SyntaxKind.TagName,
  SyntaxKind.TagValue,
  SyntaxKind.TagClose,
]);

function fixesFor(section: GameSection, end: GameEnd): readonly Fix[] {
  // The marker would stand inside a variation that is still open.
  if (end.separator === null || (section.faults & Fault.variation) !== 0) return [];
  const told = section.tag('Result');
  const marker = told !== null && RESULTS.has(told) ? told : '*';
  // Behind tags, whole or broken off, a blank line: on its own line a broken one would swallow the marker.
  const separator = TAG_KINDS.has(end.kind) ? lineBreakOf(section.source).repeat(2) : end.separator;
  const edits = [{ range: { start: end.range.end, end: end.range.end }, newText: separator + marker }];
  // A word that could not be read may have been the marker, misspelt.
  const isSafe = (section.faults & Fault.word) === 0;
  return [{ title: `End the game with ${marker}`, safe: isSafe, edits }];
}
