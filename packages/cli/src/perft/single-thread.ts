import { type PositionWords, sharedEngine } from '@movetext/engine';
import type { Io } from '../io.ts';
import type { CountRunner } from './count-runner.ts';

/** What is counted without a breath: some ten million sequences, a fraction of a second. */
const DEPTH_AT_ONCE = 4;

/** Milliseconds between two breaths. */
const BREATH = 100;

/**
 * Counts in the thread that it is called in, which is the fastest for a single one.
 * A deep count is split into many and breathes between them, so that Ctrl-C ends it; this costs nothing that can be measured.
 */
export function singleThread(io: Io): CountRunner {
  let lastBreath = io.now();

  /** The count below a position, which is the stretch of the whole work from `begin` to `end`. */
  async function countBelow(
    words: PositionWords,
    depth: number,
    [begin, end]: readonly [number, number],
    onProgress: (part: number) => void,
  ): Promise<bigint> {
    const engine = sharedEngine();
    if (depth <= DEPTH_AT_ONCE) {
      if (BREATH <= io.now() - lastBreath) {
        onProgress(begin);
        await io.breathe();
        lastBreath = io.now();
      }
      return engine.perft(words, depth);
    }
    const moves = engine.legalMoves(words);
    const step = (end - begin) / moves.length;
    let nodes = 0n;
    for (const [index, packed] of moves.entries()) {
      const from = begin + index * step;
      nodes += await countBelow(engine.play(words, packed), depth - 1, [from, from + step], onProgress);
    }
    return nodes;
  }

  return {
    threads: 1,
    async count({ root, depth, byFirstMove }, onProgress) {
      if (!byFirstMove) return [await countBelow(root, depth, [0, 1], onProgress)];
      const engine = sharedEngine();
      const moves = engine.legalMoves(root);
      const counts: bigint[] = [];
      for (const [index, packed] of moves.entries()) {
        const stretch = [index / moves.length, (index + 1) / moves.length] as const;
        counts.push(await countBelow(engine.play(root, packed), depth - 1, stretch, onProgress));
      }
      return counts;
    },
    close: async () => {},
  };
}
