import { Fault } from '@movetext/pgn';
import { errorsOf } from '../game-errors.ts';
import { defineRule, type Fix } from '../rule.ts';
import { lineEnd, trimmedEnd } from '../text-places.ts';

/** A brace that opens a comment which nothing closes. */
export const unterminatedComment = defineRule({
  code: 'unterminated-comment',
  severity: 'error',
  summary: 'A comment that { opens is closed by }.',
  fixable: true,
  needs: Fault.comment,
  check(context, report) {
    const { source, tokens } = context.section;
    for (const { range } of errorsOf(context.game(), 'unterminated-comment')) {
      report({
        range,
        message: 'The comment is not closed',
        fixes: () => {
          const comment = tokens.lastAt(range.start);
          const end = trimmedEnd(source, range.start, tokens.end(comment));
          const firstEnd = trimmedEnd(source, range.start, Math.min(end, lineEnd(source, range.start)));
          const atEnd = closing('Close the comment at its end', end);
          return firstEnd < end
            ? [closing('Close the comment at the end of its first line', firstEnd), atEnd]
            : [atEnd];
        },
      });
    }
  },
});

function closing(title: string, offset: number): Fix {
  return { title, safe: false, edits: [{ range: { start: offset, end: offset }, newText: '}' }] };
}
