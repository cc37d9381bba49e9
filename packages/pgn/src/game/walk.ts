import type { Game, MoveNode } from './model.ts';

/** All moves of a game, main line and variations, in the order of the text. */
export function* moveNodes(game: Game): Generator<MoveNode> {
  // A stack of what is still to come, the next one last.
  const lines: { moves: readonly MoveNode[]; at: number }[] = [{ moves: game.moves, at: 0 }];
  for (let line = lines.at(-1); line; line = lines.at(-1)) {
    const node = line.moves[line.at++];
    if (!node) {
      lines.pop();
      continue;
    }
    yield node;
    for (let i = node.variations.length - 1; 0 <= i; i--) lines.push({ moves: node.variations[i]?.moves ?? [], at: 0 });
  }
}

/** The move whose text holds an offset (its end included), null where none does. */
export function nodeAt(game: Game, offset: number): MoveNode | null {
  for (const node of moveNodes(game)) {
    if (node.range.start <= offset && offset <= node.range.end) return node;
  }
  return null;
}
