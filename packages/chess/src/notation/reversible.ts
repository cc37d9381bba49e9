import type { Move } from '../move.ts';
import { roleLetter } from '../piece.ts';
import type { Position } from '../position.ts';
import { squareName } from '../square.ts';
import { writeLan } from './lan.ts';
import { checkMarkOf } from './san.ts';

/**
 * Writes a legal move in long algebraic notation that names what it takes, so that it can be taken back without the
 * position: `Rd2xBd6`, `e4xd5` for a pawn taken, `e5xd6e.p.`.
 */
export function writeReversible(move: Move, position: Position): string {
  if (move.captured === undefined) return writeLan(move, position);
  const letter = move.role === 'pawn' ? '' : roleLetter(move.role);
  const taken = move.captured === 'pawn' ? '' : roleLetter(move.captured);
  const promotion = move.promotion ? `=${roleLetter(move.promotion)}` : '';
  const passing = move.enPassant ? 'e.p.' : '';
  const way = `${letter}${squareName(move.from)}x${taken}${squareName(move.to)}`;
  return way + promotion + passing + checkMarkOf(move, position);
}
