import type { Position } from '../position.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import type { CastlingSide, Square } from '../types.ts';
import { attackersWithout, placed, placedAll } from './king-safety.ts';
import type { IllegalReason } from './reason.ts';

/** Why the side to move cannot castle to a side. */
export function explainCastling(position: Position, side: CastlingSide): IllegalReason {
  const color = position.turn;
  const king = position.kingSquare(color);
  const rook = findRook(position, king, side);
  if (rook === undefined) return { kind: 'castling-no-right', color, side };
  const kingTo = squareAt(side === 'king' ? 6 : 2, rankOf(king));
  const rookTo = squareAt(side === 'king' ? 5 : 3, rankOf(king));
  const isObstacle = (square: Square) => square !== king && square !== rook && position.isOccupied(square);
  const by = [...path(king, kingTo), ...path(rook, rookTo)].find(isObstacle);
  if (by !== undefined) return { kind: 'castling-blocked', by: placed(position, by) };
  if (position.isCheck()) return { kind: 'castling-in-check', checkers: placedAll(position, position.checkers()) };
  for (const square of path(king, kingTo).filter((passed) => passed !== kingTo)) {
    const attackers = attackersWithout(position, square, [king]);
    if (0 < attackers.length) {
      return { kind: 'castling-through-check', square, attackers: placedAll(position, attackers) };
    }
  }
  // In Chess960 the rook can have covered the king's place.
  const attackers = attackersWithout(position, kingTo, [king, rook]);
  return { kind: 'king-into-check', attackers: placedAll(position, attackers) };
}

function findRook(position: Position, king: Square, side: CastlingSide): Square | undefined {
  return position.castlingRooks.find(
    (rook) =>
      rankOf(rook) === rankOf(king) &&
      position.pieceAt(rook)?.color === position.turn &&
      (side === 'king' ? fileOf(king) < fileOf(rook) : fileOf(rook) < fileOf(king)),
  );
}

/** The squares from one square along a rank to another: without the first, with the last. */
function path(from: Square, to: Square): readonly Square[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) }, (_, index) => from + step * (index + 1));
}
