import { nearestMoves, writeSan } from '@movetext/chess';
import { contextAt, Fault, type GameSection, type Range } from '@movetext/pgn';
import { errorsOf, quoted } from '../game-errors.ts';
import { RESULTS } from '../results.ts';
import { defineRule, type Fix } from '../rule.ts';

/** Text among the moves that is no move, number, comment or glyph. */
export const unexpectedToken = defineRule({
  code: 'unexpected-token',
  severity: 'error',
  summary: 'Among the moves stands nothing but moves, numbers, glyphs, comments and variations.',
  fixable: true,
  needs: Fault.word | Fault.stray,
  check(context, report) {
    for (const error of errorsOf(context.game(), 'unexpected-token')) {
      report({
        range: error.range,
        message: messageFor(error.text),
        fixes: () => [...meantMoves(context.section, error.range, error.text), ...setAside(error.range, error.text)],
      });
    }
  },
});

const MOST_MOVES = 3;

/** The legal moves that a misspelt one could be. */
function meantMoves(section: GameSection, range: Range, text: string): readonly Fix[] {
  const { position } = contextAt(section, range.start);
  if (!position || !isWord(text) || RESULTS.has(text)) return [];
  return nearestMoves(text, position, { limit: MOST_MOVES }).map((move) => {
    const san = writeSan(move, position);
    return { title: `Replace with ${san}`, safe: false, edits: [{ range, newText: san }] };
  });
}

function messageFor(text: string): string {
  if (RESULTS.has(text)) return `The game has ended before ${text}`;
  return isWord(text) ? `${quoted(text)} is not a move` : `${quoted(text)} has no place here`;
}

/** Words are kept in a comment; a sign has to go, unless its partner would be left alone. */
function setAside(range: Range, text: string): readonly Fix[] {
  if (text === '(') return [];
  if (RESULTS.has(text) || !isWord(text) || /[{}]/.test(text)) {
    return [{ title: `Remove ${quoted(text)}`, safe: false, edits: [{ range, newText: '' }] }];
  }
  return [{ title: 'Make it a comment', safe: false, edits: [{ range, newText: `{${text}}` }] }];
}

function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
