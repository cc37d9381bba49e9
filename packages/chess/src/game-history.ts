import { repetitionKey } from './keys.ts';
import type { Move } from './move.ts';
import { type Claim, claimsIn, type History, type Outcome, outcomeOf } from './outcome.ts';
import { Position } from './position.ts';

/**
 * A position together with the moves that led to it: what the draws by repetition need, and everything else that ends a game.
 * An immutable value like a position: `play` gives a new one, and any number of lines can grow from one history.
 */
export class GameHistory implements History {
  /** The position reached. */
  readonly position: Position;
  /** The move that led here; none at the start. */
  readonly lastMove: Move | undefined;
  /** The game before the last move; none at the start. */
  readonly previous: GameHistory | undefined;
  #key: string | undefined;
  #outcome: Outcome | undefined;

  private constructor(position: Position, lastMove?: Move, previous?: GameHistory) {
    this.position = position;
    this.lastMove = lastMove;
    this.previous = previous;
  }

  /** A game that starts in a position, the usual one unless another is given. */
  static start(position: Position = Position.initial()): GameHistory {
    return new GameHistory(position);
  }

  /**
   * The game after one more move.
   *
   * @throws RangeError when the move is not one of the position's legal moves.
   */
  play(move: Move): GameHistory {
    return new GameHistory(this.position.play(move), move, this);
  }

  /** The moves from the start. */
  get moves(): readonly Move[] {
    const moves: Move[] = [];
    for (let at: GameHistory | undefined = this; at?.lastMove; at = at.previous) moves.push(at.lastMove);
    return moves.reverse();
  }

  /** The keys of the earlier positions that the present one could repeat: back to the last capture or pawn move, latest first. */
  get earlierKeys(): readonly string[] {
    const keys: string[] = [];
    let at = this.previous;
    for (let back = this.position.halfmoveClock; 0 < back && at; back--) {
      keys.push(at.#repetitionKey());
      at = at.previous;
    }
    return keys;
  }

  /** How often the present position has been on the board, this time included. */
  get repetitions(): number {
    const key = this.#repetitionKey();
    return 1 + this.earlierKeys.filter((earlier) => earlier === key).length;
  }

  /**
   * How the game stands: mate, stalemate, a dead position, and the draws that need no claim,
   * by fivefold repetition (9.6.1) and by 75 moves (9.6.2), before which mate goes.
   */
  outcome(): Outcome {
    this.#outcome ??= outcomeOf(this.position, this);
    return this.#outcome;
  }

  /** The draws that the side to move may claim now, for what stands on the board: 9.2.2 and 9.3.2. */
  claims(): readonly Claim[] {
    return claimsIn(this.position, this);
  }

  /**
   * The draws that the side to move may claim by writing down a move that it intends, without playing it: 9.2.1 and 9.3.1.
   * None once the game is over.
   *
   * @throws RangeError when the move is not one of the position's legal moves.
   */
  claimsWith(move: Move): readonly Claim[] {
    const next = this.play(move);
    if (this.outcome().kind !== 'ongoing') return [];
    const claims: Claim[] = [];
    if (3 <= next.repetitions) claims.push('threefold-repetition');
    if (100 <= next.position.halfmoveClock) claims.push('fifty-moves');
    return claims;
  }

  #repetitionKey(): string {
    this.#key ??= repetitionKey(this.position);
    return this.#key;
  }
}
