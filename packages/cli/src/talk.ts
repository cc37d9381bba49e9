import type { Io } from './io.ts';

/** Tells a user what is wrong, behind all data that was printed before. */
export async function complain(io: Io, message: string): Promise<void> {
  await io.stdout.drain();
  io.stderr.write(`movetext: ${message}\n`);
  await io.stderr.drain();
}
