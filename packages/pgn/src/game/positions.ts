import type { Position } from '@movetext/chess';
import type { Game, MoveNode } from './model.ts';

/** Positions after moves, computed once. */
const known = new WeakMap<MoveNode, Position | null>();

/** The position in which a move is played, behind the half-move that was left out before it; null where there is none. */
export function positionBefore(game: Pick<Game, 'start'>, node: MoveNode): Position | null {
  const position = node.previous ? positionAfter(game, node.previous) : game.start.position;
  return position && node.leftOut ? position.play(node.leftOut) : position;
}

/** The position after a move as reading went on from it: behind a move that could not be played the turn passes. Null where there is none. */
export function positionAfter(game: Pick<Game, 'start'>, node: MoveNode): Position | null {
  const line: MoveNode[] = [];
  let position: Position | null | undefined;
  let at: MoveNode | null = node;
  while (at) {
    position = known.get(at);
    if (position !== undefined) break;
    line.push(at);
    at = at.previous;
  }
  position ??= at ? null : game.start.position;
  for (let next = line.pop(); next; next = line.pop()) {
    position = position && advance(position, next);
    known.set(next, position);
  }
  return position;
}

function advance(position: Position, node: MoveNode): Position | null {
  if (node.verdict.kind === 'unchecked') return null;
  const before = node.leftOut ? position.play(node.leftOut) : position;
  return node.verdict.played ? before.play(node.verdict.played) : passTurn(before);
}

/** The position with the turn passed on, or the same one where the king is in check and cannot be left there. */
export function passTurn(position: Position): Position {
  return position.isCheck() ? position : position.playNull();
}
