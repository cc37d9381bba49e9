import { initialPositionWords } from '@movetext/engine';
import { expect, it } from 'vitest';
import { memoryIo } from '../../test/memory-io.ts';
import { singleThread } from './single-thread.ts';
import { threadPool } from './thread-pool.ts';

it('leaves small counts to the calling thread', async () => {
  // Threads could not be started here: their file stands beside the bundle only.
  const io = memoryIo({ cwd: '.' });
  const runner = threadPool({ threads: 2, hash: 1 }, singleThread(io), io);
  const request = { root: initialPositionWords(), depth: 3, byFirstMove: false };
  expect(await runner.count(request, () => {})).toEqual([8902n]);
  await runner.close();
});
