import type { Move, Position } from '@movetext/chess';
import { type GameDialect, LIKE_OTHER_TEXT } from './dialect.ts';
import { passTurn } from './positions.ts';

/** How many moves of a line are tried behind a guess. */
export const LOOK_AHEAD = 20;
const MAX_CANDIDATES = 8;

/** A way to read on, and how many of the following moves are legal then. */
export interface Guess {
  /** Null means to pass the turn. */
  readonly move: Move | null;
  readonly count: number;
}

/**
 * The move with which reading best goes on behind one that cannot be played: of the candidates, nearest first, and of passing the turn,
 * the one under which most of the following moves are legal. A tie goes to the nearer candidate, and to passing last.
 */
export function guessMove(
  position: Position,
  candidates: readonly Move[],
  following: readonly string[],
  dialect: GameDialect,
): Guess {
  let best: Move | null = null;
  let bestCount = -1;
  for (const move of candidates.slice(0, MAX_CANDIDATES)) {
    const count = countLegal(position.play(move), following, dialect);
    if (count <= bestCount) continue;
    best = move;
    bestCount = count;
    if (count === following.length) return { move, count };
  }
  const passing = countLegal(passTurn(position), following, dialect);
  const guess = bestCount < passing ? { move: null, count: passing } : { move: best, count: bestCount };
  return position.isCheck() ? guessEvasion(position, guess, following, dialect) : guess;
}

/** In check the turn cannot pass: there a move that gets out of it stands for one that nobody can guess, where more is legal behind it. */
function guessEvasion(position: Position, guess: Guess, following: readonly string[], dialect: GameDialect): Guess {
  let best = guess;
  for (const move of position.legalMoves()) {
    if (best.count === following.length) break;
    const count = countLegal(position.play(move), following, dialect);
    if (best.count < count) best = { move, count };
  }
  return best;
}

/** How many of the moves can be played one after another, passing the turn where one cannot; what is a word as well is passed over. */
export function countLegal(start: Position, moves: readonly string[], dialect: GameDialect): number {
  let position = start;
  let count = 0;
  for (const text of moves) {
    const move = dialect.read(text, position);
    if (!move && LIKE_OTHER_TEXT.test(text)) continue;
    if (move) count++;
    position = move ? position.play(move) : passTurn(position);
  }
  return count;
}
