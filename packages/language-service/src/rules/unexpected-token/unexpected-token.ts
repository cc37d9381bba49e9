import { nearestMoves, writeSan } from '@movetext/chess';
import { contextAt, Fault, type GameSection, type Range } from '@movetext/pgn';
import { errorsOf, quoted } from '../game-errors.ts';
import { defineRule, type Fix } from '../rule.ts';

/** Text among the moves that is no move, number, comment or glyph. */
export const unexpectedToken = defineRule({
  code: 'unexpected-token',
  severity: 'error',
  summary: 'Among the moves stands nothing but moves, numbers, glyphs, comments and variations.',
  fixable: true,
  needs: Fault.word | Fault.stray | Fault.spelling,
  check(context, report) {
    for (const error of errorsOf(context.game(), 'unexpected-token')) {
      report({
        range: error.range,
        message: `${quoted(error.text)} is not a move`,
        fixes: () => [...meantMoves(context.section, error.range, error.text), ...setAside(error.range, error.text)],
      });
    }
  },
});

const MOST_MOVES = 3;

/** The legal moves that a misspelt one could be. */
function meantMoves(section: GameSection, range: Range, text: string): readonly Fix[] {
  const { position } = contextAt(section, range.start);
  if (!position) return [];
  return nearestMoves(text, position, { limit: MOST_MOVES }).map((move) => {
    const san = writeSan(move, position);
    return { title: `Replace with ${san}`, safe: false, edits: [{ range, newText: san }] };
  });
}

/** Words are kept in a comment; what cannot stand in one has to go. */
function setAside(range: Range, text: string): readonly Fix[] {
  if (/[{}]/.test(text) || !/[\p{L}\p{N}]/u.test(text)) {
    return [{ title: `Remove ${quoted(text)}`, safe: false, edits: [{ range, newText: '' }] }];
  }
  return [{ title: 'Make it a comment', safe: false, edits: [{ range, newText: `{${text}}` }] }];
}
