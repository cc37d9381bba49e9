import { type DeadReason, deadReason } from './dead/dead-position.ts';
import { repetitionKey } from './keys.ts';
import type { Position } from './position.ts';
import { type Color, opposite } from './types.ts';
import { sideName } from './wording.ts';

/** How a game stands that has come to a position, by the FIDE Laws of 2023. */
export type Outcome =
  /** Play goes on. */
  | { readonly kind: 'ongoing' }
  /** Articles 1.4 and 5.1.1. */
  | { readonly kind: 'checkmate'; readonly winner: Color }
  /** Article 5.2.1. */
  | { readonly kind: 'stalemate' }
  /** Article 5.2.2: no series of moves can mate either king. */
  | { readonly kind: 'dead-position'; readonly reason: DeadReason }
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
  const dead = deadReason(position);
  if (dead !== undefined) return { kind: 'dead-position', reason: dead };
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

/** Tells an outcome in words, without a full stop: `checkmate, White wins`. */
export function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'ongoing':
      return 'the game goes on';
    case 'checkmate':
      return `checkmate, ${sideName(outcome.winner)} wins`;
    case 'stalemate':
      return 'stalemate, a draw';
    case 'dead-position':
      return `a draw: ${DEAD_WORDS[outcome.reason]}`;
    case 'fivefold-repetition':
      return 'a draw: the same position for the fifth time';
    case 'seventyfive-moves':
      return 'a draw: 75 moves by each side without a capture or a pawn move';
  }
}

const DEAD_WORDS: Readonly<Record<DeadReason, string>> = {
  'insufficient-material': 'neither side has the men to mate',
  blocked: 'the pawns are blocked for good and nobody can get past them',
  forced: 'every line is forced and none ends in mate',
};

function occurrences(position: Position, history: History): number {
  if (!history.earlierKeys || history.earlierKeys.length === 0) return 1;
  const key = repetitionKey(position);
  return 1 + history.earlierKeys.filter((earlier) => earlier === key).length;
}
