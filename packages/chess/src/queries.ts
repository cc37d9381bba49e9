import { between, slidesAlong } from './geometry.ts';
import type { Move } from './move.ts';
import type { PlacedPiece, Position } from './position.ts';
import { rankOf } from './square.ts';
import { COLORS, type Color, opposite, type Role, type Square } from './types.ts';

/** A man alone between a slider and a king. */
export interface Shield {
  /** The man between. */
  readonly piece: PlacedPiece;
  /** The bishop, rook or queen that would attack the king without it. */
  readonly slider: PlacedPiece;
  /** The square of the king. */
  readonly king: Square;
}

/** The men of a color that are pinned to their own king, from a1 to h8. A pinned man may still move along the line. */
export function pinsOf(position: Position, color: Color = position.turn): readonly Shield[] {
  return shields(position, color, color);
}

/**
 * The men of a color that give check by uncovering a slider of their own side when they leave its line to the enemy king,
 * from a1 to h8.
 */
export function discoveredCheckersOf(position: Position, color: Color = position.turn): readonly Shield[] {
  return shields(position, opposite(color), color);
}

/** Men of `color` alone between the king of `kingColor` and a slider against it. */
function shields(position: Position, kingColor: Color, color: Color): Shield[] {
  const king = position.kingSquare(kingColor);
  const pieces = position.pieces();
  const found: Shield[] = [];
  for (const slider of pieces) {
    if (slider.color === kingColor || !slidesAlong(slider.role, slider.square, king)) continue;
    const path = between(slider.square, king) ?? [];
    const [piece, ...others] = pieces.filter(({ square }) => path.includes(square));
    if (piece?.color === color && others.length === 0) found.push({ piece, slider, king });
  }
  return found.sort((a, b) => a.piece.square - b.piece.square);
}

/**
 * Where each piece of the side to move may go: what a board needs to show as one picks up a piece.
 * Castling is the square where the king lands; in Chess960 the square of the rook, since the king may land where it also steps.
 */
export function legalDestinations(position: Position): ReadonlyMap<Square, readonly Square[]> {
  const destinations = new Map<Square, Square[]>();
  for (const move of position.legalMoves()) {
    const to = destinationOf(move, position.chess960);
    const known = destinations.get(move.from);
    if (!known) destinations.set(move.from, [to]);
    else if (!known.includes(to)) known.push(to);
  }
  for (const squares of destinations.values()) squares.sort((a, b) => a - b);
  return destinations;
}

/** The legal moves between two squares: none, one, or the four promotions of a pawn. Castling as in {@link legalDestinations}. */
export function movesBetween(position: Position, from: Square, to: Square): readonly Move[] {
  return position.legalMoves().filter((move) => move.from === from && destinationOf(move, position.chess960) === to);
}

function destinationOf(move: Move, chess960: boolean): Square {
  return chess960 ? (move.rookFrom ?? move.to) : move.to;
}

/** What a man counts in pawns, as beginners learn it; the king has no price. */
export const PIECE_VALUES: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  king: 0,
};

/** White's men less Black's, in pawns: 0 where both have the same. */
export function materialBalance(position: Position): number {
  return position
    .pieces()
    .reduce((sum, { color, role }) => sum + (color === 'white' ? PIECE_VALUES[role] : -PIECE_VALUES[role]), 0);
}

/** A part of the game, as one speaks of it. */
export type Phase = 'opening' | 'middlegame' | 'endgame';

/**
 * The part of the game that a position belongs to, by what is on the board alone: an endgame has few pieces left,
 * an opening has all but a few of them and many still at home.
 */
export function phaseOf(position: Position): Phase {
  const pieces = position.pieces().filter(({ role }) => role !== 'pawn' && role !== 'king');
  const weight = pieces.reduce((sum, { role }) => sum + PHASE_WEIGHTS[role], 0);
  if (weight <= ENDGAME_WEIGHT) return 'endgame';
  const atHome = COLORS.map((color) => pieces.filter((piece) => piece.color === color && isAtHome(piece)).length);
  return OPENING_WEIGHT <= weight && atHome.every((count) => OPENING_AT_HOME <= count) ? 'opening' : 'middlegame';
}

/** Minor piece 1, rook 2, queen 4: 24 at the start, as engines count. */
const PHASE_WEIGHTS: Readonly<Record<Role, number>> = { pawn: 0, knight: 1, bishop: 1, rook: 2, queen: 4, king: 0 };
/** Two rooks and two minor pieces each, or a queen and a rook against the same. */
const ENDGAME_WEIGHT = 12;
/** All but two minor pieces a side. */
const OPENING_WEIGHT = 20;
/** Of seven pieces: rooks, queen and one more. */
const OPENING_AT_HOME = 4;

function isAtHome({ color, square }: PlacedPiece): boolean {
  return rankOf(square) === (color === 'white' ? 0 : 7);
}
