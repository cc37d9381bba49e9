import { Worker } from 'node:worker_threads';
import { engineModule } from '@movetext/engine';
import { UsageError } from '../exit-code.ts';
import type { PerftThreadAnswer, PerftThreadData } from './perft-worker.ts';
import { sharedCounts, shareWork, tasksDone } from './shared-work.ts';
import type { TaskRunner } from './task-runner.ts';

/** What threads count with. */
export interface ThreadOptions {
  readonly threads: number;
  /** MiB of tables in all. */
  readonly hash: number;
}

/** Plies below the tasks of a count for which threads are worth starting. */
const WORTH_THREADS = 3;

/** Threads that are started by the first count that is worth it, and stay for the others; `small` does what is not. */
export function threadsOnDemand(options: ThreadOptions, small: TaskRunner): TaskRunner {
  let started: Promise<TaskRunner> | undefined;
  return {
    threads: options.threads,
    async run(tasks, depth, onProgress) {
      if (depth < WORTH_THREADS) return small.run(tasks, depth, onProgress);
      started ??= startThreads(options);
      return (await started).run(tasks, depth, onProgress);
    },
    async close() {
      await (await started)?.close();
    },
  };
}

/** Milliseconds between two looks at how far the threads are. */
const LOOK = 100;

/**
 * Threads with an instance of the engine each, all made from one compiled module.
 * They stay for many counts, tables included. The calling thread only waits, so signals are heard at once.
 */
async function startThreads({ threads, hash }: ThreadOptions): Promise<TaskRunner> {
  const module = engineModule();
  const hashEach = Math.floor(hash / threads);
  // Beside this file's bundle.
  const url = new URL('./movetext-perft-worker.js', import.meta.url);
  const workers = Array.from({ length: threads }, (_, thread) => {
    const workerData: PerftThreadData = { module, thread, hash: hashEach };
    return new Worker(url, { workerData });
  });
  const close = async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  const refusals = (await Promise.all(workers.map(answerOf))).filter((answer) => typeof answer === 'object');
  const [refusal] = refusals;
  if (refusal !== undefined) {
    await close();
    throw new UsageError(`--hash ${hash}: ${refusal.refused}`);
  }
  return {
    threads,
    async run(tasks, depth, onProgress) {
      const work = shareWork(tasks, depth, threads);
      const looking = setInterval(() => onProgress(tasksDone(work)), LOOK);
      try {
        const answers = workers.map(answerOf);
        for (const worker of workers) worker.postMessage(work);
        await Promise.all(answers);
      } finally {
        clearInterval(looking);
      }
      return sharedCounts(work);
    },
    close,
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
