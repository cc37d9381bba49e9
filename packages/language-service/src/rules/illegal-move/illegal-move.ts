import { positionBefore } from '@movetext/pgn';
import { movesJudged, promotionsMeant, replacements, WRONG_MOVE_FAULTS } from '../move-reports.ts';
import { defineRule } from '../rule.ts';

/** A move that nobody can make where it stands. */
export const illegalMove = defineRule({
  code: 'illegal-move',
  severity: 'error',
  summary: 'A move is legal in the position in which it is played.',
  fixable: true,
  needs: WRONG_MOVE_FAULTS,
  check(context, report) {
    const game = context.game();
    for (const node of movesJudged(game, 'illegal')) {
      const position = positionBefore(game, node);
      if (position && promotionsMeant(node, position).length > 0) continue;
      const { played, proposals, reason } = node.verdict;
      report({
        range: node.range,
        message: sentence(node.written, reason),
        ply: node.ply,
        fixes: () => replacements(game, node, played ? [played, ...proposals] : proposals).slice(0, MOST_FIXES),
      });
    }
  },
});

/** A reason that names the move itself is a sentence of its own: `"Nf9" is not a move`. */
function sentence(written: string, reason: string): string {
  return reason.startsWith('"') ? reason : `${written} is illegal: ${reason}`;
}

const MOST_FIXES = 8;
