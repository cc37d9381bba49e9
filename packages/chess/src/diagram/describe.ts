import type { Position } from '../position.ts';
import type { Setup } from '../setup.ts';
import { squaresOfPiece } from '../setup-board.ts';
import { squareName } from '../square.ts';
import { COLORS, type Color, ROLES } from '../types.ts';
import { sideName } from '../wording.ts';
import { boardOf } from './board-of.ts';

/**
 * Tells a position in words, for screen readers and for listening:
 * `White: king e1, rooks a1, h1, pawns a2, b2` on one line, Black's pieces on the next, then whose move it is.
 */
export function describePosition(value: Position | Setup): string {
  const board = boardOf(value);
  const describeSide = (color: Color) => {
    const groups = [...ROLES].reverse().flatMap((role) => {
      const names = squaresOfPiece(board, color, role).map(squareName);
      return names.length === 0 ? [] : [`${role}${1 < names.length ? 's' : ''} ${names.join(', ')}`];
    });
    return `${sideName(color)}: ${groups.join(', ') || 'no pieces'}`;
  };
  return [...COLORS.map(describeSide), `${sideName(value.turn)} to move`].join('\n');
}
