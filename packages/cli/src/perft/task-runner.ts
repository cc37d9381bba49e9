import type { PositionWords } from '@movetext/engine';

/** Counts below many positions; what it holds, such as threads, is given back by `close`. */
export interface TaskRunner {
  readonly threads: number;
  /**
   * The number of sequences of `depth` legal moves from each of the positions.
   * `onProgress` is told now and then how many of them are done.
   */
  run(tasks: readonly PositionWords[], depth: number, onProgress: (done: number) => void): Promise<readonly bigint[]>;
  close(): Promise<void>;
}
