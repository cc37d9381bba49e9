import type { MoveNode, Range, TokenTape } from '@movetext/pgn';
import { MOVE_FAULTS, movesJudged, replacement } from './move-reports.ts';
import { defineRule, type Rule } from './rule.ts';

/** A rule about a liberty that a move takes with its spelling and that reading forgave. */
export interface LeniencyRule {
  readonly code: string;
  readonly summary: string;
  /** Whether the rule speaks of a leniency, by the code under which it was forgiven. */
  covers(leniency: string): boolean;
  /** What is odd, for a move as written and as the standard writes it. */
  message(node: MoveNode, san: string): string;
}

/** Declares a rule whose findings are hints, each with the safe fix of writing the move as the standard does. */
export function defineLeniencyRule(rule: LeniencyRule): Rule {
  const { code, summary } = rule;
  return defineRule({
    code,
    severity: 'hint',
    summary,
    fixable: true,
    needs: MOVE_FAULTS,
    check(context, report) {
      for (const node of movesJudged(context.game(), 'legal')) {
        const { leniencies, san } = node.verdict;
        const detached = leniencies.includes(DETACHED_MARK);
        // A mark that stands apart is not missing.
        if (!leniencies.some((leniency) => rule.covers(leniency) && !(detached && leniency === 'wrong-check-mark'))) continue;
        const range = detached ? withMark(context.section.tokens, node.range) : node.range;
        report({
          range,
          message: rule.message(node, san),
          ply: node.ply,
          fixes: () => [replacement(range, san, true)],
        });
      }
    },
  });
}

/** The leniency of a check mark, or `e.p.`, that a space parts from its move. */
const DETACHED_MARK = 'detached-mark';

/** The range of a move and of the mark that is the next token. */
function withMark(tokens: TokenTape, range: Range): Range {
  return { start: range.start, end: tokens.end(tokens.lastAt(range.start) + 1) };
}
