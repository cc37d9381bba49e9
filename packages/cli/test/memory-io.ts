import type { ByteReader, Io, Output } from '../src/io.ts';

/** A world without a process: what was printed is kept. */
export interface MemoryIo extends Io {
  readonly stdout: MemoryOutput;
  readonly stderr: MemoryOutput;
}

/** Keeps what is written. */
export class MemoryOutput implements Output {
  #pieces: Uint8Array[] = [];
  readonly isFull = false;
  readonly isTerminal: boolean;
  readonly columns = 80;

  constructor(isTerminal: boolean) {
    this.isTerminal = isTerminal;
  }

  /** All that was written, as bytes. */
  get bytes(): Uint8Array {
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [all];
    return all;
  }

  get text(): string {
    return Buffer.from(this.bytes).toString('utf8');
  }

  write(data: string | Uint8Array): void {
    this.#pieces.push(typeof data === 'string' ? Buffer.from(data) : Uint8Array.from(data));
  }

  async drain(): Promise<void> {}
}

/** A world in a folder, with something on standard input. */
export function memoryIo(options: {
  readonly cwd: string;
  readonly stdin?: Uint8Array;
  readonly isTerminal?: boolean;
  readonly env?: Io['env'];
}): MemoryIo {
  const { cwd, stdin = new Uint8Array(0), isTerminal = false, env = {} } = options;
  return {
    cwd,
    env,
    stdin: readerOf(stdin),
    stdout: new MemoryOutput(isTerminal),
    stderr: new MemoryOutput(isTerminal),
    now: () => performance.now(),
    breathe: async () => {},
  };
}

function readerOf(bytes: Uint8Array): ByteReader {
  let at = 0;
  return {
    read(buffer) {
      const count = Math.min(buffer.length, bytes.length - at);
      buffer.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
  };
}
