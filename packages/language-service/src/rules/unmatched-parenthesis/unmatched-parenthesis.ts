import { Fault } from '@movetext/pgn';
import { errorsOf } from '../game-errors.ts';
import { defineRule } from '../rule.ts';

/** A parenthesis that closes a variation where none is open. */
export const unmatchedParenthesis = defineRule({
  code: 'unmatched-parenthesis',
  severity: 'error',
  summary: 'Every ) closes a variation that ( opened.',
  fixable: true,
  needs: Fault.variation,
  check(context, report) {
    for (const error of errorsOf(context.game(), 'unmatched-parenthesis')) {
      report({
        range: error.range,
        message: 'No variation is open here',
        fixes: () => [{ title: 'Remove the parenthesis', safe: false, edits: [{ range: error.range, newText: '' }] }],
      });
    }
  },
});
