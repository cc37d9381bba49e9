import { parentPort, workerData } from 'node:worker_threads';
import { PerftCounter } from '@movetext/engine';
import { type SharedWork, takeTasks } from './shared-work.ts';

/** What a thread is started with. */
export interface PerftThreadData {
  readonly module: WebAssembly.Module;
  /** The thread's number, from 0. */
  readonly thread: number;
  /** Size of the thread's table in MiB. */
  readonly hash: number;
}

/** What a thread answers: that it can begin, that there are no more tasks, or that there is no memory for its table. */
export type PerftThreadAnswer = 'ready' | 'done' | { readonly refused: string };

const { module, thread, hash }: PerftThreadData = workerData;
const answer = (message: PerftThreadAnswer) => parentPort?.postMessage(message);

try {
  const counter = PerftCounter.create({ module, hash });
  parentPort?.on('message', (work: SharedWork) => {
    takeTasks(work, thread, (words, depth) => counter.perft(words, depth));
    answer('done');
  });
  answer('ready');
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  answer({ refused: error.message });
}
