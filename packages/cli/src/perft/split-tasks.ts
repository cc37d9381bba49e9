import { PositionField, type PositionWords, sharedEngine } from '@movetext/engine';

/** Positions one or two plies below a root, which make up its count. */
export interface SplitTasks {
  /** The first moves, packed. */
  readonly firstMoves: readonly number[];
  readonly tasks: readonly SplitTask[];
  /** Plies from the tasks to the leaves. */
  readonly depth: number;
}

/** A position, and the number of the first move that led to it. */
export interface SplitTask {
  readonly words: PositionWords;
  readonly origin: number;
}

/** Plies that are worth splitting once more. */
const WORTH_SPLITTING = 4;

/** Splits a count of `depth` (at least 1) plies: by the first move, and by the first two where the count is deep, so that threads are busy until the end. */
export function splitTasks(root: PositionWords, depth: number): SplitTasks {
  const engine = sharedEngine();
  const firstMoves = Array.from(engine.legalMoves(root));
  const tasks = firstMoves.map((move, origin) => ({ words: engine.play(root, move), origin }));
  if (depth - 1 < WORTH_SPLITTING) return { firstMoves, tasks, depth: depth - 1 };
  const deeper = tasks.flatMap(({ words, origin }) =>
    Array.from(engine.legalMoves(words), (move) => ({ words: engine.play(words, move), origin })),
  );
  return { firstMoves, tasks: groupedByReply(deeper, root), depth: depth - 2 };
}

/**
 * Brings together the tasks in which the replying side has its men in the same places: what follows has most in common,
 * since the other side can play its moves in any order. A thread that remembers is best given neighbours.
 */
function groupedByReply(tasks: readonly SplitTask[], root: PositionWords): readonly SplitTask[] {
  const field = root[PositionField.turn] === 0 ? PositionField.black : PositionField.white;
  const keyOf = ({ words }: SplitTask) => `${words[field]},${words[field + 1]}`;
  const groups = new Map<string, SplitTask[]>();
  for (const task of tasks) {
    const group = groups.get(keyOf(task));
    if (group === undefined) groups.set(keyOf(task), [task]);
    else group.push(task);
  }
  return [...groups.values()].flat();
}

/** Adds up the counts of the tasks for each of the first moves. Exact at any size. */
export function sumByFirstMove({ firstMoves, tasks }: SplitTasks, counts: readonly bigint[]): readonly bigint[] {
  const sums = firstMoves.map(() => 0n);
  for (const [index, { origin }] of tasks.entries()) sums[origin] = (sums[origin] ?? 0n) + (counts[index] ?? 0n);
  return sums;
}
