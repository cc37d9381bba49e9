import { type Color, type Move, type Position, squareName } from '@movetext/chess';

/** A move's number as the export format writes it before the move: `2.` or `2...`. */
export function numberOf(position: Position): string {
  return `${position.fullmoveNumber}${position.turn === 'white' ? '.' : '...'}`;
}

/** A color with a capital letter, as sentences about players have it. */
export function sideName(color: Color): string {
  return color === 'white' ? 'White' : 'Black';
}

/** A move in a few words: `knight g1 → f3`, `pawn e4 → d5, takes pawn`. */
export function describeMove(move: Move): string {
  if (move.isNull) return 'the turn passes';
  if (move.castling) return `castles on the ${move.castling === 'king' ? 'king' : 'queen'} side`;
  const way = `${move.role} ${squareName(move.from)} → ${squareName(move.to)}`;
  const taken = move.captured ? `, takes ${move.captured}${move.enPassant ? ' en passant' : ''}` : '';
  const promoted = move.promotion ? `, becomes ${move.promotion}` : '';
  return way + taken + promoted;
}

/** Who is to move, or how the game stands: `Black to move`, `White is checkmated`. */
export function standing(position: Position): string {
  const side = sideName(position.turn);
  if (position.isCheckmate()) return `${side} is checkmated`;
  if (position.isStalemate()) return `${side} is stalemated`;
  return `${side} to move${position.isCheck() ? ', in check' : ''}`;
}
