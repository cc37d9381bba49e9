import type { Game } from '../game/model.ts';
import { gameOf, type TreeNode, treeOf } from './game-tree.ts';

/**
 * The lines of a game, each as a game without variations: the main line first, the others in the order of the text.
 * Each has the tags, and what is said of the moves that it shares with others. A game without variations gives itself.
 */
export function* splitGame(game: Game): Generator<Game, void, undefined> {
  const { moves: _, ...frame } = game;
  const roots = treeOf(game);
  if (roots.length === 0) yield game;
  // The siblings still to be visited on the way to the current leaf.
  const path: TreeNode[] = [];
  const stack: { node: TreeNode; depth: number }[] = pushed([], roots, 0);
  for (let top = stack.pop(); top; top = stack.pop()) {
    path.length = top.depth;
    path.push(top.node);
    if (top.node.children.length === 0) yield gameOf(frame, lineOf(path));
    pushed(stack, top.node.children, top.depth + 1);
  }
}

function pushed(stack: { node: TreeNode; depth: number }[], nodes: readonly TreeNode[], depth: number): typeof stack {
  for (let i = nodes.length - 1; 0 <= i; i--) {
    const node = nodes[i];
    if (node) stack.push({ node, depth });
  }
  return stack;
}

/** The moves of a path, each the only child of the one before it. */
function lineOf(path: readonly TreeNode[]): TreeNode[] {
  let line: TreeNode[] = [];
  for (let i = path.length - 1; 0 <= i; i--) {
    const node = path[i];
    if (node) line = [{ ...node, children: line }];
  }
  return line;
}
