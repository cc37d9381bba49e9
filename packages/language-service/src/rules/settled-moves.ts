import { type Game, type MoveNode, moveNodes } from '@movetext/pgn';
import { errorsOf } from './game-errors.ts';

const unsettledByGame = new WeakMap<Game, ReadonlySet<MoveNode>>();

/**
 * Whether a move's position is the author's: no move of its line before it is wrong, and no word among them unread.
 * Behind one reading goes on with a guess, which is good enough to find the next fault and no ground for mending a move's spelling.
 */
export function isSettled(game: Game, node: MoveNode): boolean {
  let unsettled = unsettledByGame.get(game);
  if (!unsettled) {
    unsettled = findUnsettled(game);
    unsettledByGame.set(game, unsettled);
  }
  return !unsettled.has(node);
}

function findUnsettled(game: Game): ReadonlySet<MoveNode> {
  const found = new Set<MoveNode>();
  const firstUnread = unreadWords(game)[0]?.range.start ?? Number.POSITIVE_INFINITY;
  for (const node of moveNodes(game)) {
    const { previous } = node;
    const isBehindWrong = previous !== null && (found.has(previous) || isWrong(previous));
    if (isBehindWrong || firstUnread < node.range.start) found.add(node);
  }
  return found;
}

/** Words among the moves that could not be read: any of them may have been a move. */
export function unreadWords(game: Game) {
  return errorsOf(game, 'unexpected-token').filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function isWrong({ verdict }: MoveNode): boolean {
  return verdict.kind === 'illegal' || verdict.kind === 'ambiguous' || verdict.kind === 'unchecked';
}
