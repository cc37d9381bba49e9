import { readSync } from 'node:fs';
import type { ByteReader } from '../io.ts';

/** Bytes that come one after another. */
export interface ByteStream {
  /** Writes the next bytes to the start of a buffer, as many as are at hand and fit in; returns how many, 0 at the end. */
  read(buffer: Uint8Array): number | Promise<number>;
  /** Goes back to the first byte; absent where that cannot be done. */
  rewind?(): void;
  /** Ends whatever is at work behind it. */
  close(): Promise<void>;
}

/** Bytes read at a time. */
export const PIECE = 1 << 20;

/** The bytes of an open file. The descriptor stays the caller's. */
export function fileStream(descriptor: number): ByteStream {
  let at = 0;
  return {
    read(buffer) {
      const count = readSync(descriptor, buffer, 0, buffer.length, at);
      at += count;
      return count;
    },
    rewind() {
      at = 0;
    },
    async close() {},
  };
}

/** The bytes of a reader that can be read once: a pipe. */
export function readerStream(reader: ByteReader): ByteStream {
  return { read: (buffer) => reader.read(buffer), close: async () => {} };
}

/** The bytes of pieces that something else makes. */
export function piecesStream(next: () => Promise<Uint8Array | null>, close: () => Promise<void>): ByteStream {
  let piece: Uint8Array = new Uint8Array(0);
  return {
    async read(buffer) {
      while (piece.length === 0) {
        const made = await next();
        if (made === null) return 0;
        piece = made;
      }
      const count = Math.min(buffer.length, piece.length);
      buffer.set(piece.subarray(0, count));
      piece = piece.subarray(count);
      return count;
    },
    close,
  };
}

/** Reads until a buffer is full or there is nothing more; returns how many bytes were read. */
export async function fill(stream: Pick<ByteStream, 'read'>, buffer: Uint8Array): Promise<number> {
  let length = 0;
  while (length < buffer.length) {
    const count = await stream.read(buffer.subarray(length));
    if (count === 0) break;
    length += count;
  }
  return length;
}

/** Bytes that were read before, then the rest of a stream. */
export function rejoined(head: Uint8Array, rest: ByteStream): ByteStream {
  let waiting = head;
  return {
    read(buffer) {
      if (waiting.length === 0) return rest.read(buffer);
      const count = Math.min(buffer.length, waiting.length);
      buffer.set(waiting.subarray(0, count));
      waiting = waiting.subarray(count);
      return count;
    },
    close: () => rest.close(),
  };
}

/** Two arrays of bytes, one behind the other. */
export function joinedBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
