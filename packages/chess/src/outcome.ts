import { repetitionKey } from './keys.ts';
import type { Position } from './position.ts';
import { squareColor } from './square.ts';
import { COLORS, type Color, opposite } from './types.ts';

/** How a game stands that has come to a position, by the FIDE Laws of 2023. */
export type Outcome =
  /** Play goes on. */
  | { readonly kind: 'ongoing' }
  /** Articles 1.4 and 5.1.1. */
  | { readonly kind: 'checkmate'; readonly winner: Color }
  /** Article 5.2.1. */
  | { readonly kind: 'stalemate' }
  /** Article 5.2.2: no series of moves can mate either king. */
  | { readonly kind: 'dead-position'; readonly reason: 'insufficient-material' }
  /** Article 9.6.1: the position is there for the fifth time; a draw without a claim. */
  | { readonly kind: 'fivefold-repetition' }
  /** Article 9.6.2: 75 moves by each side without capture or pawn move; a draw without a claim. */
  | { readonly kind: 'seventyfive-moves' };

/** A draw that the side to move may claim: articles 9.2 and 9.3. */
export type Claim = 'threefold-repetition' | 'fifty-moves';

/** What came before a position. */
export interface History {
  /** The {@link repetitionKey} of each earlier position of the game, in any order, without the position itself. */
  readonly earlierKeys?: readonly string[];
}

/** How the game stands in a position. A mate on the move that completes the 75 counts as mate. */
export function outcomeOf(position: Position, history: History = {}): Outcome {
  if (position.isCheckmate()) return { kind: 'checkmate', winner: opposite(position.turn) };
  if (position.isStalemate()) return { kind: 'stalemate' };
  if (isInsufficientMaterial(position)) return { kind: 'dead-position', reason: 'insufficient-material' };
  if (5 <= occurrences(position, history)) return { kind: 'fivefold-repetition' };
  if (150 <= position.halfmoveClock) return { kind: 'seventyfive-moves' };
  return { kind: 'ongoing' };
}

/** The draws that the side to move may claim now. None once the game is over. */
export function claimsIn(position: Position, history: History = {}): readonly Claim[] {
  if (outcomeOf(position, history).kind !== 'ongoing') return [];
  const claims: Claim[] = [];
  if (3 <= occurrences(position, history)) claims.push('threefold-repetition');
  if (100 <= position.halfmoveClock) claims.push('fifty-moves');
  return claims;
}

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

function occurrences(position: Position, history: History): number {
  if (!history.earlierKeys || history.earlierKeys.length === 0) return 1;
  const key = repetitionKey(position);
  return 1 + history.earlierKeys.filter((earlier) => earlier === key).length;
}
