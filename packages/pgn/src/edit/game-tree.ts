import type { Comment, Game, MoveNode, MoveVerdict, Nag, Variation } from '../game/model.ts';

/** A move of a game as a tree, where the line that goes on and its variations are children of one move alike: the first one is the line. */
export interface TreeNode {
  readonly written: string;
  readonly leftOut: MoveNode['leftOut'];
  readonly verdict: MoveVerdict;
  readonly nagsBefore: Nag[];
  readonly nags: Nag[];
  readonly before: Comment[];
  readonly after: Comment[];
  /** What stands before the move's number, where it begins a variation. */
  readonly opening: { readonly nags: readonly Nag[]; readonly comments: readonly Comment[] } | null;
  readonly children: TreeNode[];
}

/** A game's moves as a tree: the first moves. */
export function treeOf(game: Game): TreeNode[] {
  const roots: TreeNode[] = [];
  // Lines still to be taken over, and the children to which their first move belongs.
  const lines: { moves: readonly MoveNode[]; into: TreeNode[]; variation: Variation | null }[] = [
    { moves: game.moves, into: roots, variation: null },
  ];
  for (let line = lines.pop(); line; line = lines.pop()) {
    let { into } = line;
    const pending: typeof lines = [];
    for (const [index, move] of line.moves.entries()) {
      const node = treeNode(move, index === 0 ? line.variation : null);
      into.push(node);
      for (const variation of move.variations) {
        if (0 < variation.moves.length) pending.push({ moves: variation.moves, into, variation });
        else node.after.push(...variation.before, ...variation.after);
      }
      if (index === line.moves.length - 1) node.after.push(...(line.variation?.after ?? []));
      into = node.children;
    }
    // The last one is taken first.
    lines.push(...pending.reverse());
  }
  return roots;
}

/** What a game is made of beside its moves. */
export type GameFrame = Omit<Game, 'moves'>;

/** A game with the moves of a tree. Ranges are of no use any more. */
export function gameOf(frame: GameFrame, roots: readonly TreeNode[]): Game {
  const moves: OpenNode[] = [];
  const lines: { children: readonly TreeNode[]; into: OpenNode[]; ply: number; previous: MoveNode | null }[] = [
    { children: roots, into: moves, ply: 0, previous: null },
  ];
  for (let line = lines.pop(); line; line = lines.pop()) {
    const { children, into } = line;
    const [main, ...others] = children;
    if (!main) continue;
    const { ply, previous } = line;
    const node = openNode(main, ply, previous, false);
    into.push(node);
    lines.push({ children: main.children, into, ply: node.ply + 1, previous: node });
    for (const other of others) {
      const inner = openNode(other, ply, previous, true);
      const { nags = [], comments = [] } = other.opening ?? {};
      const variation = { range: NOWHERE, nagsBefore: nags, before: comments, moves: [inner], after: [] };
      node.variations.push(variation);
      lines.push({ children: other.children, into: variation.moves, ply: inner.ply + 1, previous: inner });
    }
  }
  return { ...frame, moves };
}

/** What tells a move from its siblings: what was played, or the text where nothing was. */
export function moveKey({ verdict, written }: Pick<TreeNode, 'verdict' | 'written'>): string {
  return verdict.kind === 'legal' || verdict.kind === 'null-move' ? `${verdict.played.packed}` : written;
}

type OpenNode = MoveNode & { readonly variations: (Variation & { readonly moves: OpenNode[] })[] };

const NOWHERE = { start: 0, end: 0 };

function treeNode(move: MoveNode, variation: Variation | null): TreeNode {
  return {
    written: move.written,
    leftOut: move.leftOut,
    verdict: move.verdict,
    nagsBefore: [...move.nagsBefore],
    nags: [...move.nags],
    before: [...move.before],
    after: [...move.after],
    opening: variation && { nags: variation.nagsBefore, comments: variation.before },
    children: [],
  };
}

/** What stood before a variation stands behind the number where the move is in a line that goes on. */
function openNode(node: TreeNode, ply: number, previous: MoveNode | null, isOpening: boolean): OpenNode {
  const { nags = [], comments = [] } = (isOpening ? null : node.opening) ?? {};
  return {
    written: node.written,
    range: NOWHERE,
    ply: node.leftOut ? ply + 1 : ply,
    leftOut: node.leftOut,
    verdict: node.verdict,
    previous,
    nagsBefore: [...nags, ...node.nagsBefore],
    nags: node.nags,
    before: [...comments, ...node.before],
    // Without a place comments go before variations.
    after: node.after.map((comment) => ({ ...comment, range: NOWHERE })),
    variations: [],
  };
}
