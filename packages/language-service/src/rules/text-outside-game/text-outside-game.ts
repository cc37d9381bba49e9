import { Fault } from '@movetext/pgn';
import { errorsOf, quoted } from '../game-errors.ts';
import { defineRule } from '../rule.ts';
import { isLineStart, lineEnd } from '../text-places.ts';

/** Text between games, or before the first or behind the last one. */
export const textOutsideGame = defineRule({
  code: 'text-outside-game',
  severity: 'warning',
  summary: 'All text belongs to a game, to a comment or to an escape line.',
  fixable: true,
  needs: Fault.outsideText,
  check(context, report) {
    const { source } = context.section;
    for (const { range, text } of errorsOf(context.game(), 'text-outside-game')) {
      report({
        range,
        message: `${quoted(text)} belongs to no game`,
        fixes: () => {
          const wholeLines = isLineStart(source, range.start) && lineEnd(source, range.start) === range.end;
          if (!wholeLines) return [];
          const edits = [{ range: { start: range.start, end: range.start }, newText: '% ' }];
          return [{ title: 'Make it an escape line', safe: false, edits }];
        },
      });
    }
  },
});
