import { GLUED, gluedMove, type Range, type TokenTape } from '@movetext/pgn';
import { MOVE_FAULTS, movesJudged, replacement } from './move-reports.ts';
import { defineRule, type Rule, type RuleContext } from './rule.ts';
import { isSettled } from './settled-moves.ts';

/** A rule about a liberty that a move takes with its spelling and that reading forgave. */
export interface LeniencyRule {
  readonly code: string;
  readonly summary: string;
  /** Whether the rule speaks of a leniency, by the code under which it was forgiven. */
  covers(leniency: string): boolean;
  /** What is odd, for a move as written and as the standard writes it; `leniencies` are all that were forgiven. */
  message(written: string, san: string, leniencies: readonly string[]): string;
  /**
   * The right spelling of a move as written, where that can be told without a look at the board.
   * Behind a wrong move the board is a guess: there only rules with a `respell` speak.
   */
  respell?(written: string): string;
}

/** Declares a rule whose findings are hints, each with the safe fix of writing the move as the standard does. */
export function defineLeniencyRule(rule: LeniencyRule): Rule {
  const { code, summary } = rule;
  return defineRule({
    code,
    severity: 'hint',
    summary,
    fixable: true,
    needs: MOVE_FAULTS,
    check(context, report) {
      const game = context.game();
      for (const node of movesJudged(game, 'legal')) {
        const { leniencies } = node.verdict;
        const san = isSettled(game, node) ? node.verdict.san : rule.respell?.(node.written);
        if (san === undefined) continue;
        const said = saidOf(leniencies);
        if (!said.some((leniency) => rule.covers(leniency))) continue;
        const { range, before, behind } = surroundings(context.section, node, leniencies);
        report({
          range,
          message: rule.message(context.section.source.slice(range.start, range.end), before + san, leniencies),
          ply: node.ply,
          fixes: () => [replacement(range, before + san + behind, true)],
        });
      }
    },
  });
}

/** The leniencies to speak of. Of a move in another notation its notation is all: the fix mends the rest, too. */
function saidOf(leniencies: readonly string[]): readonly string[] {
  const notation = leniencies.filter((leniency) => leniency.startsWith(NOTATION));
  if (0 < notation.length) return notation;
  const implied = leniencies.flatMap((leniency) => IMPLIED[leniency] ?? []);
  return leniencies.filter((leniency) => !implied.includes(leniency));
}

/** What the leniency of another notation begins with; the notation's name follows. */
export const NOTATION = 'notation:';

/** The leniency of a check mark, or `e.p.`, that a space parts from its move. */
const DETACHED_MARK = 'detached-mark';

/** Leniencies that others bring with them: a move in coordinates has no marks, so that they are missing is not said again. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  [DETACHED_MARK]: ['wrong-check-mark'],
  'long-form': ['overspecified-move'],
  'coordinate-form': ['overspecified-move', 'wrong-check-mark', 'nonstandard-promotion'],
};

/** What a fix replaces, and what it writes around the move. */
interface Surroundings {
  readonly range: Range;
  readonly before: string;
  readonly behind: string;
}

/** A move alone, with the mark behind it, or with its number and the commas that glue it to others. */
function surroundings(
  { tokens, source }: RuleContext['section'],
  { range }: { readonly range: Range },
  leniencies: readonly string[],
): Surroundings {
  if (leniencies.includes(DETACHED_MARK)) return { range: withMark(tokens, range), before: '', behind: '' };
  if (!leniencies.includes(GLUED)) return { range, before: '', behind: '' };
  const index = tokens.lastAt(range.start);
  const word = { start: tokens.start(index), end: tokens.end(index) };
  const { range: whole, number, isFollowed } = gluedMove(source, word, range);
  return { range: whole, before: number === '' ? '' : `${number}. `, behind: isFollowed ? ' ' : '' };
}

/** The range of a move and of the mark that is the next token. */
function withMark(tokens: TokenTape, range: Range): Range {
  return { start: range.start, end: tokens.end(tokens.lastAt(range.start) + 1) };
}
