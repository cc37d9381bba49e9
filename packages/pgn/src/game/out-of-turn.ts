import { type Move, NULL_MOVE, type Position, unpackMove } from '@movetext/chess';
import type { GameDialect } from './dialect.ts';
import type { MoveVerdict } from './model.ts';
import { passTurn } from './positions.ts';
import { countLegal } from './recover.ts';

/** What tells whether a half-move was left out before a move. */
export interface TurnContext {
  /** What the move is where no half-move was left out. */
  readonly verdict: MoveVerdict;
  /** Whether the move's number says that the other side plays it. */
  readonly isNumberOfOther: boolean;
  /** The texts of the moves behind it in its line. */
  readonly following: readonly string[];
  readonly dialect: GameDialect;
}

/** A move of the other side, and the half-move that was left out before it. */
export interface OutOfTurn {
  readonly leftOut: Move;
  readonly verdict: MoveVerdict;
}

/**
 * Reads a move as one of the side that is not to move: a half-move before it was left out, or the FEN tag names the wrong side.
 * Null unless more of the following moves are legal behind it than behind all else, or as many where its number says so.
 * What was left out is a null move, or the legal move under which still more of them are.
 */
export function readOutOfTurn(text: string, position: Position, context: TurnContext): OutOfTurn | null {
  const { verdict, isNumberOfOther, following, dialect } = context;
  const isWrong = verdict.kind === 'illegal' || verdict.kind === 'ambiguous';
  if ((!isWrong && !isNumberOfOther) || verdict.kind === 'null-move') return null;
  const isCheck = position.isCheck();
  // In check the turn cannot pass: there only the number can tell.
  if (isCheck && !isNumberOfOther) return null;

  const { played } = verdict;
  const countInTurn = () => {
    const inTurn = countLegal(played ? position.play(played) : passTurn(position), following, dialect);
    // Where as many moves are legal either way, the number decides.
    return isWrong && isNumberOfOther ? inTurn - 1 : inTurn;
  };
  // Counted only where somebody asks: mostly the other side has no such move.
  let most = isNumberOfOther ? countInTurn() : undefined;
  let best: OutOfTurn | null = null;
  for (const leftOut of leftOutMoves(position)) {
    // All moves are tried only where it is plain that one is missing.
    if (most === following.length || (!best && !leftOut.isNull && !isNumberOfOther)) break;
    const after = position.play(leftOut);
    const move = dialect.read(text, after);
    if (!move) continue;
    most ??= countInTurn();
    const count = countLegal(after.play(move), following, dialect, most);
    if (count <= most) continue;
    best = { leftOut, verdict: { kind: 'illegal', played: move, reason: reasonFor(position), proposals: [] } };
    most = count;
  }
  return best;
}

function reasonFor({ turn }: Position): string {
  return `it is ${turn === 'white' ? 'White' : 'Black'}'s turn`;
}

function* leftOutMoves(position: Position): Iterable<Move> {
  if (!position.isCheck()) yield unpackMove(NULL_MOVE);
  yield* position.legalMoves();
}
