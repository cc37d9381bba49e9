import { squareName } from '@movetext/chess';
import { movesJudged, replacements, WRONG_MOVE_FAULTS } from '../move-reports.ts';
import { defineRule } from '../rule.ts';

/** A move that two or more pieces can make. */
export const ambiguousMove = defineRule({
  code: 'ambiguous-move',
  severity: 'error',
  summary: 'A move names its piece closely enough that only one can be meant.',
  fixable: true,
  needs: WRONG_MOVE_FAULTS,
  check(context, report) {
    const game = context.game();
    for (const node of movesJudged(game, 'ambiguous')) {
      const { candidates, message } = node.verdict;
      const squares = [...new Set(candidates.map((move) => squareName(move.from)))];
      const role = candidates[0]?.role;
      report({
        range: node.range,
        message: role ? `${node.written} is ambiguous: ${role}s on ${listed(squares)}` : message,
        ply: node.ply,
        fixes: () => replacements(game, node, candidates),
      });
    }
  },
});

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
