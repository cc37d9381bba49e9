import type { Position } from '../position.ts';
import { squareColor } from '../square.ts';
import { COLORS } from '../types.ts';

/**
 * Whether the men on the board cannot give mate in any way: bare kings, one minor piece in all,
 * or bishops of any number and either side that all stand on squares of one color.
 */
export function isInsufficientMaterial(position: Position): boolean {
  const count = (role: 'pawn' | 'knight' | 'rook' | 'queen') =>
    position.count('white', role) + position.count('black', role);
  if (0 < count('pawn') + count('rook') + count('queen')) return false;
  const bishops = COLORS.flatMap((color) => position.squaresOf(color, 'bishop'));
  const knights = count('knight');
  if (0 < knights) return knights === 1 && bishops.length === 0;
  return new Set(bishops.map(squareColor)).size < 2;
}
