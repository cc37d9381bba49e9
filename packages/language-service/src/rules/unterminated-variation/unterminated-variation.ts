import { Fault } from '@movetext/pgn';
import { endOfMoves } from '../game-end.ts';
import { errorsOf } from '../game-errors.ts';
import { defineRule } from '../rule.ts';

/** A parenthesis that opens a variation which nothing closes. */
export const unterminatedVariation = defineRule({
  code: 'unterminated-variation',
  severity: 'error',
  summary: 'A variation that ( opens is closed by ).',
  fixable: true,
  needs: Fault.variation,
  check(context, report) {
    const { section } = context;
    for (const error of errorsOf(context.game(), 'unterminated-variation')) {
      report({
        range: error.range,
        message: 'The variation is not closed',
        fixes: () => {
          const end = endOfMoves(section);
          if (!end || end.separator === null) return [];
          const offset = end.range.end;
          const newText = end.separator === ' ' ? ')' : `${end.separator})`;
          const edits = [{ range: { start: offset, end: offset }, newText }];
          return [{ title: 'Close the variation at the end of the moves', safe: false, edits }];
        },
      });
    }
  },
});
