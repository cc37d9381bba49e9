import { type GameSection, SyntaxKind, type TagPair, writeTagValue } from '@movetext/pgn';
import { RESULTS } from '../results.ts';
import { defineRule } from '../rule.ts';
import { isSameText } from '../same-text.ts';

/** A game whose Result tag and termination marker tell different results. */
export const resultMismatch = defineRule({
  code: 'result-mismatch',
  severity: 'warning',
  summary: 'The Result tag holds a result, the one that ends the moves.',
  fixable: true,
  needs: 0,
  check(context, report) {
    const { section } = context;
    const value = section.keyTags.result;
    if (value < 0 || agreesWithEnd(section, value)) return;

    const game = context.game();
    const tag = game.tags.find((pair) => pair.valueRange.start === section.tokens.start(value));
    if (!tag) return;
    const { termination } = game;
    if (!RESULTS.has(tag.value)) {
      report({
        range: tag.valueRange,
        message: `${writeTagValue(tag.value)} is no result`,
        fixes: () => (termination ? [tagFix(tag, termination.value)] : []),
      });
    } else if (termination && termination.value !== tag.value) {
      report({
        range: termination.range,
        message: `The game ends with ${termination.value}, the Result tag says ${tag.value}`,
        related: [{ range: tag.valueRange, message: `The Result tag says ${tag.value}` }],
        fixes: () => [
          tagFix(tag, termination.value),
          {
            title: `End the game with ${tag.value}`,
            safe: false,
            edits: [{ range: termination.range, newText: tag.value }],
          },
        ],
      });
    }
  },
});

/** Whether the value in quotes is, letter for letter, the termination marker. Most games of a big file go no further. */
function agreesWithEnd({ tokens, source }: GameSection, value: number): boolean {
  for (let token = tokens.count - 1; token > value; token--) {
    if (tokens.kind(token) !== SyntaxKind.Termination) continue;
    const length = tokens.length(token);
    if (length + 2 !== tokens.length(value)) return false;
    return isSameText(source, tokens.start(value) + 1, tokens.start(token), length);
  }
  return false;
}

function tagFix(tag: TagPair, value: string) {
  return {
    title: `Set the Result tag to ${value}`,
    safe: false,
    edits: [{ range: tag.valueRange, newText: writeTagValue(value) }],
  };
}
