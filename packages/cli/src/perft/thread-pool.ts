import { Worker } from 'node:worker_threads';
import { engineModule } from '@movetext/engine';
import { UsageError } from '../exit-code.ts';
import type { CountRunner } from './count-runner.ts';
import type { PerftThreadAnswer, PerftThreadData, PerftThreadWork } from './perft-worker.ts';
import { partDone, shareWork } from './shared-work.ts';

/** What threads count with. */
export interface ThreadOptions {
  readonly threads: number;
  /** MiB of tables in all. */
  readonly hash: number;
}

/** The depth of a count from which threads are worth starting. */
const WORTH_THREADS = 4;

/** Threads that are started by the first count that is worth it, and stay for the others; `small` does what is not. */
export function threadsOnDemand(options: ThreadOptions, small: CountRunner): CountRunner {
  let started: Promise<CountRunner> | undefined;
  return {
    threads: options.threads,
    async count(request, onProgress) {
      if (request.depth < WORTH_THREADS) return small.count(request, onProgress);
      started ??= startThreads(options);
      return (await started).count(request, onProgress);
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
async function startThreads({ threads, hash }: ThreadOptions): Promise<CountRunner> {
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
  /** The answers of all threads, or a usage error, and the end of all threads, if one of them refuses. */
  const answers = async () => {
    const all = await Promise.all(workers.map(answerOf));
    for (const answer of all) {
      if (typeof answer !== 'object' || !('refused' in answer)) continue;
      await close();
      throw new UsageError(`--hash ${hash}: ${answer.refused}`);
    }
    return all;
  };
  await answers();
  return {
    threads,
    async count(request, onProgress) {
      const work = shareWork(threads);
      const looking = setInterval(() => onProgress(partDone(work)), LOOK);
      try {
        const answered = answers();
        const message: PerftThreadWork = { ...request, work };
        for (const worker of workers) worker.postMessage(message);
        return sums(await answered);
      } finally {
        clearInterval(looking);
      }
    },
    close,
  };
}

/** The sums of what the threads counted, origin by origin. */
function sums(answers: readonly PerftThreadAnswer[]): readonly bigint[] {
  const total: bigint[] = [];
  for (const answer of answers) {
    if (typeof answer !== 'object' || !('counts' in answer)) continue;
    for (const [origin, nodes] of answer.counts.entries()) total[origin] = (total[origin] ?? 0n) + nodes;
  }
  return total;
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
