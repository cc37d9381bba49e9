import { Worker } from 'node:worker_threads';
import { engineModule, PerftCounter } from '@movetext/engine';
import { UsageError } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { CountRequest, CountRunner } from './count-runner.ts';
import type { PerftThreadAnswer, PerftThreadData } from './perft-worker.ts';
import { partDone, type SharedWork, takeTasks } from './shared-work.ts';
import { splitWork } from './split-work.ts';

/** What threads count with. */
export interface ThreadOptions {
  readonly threads: number;
  /** MiB of tables in all. */
  readonly hash: number;
}

/** The depth of a count from which threads are worth starting. */
const WORTH_THREADS = 4;

/** Milliseconds between two looks at how far the threads are, or two breaths. */
const LOOK = 100;

/**
 * Threads with an instance of the engine each, all made from one compiled module. They stay for many counts, tables included.
 * The calling thread is one of them where its tasks are small; where they are not it only waits, so that signals are heard at once.
 * Counts that are not worth it are left to `small`.
 */
export function threadPool({ threads, hash }: ThreadOptions, small: CountRunner, io: Io): CountRunner {
  const hashEach = Math.floor(hash / threads);
  const module = engineModule();
  const workers: Worker[] = [];
  let own: PerftCounter | undefined;

  const workersUpTo = (count: number): readonly Worker[] => {
    // Beside this file's bundle.
    const url = new URL('./movetext-perft-worker.js', import.meta.url);
    while (workers.length < count) {
      // The calling thread is number 0.
      const workerData: PerftThreadData = { module, thread: threads - 1 - workers.length, hash: hashEach };
      workers.push(new Worker(url, { workerData }));
    }
    return workers.slice(0, count);
  };

  /** The calling thread's part of the work. */
  const takePart = async (work: SharedWork, counter: PerftCounter, onProgress: (part: number) => void) => {
    let lastBreath = io.now();
    for (const _ of takeTasks(work, 0, counter)) {
      if (io.now() - lastBreath < LOOK) continue;
      onProgress(partDone(work));
      await io.breathe();
      lastBreath = io.now();
    }
  };

  const count = async (request: CountRequest, onProgress: (part: number) => void): Promise<readonly bigint[]> => {
    // They start while the count is split.
    workersUpTo(threads - 1);
    own ??= PerftCounter.create({ module, hash: hashEach });
    const { work, isQuick, sums } = splitWork(own, request, hash !== 0, threads);
    const helping = workersUpTo(isQuick ? threads - 1 : threads);
    const answers = Promise.all(helping.map(answerOf));
    for (const worker of helping) worker.postMessage(work);
    const looking = setInterval(() => onProgress(partDone(work)), LOOK);
    try {
      if (isQuick) await takePart(work, own, onProgress);
      for (const answer of await answers) if (answer !== 'done') throw new RangeError(answer.refused);
    } finally {
      clearInterval(looking);
    }
    return sums();
  };

  return {
    threads,
    async count(request, onProgress) {
      if (request.depth < WORTH_THREADS) return small.count(request, onProgress);
      try {
        return await count(request, onProgress);
      } catch (error) {
        throw error instanceof RangeError ? new UsageError(`--hash ${hash}: ${error.message}`) : error;
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** The next answer of a thread; rejects with the error that ended it. */
function answerOf(worker: Worker): Promise<PerftThreadAnswer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (message: PerftThreadAnswer) => {
      settle();
      resolve(message);
    };
    const onError = (error: unknown) => {
      settle();
      reject(error);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
  });
}
