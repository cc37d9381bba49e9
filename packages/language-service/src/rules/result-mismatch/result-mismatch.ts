import { type GameSection, SyntaxKind, type TagPair } from '@movetext/pgn';
import { RESULTS, quoteTagValue } from '../results.ts';
import { defineRule } from '../rule.ts';

/** A game whose Result tag and termination marker tell different results. */
export const resultMismatch = defineRule({
  code: 'result-mismatch',
  severity: 'warning',
  summary: 'The Result tag holds a result, the one that ends the moves.',
  fixable: true,
  needs: 0,
  check(context, report) {
    const { section } = context;
    const told = section.tag('Result');
    if (told === null || agrees(section, told)) return;

    const game = context.game();
    const tag = game.tags.find((pair) => pair.name === 'Result');
    if (!tag) return;
    const { termination } = game;
    if (!RESULTS.has(tag.value)) {
      report({
        range: tag.valueRange,
        message: `${quoteTagValue(tag.value)} is no result`,
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

/** Looks at the tokens alone, since this runs on every game of a big file. */
function agrees(section: GameSection, told: string): boolean {
  const { tokens, source } = section;
  for (let token = tokens.count - 1; token >= 0; token--) {
    if (tokens.kind(token) === SyntaxKind.Termination) {
      return source.slice(tokens.start(token), tokens.end(token)) === told;
    }
  }
  return RESULTS.has(told);
}

function tagFix(tag: TagPair, value: string) {
  return {
    title: `Set the Result tag to ${value}`,
    safe: false,
    edits: [{ range: tag.valueRange, newText: quoteTagValue(value) }],
  };
}
