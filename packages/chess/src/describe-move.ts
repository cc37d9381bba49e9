import type { Move } from './move.ts';
import { checkMarkOf } from './notation/san.ts';
import type { Position } from './position.ts';
import { squareName } from './square.ts';

/**
 * Tells a legal move of the position in English words, for screen readers and for listening:
 * `knight from g1 to f3`, `pawn from e5 takes pawn en passant on d6`, `castles king side, check`.
 */
export function describeMove(move: Move, position: Position): string {
  if (move.isNull) return 'passes';
  const mark = checkMarkOf(move, position);
  return describeStep(move) + (mark === '#' ? ', checkmate' : mark === '+' ? ', check' : '');
}

function describeStep(move: Move): string {
  if (move.castling) return `castles ${move.castling} side`;
  const start = `${move.role} from ${squareName(move.from)}`;
  const to = squareName(move.to);
  if (move.enPassant) return `${start} takes pawn en passant on ${to}`;
  const way = move.captured ? `takes ${move.captured} on ${to}` : `to ${to}`;
  return `${start} ${way}${move.promotion ? ` and becomes a ${move.promotion}` : ''}`;
}
