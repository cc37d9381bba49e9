import { parentPort, workerData } from 'node:worker_threads';
import { PerftCounter } from '@movetext/engine';
import type { CountRequest } from './count-runner.ts';
import { countTasks } from './count-tasks.ts';
import type { SharedWork } from './shared-work.ts';

/** What a thread is started with. */
export interface PerftThreadData {
  readonly module: WebAssembly.Module;
  /** The thread's number, from 0. */
  readonly thread: number;
  /** Size of the thread's table in MiB. */
  readonly hash: number;
}

/** What a thread is to count, together with the others. */
export interface PerftThreadWork extends CountRequest {
  readonly work: SharedWork;
}

/** What a thread answers: that it can begin, its part of the counts, or why it cannot count. */
export type PerftThreadAnswer = 'ready' | { readonly counts: readonly bigint[] } | { readonly refused: string };

const { module, thread, hash }: PerftThreadData = workerData;
const answer = (message: PerftThreadAnswer) => parentPort?.postMessage(message);

/** Answers with a refusal where memory does not suffice. */
function orRefuse(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    answer({ refused: error.message });
  }
}

orRefuse(() => {
  const counter = PerftCounter.create({ module, hash });
  parentPort?.on('message', ({ work, ...request }: PerftThreadWork) => {
    orRefuse(() => answer({ counts: countTasks(counter, request, hash !== 0, work, thread) }));
  });
  answer('ready');
});
