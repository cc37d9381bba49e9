import { nearestMoves, type Position, parseSan, readSan, unpackMove } from '@movetext/chess';
import type { MoveVerdict } from './model.ts';
import { countLegal, guessMove } from './recover.ts';

/** Spellings of the null move. */
const NULL_MOVES = new Set(['--', 'Z0', 'z0', 'null', 'NULL', '0000', '@@@@', 'pass']);

/** Whether a text passes the turn. */
export function isNullMove(text: string): boolean {
  return NULL_MOVES.has(text);
}

/** The verdict on a move that the reader played: it is in order and spelled as SAN spells it. */
export function trustReader(packed: number, written: string): MoveVerdict {
  return { kind: 'legal', played: unpackMove(packed), san: written, leniencies: [] };
}

/**
 * The verdict on the text of a move in a position; null where the text is no move at all.
 * `following` gives the texts of the moves behind it in its line, for a guess, or null where nobody shall guess any more and the turn passes;
 * it is called only where a guess is needed.
 */
export function judgeMove(
  text: string,
  position: Position,
  following: () => readonly string[] | null,
): MoveVerdict | null {
  if (isNullMove(text)) return judgeNullMove(position);
  const reading = readSan(text, position);
  if (reading.ok) {
    const { move, san, leniencies } = reading.value;
    return { kind: 'legal', played: move, san, leniencies: leniencies.map(({ code }) => code) };
  }
  const { error } = reading;
  switch (error.code) {
    case 'not-san':
      return null;
    case 'illegal': {
      const texts = following();
      const proposals = texts ? nearestMoves(text, position) : [];
      const played = texts && guessMove(position, proposals, texts).move;
      return { kind: 'illegal', played, reason: error.message, proposals };
    }
    case 'ambiguous': {
      const { candidates, message } = error;
      const texts = following();
      const played = texts && guessMove(position, candidates, texts).move;
      return { kind: 'ambiguous', played, candidates, message };
    }
  }
}

/**
 * The verdict on a text that is no move, as a misprint of one: `Nf9`. Null unless more of the following moves are legal
 * behind a guess at it than behind leaving it out, so that stray text stays stray.
 */
export function judgeMisprint(text: string, position: Position, following: readonly string[]): MoveVerdict | null {
  const without = countLegal(position, following);
  if (without === following.length) return null;
  const proposals = nearestMoves(text, position);
  const { move, count } = guessMove(position, proposals, following);
  if (count <= without) return null;
  return { kind: 'illegal', played: move, reason: `${JSON.stringify(text)} is not a move`, proposals };
}

function judgeNullMove(position: Position): MoveVerdict {
  const reading = parseSan('--', position);
  if (reading.ok) return { kind: 'null-move', played: reading.value, san: '--' };
  return { kind: 'illegal', played: null, reason: reading.error.message, proposals: [] };
}
