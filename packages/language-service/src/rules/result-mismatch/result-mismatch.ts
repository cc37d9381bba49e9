import {
  type Game,
  type GameSection,
  moveNumberAt,
  SyntaxKind,
  type TagPair,
  TokenMark,
  writeTagValue,
} from '@movetext/pgn';
import { RESULTS } from '../results.ts';
import { defineRule, type Report } from '../rule.ts';
import { isSameText } from '../same-text.ts';

/** A game whose Result tag and termination marker tell different results, or another one than the board. */
export const resultMismatch = defineRule({
  code: 'result-mismatch',
  severity: 'warning',
  summary: 'The Result tag holds a result, the one that ends the moves.',
  fixable: true,
  needs: 0,
  check(context, report) {
    const { section } = context;
    if (contradictsMate(section)) reportMate(context.game(), report);
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

/** Whether the main line may end in mate, by the mark that its last move bears or lacks, and the result may be another one. */
function contradictsMate({ tokens, source, plies, keyTags }: GameSection): boolean {
  let depth = 0;
  let result = 0;
  for (let token = tokens.count - 1; token >= 0; token--) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.Termination) result = tokens.value(token);
    if (kind === SyntaxKind.VariationClose) depth++;
    if (kind === SyntaxKind.VariationOpen) depth--;
    if (depth > 0 || kind !== SyntaxKind.San) continue;
    const marks = tokens.marks(token);
    const isMarked = source.unitAt(tokens.end(token) - 1) === MATE_MARK;
    if (marks !== 0 || !isMarked) return isMarked || (marks & TokenMark.checkMark) !== 0;
    // From the usual start the number of half-moves says who has won, without a look at the game.
    return keyTags.fen >= 0 || result !== (plies % 2 === 1 ? WHITE_WINS : BLACK_WINS);
  }
  return false;
}

const MATE_MARK = '#'.charCodeAt(0);
/** Values of a termination marker's token. */
const WHITE_WINS = 1;
const BLACK_WINS = 2;

/** Mate ends the game and says who has won it. A game that is cut off behind it with * says nothing against that. */
function reportMate(game: Game, report: (finding: Report) => void): void {
  const { termination } = game;
  const last = game.moves.at(-1);
  if (!termination || termination.value === '*' || last?.verdict.kind !== 'legal' || !last.verdict.san.endsWith('#'))
    return;
  const { turn } = moveNumberAt(game.start.position, last.ply);
  const won = turn === 'white' ? '1-0' : '0-1';
  if (termination.value === won) return;
  const tag = game.tags.find(({ name }) => name === 'Result');
  const edits = [{ range: termination.range, newText: won }];
  report({
    range: termination.range,
    message: `${last.verdict.san} is mate: the result is ${won}, not ${termination.written}`,
    related: [{ range: last.range, message: `${last.verdict.san} is mate` }],
    fixes: () => [
      {
        title: `Set the result to ${won}`,
        safe: false,
        edits: tag ? [{ range: tag.valueRange, newText: writeTagValue(won) }, ...edits] : edits,
      },
    ],
  });
}

function tagFix(tag: TagPair, value: string) {
  return {
    title: `Set the Result tag to ${value}`,
    safe: false,
    edits: [{ range: tag.valueRange, newText: writeTagValue(value) }],
  };
}
