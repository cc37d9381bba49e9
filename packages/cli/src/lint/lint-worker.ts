import { parentPort, workerData } from 'node:worker_threads';
import type { PieceOptions } from './lint-options.ts';
import { lintPiece, type PieceJob } from './lint-piece.ts';

// A thread that checks pieces, one after the other: a job comes in, what was found in it goes out.
const options: PieceOptions = workerData;

parentPort?.on('message', (job: PieceJob) => {
  parentPort?.postMessage(lintPiece(job, options));
});
