import { nearestMoves, type Position, parseSan, readSan, unpackMove } from '@movetext/chess';
import type { MoveVerdict } from './model.ts';
import { guessMove } from './recover.ts';

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
 * `following` gives the texts of the moves behind it in its line, for a guess; it is called only where one is needed.
 */
export function judgeMove(text: string, position: Position, following: () => readonly string[]): MoveVerdict | null {
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
      const proposals = nearestMoves(text, position);
      return { kind: 'illegal', played: guessMove(position, proposals, following()), reason: error.message, proposals };
    }
    case 'ambiguous': {
      const { candidates, message } = error;
      return { kind: 'ambiguous', played: guessMove(position, candidates, following()), candidates, message };
    }
  }
}

function judgeNullMove(position: Position): MoveVerdict {
  const reading = parseSan('--', position);
  if (reading.ok) return { kind: 'null-move', played: reading.value, san: '--' };
  return { kind: 'illegal', played: null, reason: reading.error.message, proposals: [] };
}
