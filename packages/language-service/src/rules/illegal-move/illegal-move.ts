import { writeSan } from '@movetext/chess';
import {
  type Game,
  type GameSection,
  type MoveNode,
  moveNumberAt,
  positionAfter,
  positionBefore,
  SyntaxKind,
  writeMoveNumber,
} from '@movetext/pgn';
import { movesJudged, promotionsMeant, replacements, WRONG_MOVE_FAULTS } from '../move-reports.ts';
import { defineRule, type Fix } from '../rule.ts';

/** A move that nobody can make where it stands. */
export const illegalMove = defineRule({
  code: 'illegal-move',
  severity: 'error',
  summary: 'A move is legal in the position in which it is played.',
  fixable: true,
  needs: WRONG_MOVE_FAULTS,
  check(context, report) {
    const game = context.game();
    for (const node of movesJudged(game, 'illegal')) {
      const position = positionBefore(game, node);
      if (position && promotionsMeant(node, position).length > 0) continue;
      const { played, proposals, reason } = node.verdict;
      report({
        range: node.range,
        message: sentence(node.written, reason),
        ply: node.ply,
        fixes: () => [
          ...insertions(context.section, game, node),
          ...replacements(game, node, played ? [played, ...proposals] : proposals).slice(0, MOST_FIXES),
        ],
      });
    }
  },
});

/** A reason that names the move itself is a sentence of its own: `"Nf9" is not a move`. */
function sentence(written: string, reason: string): string {
  return reason.startsWith('"') ? reason : `${written} is illegal: ${reason}`;
}

const MOST_FIXES = 8;

/** The half-move that seems to be left out before a move, where one can tell which it is. */
function insertions({ tokens }: GameSection, game: Game, node: MoveNode): readonly Fix[] {
  const { leftOut, previous, ply, range } = node;
  const position = previous ? positionAfter(game, previous) : game.start.position;
  if (!leftOut || leftOut.isNull || !position) return [];
  const san = writeSan(leftOut, position);
  const numberOf = (halfMove: number) => writeMoveNumber(moveNumberAt(game.start.position, halfMove));
  let token = tokens.lastAt(range.start);
  while (0 < token && isNumber(tokens.kind(token - 1))) token--;
  const newText =
    position.turn === 'white'
      ? `${numberOf(ply - 1)} ${san} `
      : `${previous ? '' : `${numberOf(ply - 1)} `}${san} ${numberOf(ply)} `;
  return [
    {
      title: `Insert ${san}`,
      safe: false,
      edits: [{ range: { start: tokens.start(token), end: range.start }, newText }],
    },
  ];
}

function isNumber(kind: SyntaxKind): boolean {
  return kind === SyntaxKind.MoveNumber || kind === SyntaxKind.Periods;
}
