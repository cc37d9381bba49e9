import { type DeadReason, deadReason } from './dead/dead-position.ts';
import type { DescribeOptions } from './describe-move.ts';
import { repetitionKey } from './keys.ts';
import type { Position } from './position.ts';
import { termsIn } from './terms/terms.ts';
import { type Color, opposite } from './types.ts';

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

/** Tells an outcome in words, without a full stop: `checkmate, White wins`; in Chinese `将死，白方胜`. */
export function describeOutcome(outcome: Outcome, options: DescribeOptions = {}): string {
  const terms = termsIn(options.language ?? 'en');
  switch (outcome.kind) {
    case 'checkmate':
      return terms.endings.checkmate + terms.wins(outcome.winner);
    case 'dead-position':
      return terms.endings[outcome.reason];
    default:
      return terms.endings[outcome.kind];
  }
}

function occurrences(position: Position, history: History): number {
  if (!history.earlierKeys || history.earlierKeys.length === 0) return 1;
  const key = repetitionKey(position);
  return 1 + history.earlierKeys.filter((earlier) => earlier === key).length;
}
