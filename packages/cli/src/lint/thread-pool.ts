import { Worker } from 'node:worker_threads';
import type { PieceOptions } from './lint-options.ts';
import type { PieceJob, PieceResult } from './lint-piece.ts';
import type { PieceWorkers } from './lint-threads.ts';

/** Workers that are threads, each with an engine of its own. To be closed, or the process does not end. */
export interface ThreadPool extends PieceWorkers {
  close(): Promise<void>;
}

/** Makes workers; each thread starts when there is work for it. */
export function threadPool(size: number, options: PieceOptions): ThreadPool {
  const all: Worker[] = [];
  const idle: Worker[] = [];
  const take = (): Worker => {
    const free = idle.pop();
    if (free !== undefined) return free;
    // Beside this file in the bundle.
    const worker = new Worker(new URL('./movetext-lint-worker.js', import.meta.url), { workerData: options });
    all.push(worker);
    return worker;
  };
  return {
    size,
    lint(job: PieceJob) {
      const worker = take();
      return new Promise<PieceResult>((resolve, reject) => {
        const settle = () => {
          worker.off('message', succeed);
          worker.off('error', fail);
        };
        const succeed = (result: PieceResult) => {
          settle();
          idle.push(worker);
          resolve(result);
        };
        const fail = (error: Error) => {
          settle();
          reject(error);
        };
        worker.on('message', succeed);
        worker.on('error', fail);
        worker.postMessage(job, [job.bytes.buffer as ArrayBuffer]);
      });
    },
    async close() {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}
