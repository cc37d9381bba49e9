import { ahead, forward } from '../geometry.ts';
import { hasEnPassantCapture } from '../legal-en-passant.ts';
import type { PlacedPiece, Position } from '../position.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import { COLORS, type Color, opposite, type Square } from '../types.ts';
import { type Obstacles, pieceReach } from './reach.ts';

/**
 * What the pawns say about a position:
 * - `open`: a pawn may promote, be taken or take, as far as can be seen;
 * - `closed`: no pawn will ever leave its file or the board, but a check may be possible;
 * - `dead`: no check will ever be possible either.
 */
export type Wall = 'open' | 'closed' | 'dead';

/** The squares on which a pawn may ever stand as long as nothing is taken, and those it may then attack. */
interface PawnRange {
  readonly color: Color;
  readonly stands: readonly Square[];
  readonly attacks: readonly Square[];
}

/**
 * Judges the pawns by what each man could reach at most: every square that is not barred for ever counts as reachable.
 *
 * The argument is an induction over the moves. Suppose that nothing was taken and nothing promoted so far: then each pawn
 * is within its range and each piece within its reach. If no man within its bounds can take a pawn or be taken by one,
 * the next move keeps the supposition (a piece that another piece takes only reduces what can be reached).
 * En passant is asked for at the start only, since a pawn that steps later passes over squares of its range.
 */
export function wallOf(position: Position): Wall {
  if (hasEnPassantCapture(position)) return 'open';
  const pieces = position.pieces();
  const ranges = pieces.filter(({ role }) => role === 'pawn').map((pawn) => rangeOf(position, pawn));
  const known = ranges.filter((range) => range !== undefined);
  if (known.length === 0 || known.length < ranges.length) return 'open';
  if (known.some((range) => known.some((other) => canTake(range, other)))) return 'open';

  let isCheckPossible = false;
  const kingReach = new Map<Color, ReadonlySet<Square>>();
  for (const color of COLORS) {
    const reach = pieceReach('king', position.kingSquare(color), obstaclesOf(known, color, true));
    if (!reach || known.some((range) => range.color !== color && meets(range.stands, reach))) return 'open';
    // A pawn that may step may give check by its step; one that cannot attacks only what its enemy cannot enter.
    if (known.some((range) => range.color !== color && 1 < range.stands.length && meets(range.attacks, reach))) {
      isCheckPossible = true;
    }
    kingReach.set(color, reach);
  }
  for (const { role, color, square } of pieces) {
    if (role === 'pawn' || role === 'king') continue;
    const reach = pieceReach(role, square, obstaclesOf(known, color, false));
    if (!reach) return 'open';
    const enemies = known.filter((range) => range.color !== color);
    if (enemies.some((range) => meets(range.stands, reach) || meets(range.attacks, reach))) return 'open';
    const king = kingReach.get(opposite(color));
    if (king && [...king].some((flight) => reach.has(flight))) isCheckPossible = true;
  }
  return isCheckPossible ? 'closed' : 'dead';
}

/** Where a pawn may stand: up to the pawn of the other side that faces it; `undefined` where none does. */
function rangeOf(position: Position, { color, square }: PlacedPiece): PawnRange | undefined {
  const stands: Square[] = [square];
  for (let rank = rankOf(square) + forward(color); 0 <= rank && rank < 8; rank += forward(color)) {
    const next = squareAt(fileOf(square), rank);
    const piece = position.pieceAt(next);
    if (piece?.role === 'pawn' && piece.color !== color) {
      return { color, stands, attacks: stands.flatMap((stand) => attacksFrom(color, stand)) };
    }
    // A pawn of its own side shares the way to the enemy; the enemy itself may come nearer, never pass.
    stands.push(next);
  }
  return undefined;
}

function attacksFrom(color: Color, square: Square): Square[] {
  const front = ahead(color, square, 1);
  if (front === undefined) return [];
  return [fileOf(front) - 1, fileOf(front) + 1]
    .filter((file) => 0 <= file && file < 8)
    .map((file) => squareAt(file, rankOf(front)));
}

function canTake(range: PawnRange, other: PawnRange): boolean {
  return range.color !== other.color && range.attacks.some((square) => other.stands.includes(square));
}

/** What bars a color's men for ever: pawns that cannot step, and for its king the squares that such enemy pawns attack. */
function obstaclesOf(ranges: readonly PawnRange[], color: Color, isKing: boolean): Obstacles {
  const fixed = ranges.filter((range) => range.stands.length === 1);
  const own = fixed.filter((range) => range.color === color).flatMap((range) => range.stands);
  const enemies = fixed.filter((range) => range.color !== color);
  return {
    own: new Set(own),
    enemy: new Set(enemies.flatMap((range) => range.stands)),
    forbidden: new Set(isKing ? enemies.flatMap((range) => range.attacks) : []),
  };
}

function meets(squares: readonly Square[], reach: ReadonlySet<Square>): boolean {
  return squares.some((square) => reach.has(square));
}
