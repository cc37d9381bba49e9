import { movesJudged, WRONG_MOVE_FAULTS } from '../move-reports.ts';
import { defineRule } from '../rule.ts';

/** A move that passes the turn. */
export const nullMove = defineRule({
  code: 'null-move',
  severity: 'info',
  summary: 'Every move moves a piece: a null move is analysis, not play.',
  fixable: false,
  needs: WRONG_MOVE_FAULTS,
  check(context, report) {
    for (const node of movesJudged(context.game(), 'null-move')) {
      report({
        range: node.range,
        message: `${node.written} passes the turn, which the rules of chess do not allow`,
        ply: node.ply,
      });
    }
  },
});
