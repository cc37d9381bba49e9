import { writeFen } from '@movetext/chess';
import type { Comment, Game, Nag } from '../game/model.ts';
import { type GameFrame, gameOf, moveKey, type TreeNode, treeOf } from './game-tree.ts';

/** How games are merged. */
export interface MergeOptions {
  /** A comment that tells whose line this is, put behind the last move of each game's main line; null for none. Default: none. */
  readonly label?: (game: Game) => string | null;
}

/**
 * Merges games into one: the moves of the first are the line, those of the others become variations where they leave it.
 * Tags and result are the first game's; comments, glyphs and variations that stand there already are not repeated. Write the outcome with `writeGame`.
 *
 * @throws RangeError when there is no game, or two start from different positions.
 */
export function mergeGames(games: readonly Game[], options: MergeOptions = {}): Game {
  const [first, ...others] = games;
  if (!first) throw new RangeError('no games to merge');
  const { moves: _, ...frame } = first;
  const roots: TreeNode[] = [];
  const before = [...first.before];
  const after = [...first.after];
  mergeInto(roots, labelled(first, options));
  for (const game of others) {
    if (startOf(game) !== startOf(first)) throw new RangeError('the games start from different positions');
    addComments(before, game.before);
    addComments(after, game.after);
    mergeInto(roots, labelled(game, options));
  }
  const merged: GameFrame = { ...frame, before, after };
  return gameOf(merged, roots);
}

/** What tells one start from another. */
function startOf({ start }: Game): string {
  return `${start.variant} ${start.position ? writeFen(start.position) : (start.fenTag?.value ?? '')}`;
}

function labelled(game: Game, { label }: MergeOptions): TreeNode[] {
  const roots = treeOf(game);
  const text = label?.(game) ?? null;
  if (text === null) return roots;
  let last: TreeNode | undefined;
  for (let next = roots[0]; next; next = next.children[0]) last = next;
  last?.after.push({ kind: 'brace', text, range: { start: 0, end: 0 } });
  return roots;
}

/** Takes over all moves of a tree into another one; games may be long and deep, so with a stack. */
function mergeInto(target: TreeNode[], source: readonly TreeNode[]): void {
  const stack = [{ target, source }];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const known = new Map(pair.target.map((node) => [moveKey(node), node]));
    const inner: typeof stack = [];
    for (const node of pair.source) {
      const twin = known.get(moveKey(node));
      if (!twin) {
        const copy = { ...node, children: [] };
        pair.target.push(copy);
        known.set(moveKey(node), copy);
        inner.push({ target: copy.children, source: node.children });
        continue;
      }
      addComments(twin.before, node.before);
      addComments(twin.after, node.after);
      addNags(twin.nagsBefore, node.nagsBefore);
      addNags(twin.nags, node.nags);
      addNags(twin.nagsBefore, node.opening?.nags ?? []);
      addComments(twin.before, node.opening?.comments ?? []);
      inner.push({ target: twin.children, source: node.children });
    }
    // What comes first is taken over first, and stays the line.
    for (let next = inner.pop(); next; next = inner.pop()) stack.push(next);
  }
}

function addComments(known: Comment[], more: readonly Comment[]): void {
  for (const comment of more) if (!known.some(({ text }) => text === comment.text)) known.push(comment);
}

function addNags(known: Nag[], more: readonly Nag[]): void {
  for (const nag of more) if (!known.some(({ number }) => number === nag.number)) known.push(nag);
}
