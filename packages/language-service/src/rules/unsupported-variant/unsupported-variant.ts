import { Fault } from '@movetext/pgn';
import { defineRule } from '../rule.ts';

/** A game of a variant whose rules are not known here. */
export const unsupportedVariant = defineRule({
  code: 'unsupported-variant',
  severity: 'info',
  summary: 'The moves of standard chess and Chess960 are checked, those of other variants are kept as they are.',
  fixable: false,
  needs: Fault.unplayed,
  check(context, report) {
    const game = context.game();
    if (game.start.supported) return;
    const tag = game.tags.find((pair) => pair.name === 'Variant');
    if (!tag) return;
    report({
      range: tag.valueRange,
      message: `The rules of ${tag.value} are not known here: its moves are not checked`,
    });
  },
});
