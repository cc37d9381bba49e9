import { parentPort, workerData } from 'node:worker_threads';
import { PerftCounter } from '@movetext/engine';
import { type SharedWork, takeTasks } from './shared-work.ts';

/** What a thread is started with. */
export interface PerftThreadData {
  readonly module: WebAssembly.Module;
  /** The thread's number. */
  readonly thread: number;
  /** Size of the thread's table in MiB. */
  readonly hash: number;
}

/** What a thread answers to work: that there are no more tasks, or why it cannot count. */
export type PerftThreadAnswer = 'done' | { readonly refused: string };

const { module, thread, hash }: PerftThreadData = workerData;
const answer = (message: PerftThreadAnswer) => parentPort?.postMessage(message);

let counter: PerftCounter | undefined;
parentPort?.on('message', (work: SharedWork) => {
  try {
    counter ??= PerftCounter.create({ module, hash });
    const counting = counter;
    for (const _ of takeTasks(work, thread, counting));
    answer('done');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    answer({ refused: error.message });
  }
});
