import { type PositionWords, sharedEngine } from '@movetext/engine';
import type { Io } from '../io.ts';
import type { TaskRunner } from './task-runner.ts';

/** What is counted without a breath: some ten million sequences, a fraction of a second. */
const DEPTH_AT_ONCE = 4;

/** Milliseconds between two breaths. */
const BREATH = 100;

/**
 * Counts in the thread that it is called in, which is the fastest for a single one.
 * A deep count is split into many and breathes between them, so that Ctrl-C ends it; this costs nothing that can be measured.
 */
export function singleThread(io: Io): TaskRunner {
  const engine = sharedEngine();
  let lastBreath = io.now();

  async function countBelow(words: PositionWords, depth: number, breathing: () => void): Promise<bigint> {
    if (depth <= DEPTH_AT_ONCE) {
      if (BREATH <= io.now() - lastBreath) {
        breathing();
        await io.breathe();
        lastBreath = io.now();
      }
      return engine.perft(words, depth);
    }
    let nodes = 0n;
    for (const packed of engine.legalMoves(words)) {
      nodes += await countBelow(engine.play(words, packed), depth - 1, breathing);
    }
    return nodes;
  }

  return {
    threads: 1,
    async run(tasks, depth, onProgress) {
      const counts: bigint[] = [];
      for (const words of tasks) counts.push(await countBelow(words, depth, () => onProgress(counts.length)));
      return counts;
    },
    close: async () => {},
  };
}
