import { readSync } from 'node:fs';
import type { ByteReader } from '../io.ts';

/** Bytes in pieces of about a megabyte. */
export interface ByteStream {
  /** The next bytes, at least one, which are the caller's; null at the end. */
  next(): Promise<Uint8Array | null>;
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
  const reader: ByteReader = {
    read(buffer) {
      const count = readSync(descriptor, buffer, 0, buffer.length, at);
      at += count;
      return count;
    },
  };
  return {
    ...readerStream(reader),
    rewind() {
      at = 0;
    },
  };
}

/** The bytes of a reader that can be read once: a pipe. */
export function readerStream(reader: ByteReader): ByteStream {
  return {
    async next() {
      // All of it that is handed out is filled first.
      const piece = Buffer.allocUnsafeSlow(PIECE);
      let length = 0;
      while (length < PIECE) {
        const count = reader.read(piece.subarray(length));
        if (count === 0) break;
        length += count;
      }
      return length === 0 ? null : piece.subarray(0, length);
    },
    async close() {},
  };
}

/** Pieces that were read before, then the rest of a stream. */
export function rejoined(pieces: readonly Uint8Array[], rest: ByteStream): ByteStream {
  const waiting = pieces.filter((piece) => 0 < piece.length);
  return {
    next: async () => waiting.shift() ?? (await rest.next()),
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
