import type { PositionWords } from '@movetext/engine';

/** Counts the sequences of legal moves below a position; what it holds, such as threads, is given back by `close`. */
export interface CountRunner {
  readonly threads: number;
  /** Counts; `onProgress` is told now and then what part of the work is done, from 0 to 1. */
  count(request: CountRequest, onProgress: (part: number) => void): Promise<readonly bigint[]>;
  close(): Promise<void>;
}

/** What is to be counted. */
export interface CountRequest {
  readonly root: PositionWords;
  /** The length of the sequences, at least 1. */
  readonly depth: number;
  /** Whether each first move has a count of its own, in the order in which the engine gives moves; else there is one for all. */
  readonly byFirstMove: boolean;
}
