import { expect, it } from 'vitest';
import { memoryIo } from '../../test/memory-io.ts';
import { PerftProgress } from './perft-progress.ts';

/** A world whose clock is set by hand. */
function world(isTerminal: boolean) {
  const clock = { now: 0 };
  return { clock, io: { ...memoryIo({ cwd: '.', isTerminal }), now: () => clock.now } };
}

it('says on a terminal how far a long count is, and takes the line away', () => {
  const { clock, io } = world(true);
  const progress = new PerftProgress(io);
  clock.now = 400;
  progress.show(1 / 8);
  expect(io.stderr.text).toBe('');
  clock.now = 2000;
  progress.show(1 / 4);
  expect(io.stderr.text).toBe('\r25 %, 2 s, about 6 s left');
  progress.clear();
  expect(io.stderr.text).toBe(`\r25 %, 2 s, about 6 s left\r${' '.repeat(25)}\r`);
  expect(io.stdout.text).toBe('');
});

it('is silent where no terminal is', () => {
  const { clock, io } = world(false);
  const progress = new PerftProgress(io);
  clock.now = 5000;
  progress.show(1 / 4);
  progress.clear();
  expect(io.stderr.text).toBe('');
});
