import { positionBefore } from '@movetext/pgn';
import { movesJudged, promotionsMeant, replacements, WRONG_MOVE_FAULTS } from '../move-reports.ts';
import { defineRule } from '../rule.ts';

/** A pawn that reaches the last rank and stays a pawn. */
export const missingPromotion = defineRule({
  code: 'missing-promotion',
  severity: 'error',
  summary: 'A pawn move to the last rank names the piece that the pawn becomes.',
  fixable: true,
  needs: WRONG_MOVE_FAULTS,
  check(context, report) {
    const game = context.game();
    for (const node of movesJudged(game, 'illegal')) {
      const position = positionBefore(game, node);
      const promotions = position ? promotionsMeant(node, position) : [];
      if (promotions.length === 0) continue;
      report({
        range: node.range,
        message: `${node.written} does not say what the pawn becomes`,
        ply: node.ply,
        fixes: () => replacements(game, node, promotions),
      });
    }
  },
});
