import { writeSync } from 'node:fs';
import { ExitCode } from './exit-code.ts';
import { main } from './main.ts';
import { processIo } from './process-io.ts';

/** Runs the program with the process's arguments and sets its exit status. All that was written is flushed, since the process ends by itself. */
export async function runProcess(): Promise<void> {
  process.on('SIGINT', () => process.exit(ExitCode.Interrupted));
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The reader of the pipe has gone (`movetext lint ... | head`): nobody is left to tell.
      if (error.code === 'EPIPE') process.exit(ExitCode.Clean);
      tellUnwritten(error);
      process.exit(ExitCode.Misuse);
    });
  }
  try {
    process.exitCode = await main(process.argv.slice(2), processIo());
  } catch (error) {
    // A fault of ours. It must not look like findings.
    console.error(error);
    process.exitCode = ExitCode.Misuse;
  }
}

/** Says that the output could not be written: the disk is full, say. Where that cannot be told, either, nobody is there to hear it. */
function tellUnwritten({ code, message }: NodeJS.ErrnoException): void {
  const reason = code === 'ENOSPC' ? 'no space is left on the device' : message;
  try {
    writeSync(process.stderr.fd, `movetext: cannot write the output: ${reason}\n`);
  } catch {}
}
