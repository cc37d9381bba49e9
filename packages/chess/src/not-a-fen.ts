import type { FenSyntaxIssue } from './fen-issues.ts';
import { quoted } from './wording.ts';

/** The FEN of the start of a game. */
export const INITIAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * The one fault of a text that is no FEN at all, so that its letters are not told one by one; `undefined` for what may be one.
 *
 * A board has slashes, or at least nothing but piece letters and digits, and most of it is such.
 */
export function findNoFen(text: string): FenSyntaxIssue | undefined {
  const [board = ''] = /[^\s_]+/.exec(text) ?? [];
  const strange = board.replace(/[1-8pnbrqk/]+/gi, '').length;
  if (strange === 0 || (board.includes('/') && strange * 2 <= board.length)) return undefined;
  const trimmed = text.trim();
  const start = text.indexOf(trimmed);
  return {
    code: 'fen-syntax',
    severity: 'error',
    detail: 'not-a-fen',
    range: { start, end: start + trimmed.length },
    message: whyNot(trimmed, board),
    squares: [],
  };
}

function whyNot(text: string, board: string): string {
  if (board.toLowerCase() === 'startpos') {
    return `${quoted(board)} is what chess engines call the start of a game, which as a FEN is ${INITIAL_FEN}`;
  }
  return `${quoted(text)} is not a FEN, which begins with the eight ranks of a board and a slash between each two`;
}
