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
 * Guesses behind which no more than `beyond` are legal are all the same to the caller: for them the count is that number.
 */
export function guessMove(
  position: Position,
  candidates: readonly Move[],
  following: readonly string[],
  dialect: GameDialect,
  beyond = -1,
): Guess {
  let best: Move | null = null;
  let bestCount = beyond;
  for (const move of candidates.slice(0, MAX_CANDIDATES)) {
    const count = countLegal(position.play(move), following, dialect, bestCount);
    if (count <= bestCount) continue;
    best = move;
    bestCount = count;
    if (count === following.length) return { move, count };
  }
  const passing = countLegal(passTurn(position), following, dialect, bestCount);
  const guess = bestCount < passing ? { move: null, count: passing } : { move: best, count: bestCount };
  return position.isCheck() ? guessEvasion(position, guess, following, dialect) : guess;
}

/** In check the turn cannot pass: there a move that gets out of it stands for one that nobody can guess, where more is legal behind it. */
function guessEvasion(position: Position, guess: Guess, following: readonly string[], dialect: GameDialect): Guess {
  let best = guess;
  for (const move of position.legalMoves()) {
    if (best.count === following.length) break;
    const count = countLegal(position.play(move), following, dialect, best.count);
    if (best.count < count) best = { move, count };
  }
  return best;
}

/**
 * How many of the moves can be played one after another, passing the turn where one cannot; what is a word as well is passed over.
 * Gives up, with less than that, where there will be no more than `beyond`.
 */
export function countLegal(start: Position, moves: readonly string[], dialect: GameDialect, beyond = -1): number {
  let position = start;
  let count = 0;
  let left = moves.length;
  for (const text of moves) {
    if (count + left <= beyond) break;
    left--;
    const move = dialect.read(text, position);
    if (!move && LIKE_OTHER_TEXT.test(text)) continue;
    if (move) count++;
    position = move ? position.play(move) : passTurn(position);
  }
  return count;
}
