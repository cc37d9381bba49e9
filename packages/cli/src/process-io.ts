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
  /** What waits; many small strings would keep the garbage collector busy. */
  #text = '';
  /** Bytes that the stream was given and has not said to have taken. */
  #given = 0;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  get isFull(): boolean {
    return FULL <= this.#given;
  }

  get isTerminal(): boolean {
    return this.#stream.isTTY === true;
  }

  get columns(): number {
    return this.#stream.columns ?? 80;
  }

  write(data: string | Uint8Array): void {
    if (typeof data === 'string') {
      this.#text += data;
      if (FULL <= this.#text.length) this.#give(null);
      return;
    }
    this.#give(null);
    this.#give(data);
  }

  async drain(): Promise<void> {
    this.#give(null);
    if (this.#given === 0) return;
    // A closed pipe is told by the stream's error event, which ends the process; here is nothing left to do about it.
    await new Promise<void>((resolve) => this.#stream.write('', () => resolve()));
  }

  /** Gives bytes to the stream, or the text that waits; files and pipes take them at once on most systems. */
  #give(bytes: Uint8Array | null): void {
    const data = bytes ?? Buffer.from(this.#text);
    if (bytes === null) this.#text = '';
    if (data.length === 0) return;
    this.#given += data.length;
    this.#stream.write(data, () => {
      this.#given -= data.length;
    });
  }
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
