/** Bytes in order, until there are no more. Reads may be short; 0 is the end. */
export interface ByteReader {
  /** Fills the buffer from its start and returns the number of bytes written, 0 at the end. */
  read(buffer: Uint8Array): number;
}

/** Where a command's words go. They are gathered and handed on in large pieces. */
export interface Output {
  /** Text goes out as UTF-8; bytes as they are, and must not change any more. */
  write(data: string | Uint8Array): void;
  /** True when so much is waiting that a command in a loop should await `drain`. */
  readonly isFull: boolean;
  /** Hands on all that waits and settles when it has been taken. */
  drain(): Promise<void>;
  /** True when a person reads along: only then are there colours and a progress bar. */
  readonly isTerminal: boolean;
  /** Width of the terminal in columns, 80 where there is none. */
  readonly columns: number;
}

/** All of the world that commands may touch, so that tests need no process. Files are read from disk, relative to `cwd`. */
export interface Io {
  readonly stdin: ByteReader;
  /** Data. */
  readonly stdout: Output;
  /** Talk. */
  readonly stderr: Output;
  /** The folder against which paths are resolved. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds from some fixed moment. */
  now(): number;
  /** Lets signals and timers have their turn. To be awaited now and then in long work, which Ctrl-C could not end otherwise. */
  breathe(): Promise<void>;
}
