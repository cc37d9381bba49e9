import { readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { ByteReader, Io, Output } from './io.ts';

/** Characters that may wait before a loop should let them go. */
const FULL = 1 << 16;

/** The world of a real process. */
export function processIo(): Io {
  return {
    stdin: standardInput,
    stdout: new StreamOutput(process.stdout),
    stderr: new StreamOutput(process.stderr),
    cwd: process.cwd(),
    env: process.env,
    now: () => performance.now(),
    breathe: () => setImmediate(),
  };
}

class StreamOutput implements Output {
  readonly #stream: NodeJS.WriteStream;
  #waiting: (string | Uint8Array)[] = [];
  #size = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  get isFull(): boolean {
    return FULL <= this.#size;
  }

  get isTerminal(): boolean {
    return this.#stream.isTTY === true;
  }

  get columns(): number {
    return this.#stream.columns ?? 80;
  }

  write(data: string | Uint8Array): void {
    this.#waiting.push(data);
    this.#size += data.length;
  }

  async drain(): Promise<void> {
    if (this.#size === 0) return;
    const data = joined(this.#waiting);
    this.#waiting = [];
    this.#size = 0;
    // A closed pipe is told by the stream's error event, which ends the process; here is nothing left to do about it.
    await new Promise<void>((resolve) => this.#stream.write(data, () => resolve()));
  }
}

/** Pieces of output as one. */
function joined(pieces: readonly (string | Uint8Array)[]): string | Uint8Array {
  if (pieces.every((piece) => typeof piece === 'string')) return pieces.join('');
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

/** Standard input, read synchronously since the reader of games pulls. */
const standardInput: ByteReader = {
  read(buffer) {
    for (;;) {
      try {
        return readSync(0, buffer, 0, buffer.length, null);
      } catch (error) {
        const code = errorCode(error);
        if (code === 'EOF') return 0; // Windows, at the end of a pipe
        if (code !== 'EAGAIN') throw error;
        // Somebody made the pipe non-blocking and nothing is there yet.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      }
    }
  },
};

function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
