import { Fault } from '@movetext/pgn';
import { defineRule } from '../rule.ts';

/** A termination marker in another spelling, which was read all the same. */
export const nonstandardResult = defineRule({
  code: 'nonstandard-result',
  severity: 'hint',
  summary: 'A result is written 1-0, 0-1 or 1/2-1/2.',
  fixable: true,
  needs: Fault.spelling,
  check(context, report) {
    const { termination } = context.game();
    if (!termination || termination.written === termination.value) return;
    report({
      range: termination.range,
      message: `The result ${termination.written} is written ${termination.value}`,
      fixes: () => [
        {
          title: `Replace with ${termination.value}`,
          safe: true,
          edits: [{ range: termination.range, newText: termination.value }],
        },
      ],
    });
  },
});
