import type { Readable } from 'node:stream';
import type { Io } from '../io.ts';
import { type ByteStream, fill, piecesStream, rejoined } from './byte-stream.ts';

/** The archives that are read, by the ending of their names. */
export type ArchiveKind = 'gz' | 'bz2' | 'zst';

/** An archive that cannot be read to its end. The message says why, for the user. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** What a kind of archive is called, and the bytes with which it begins; null stands for any. */
interface ArchiveFormat {
  readonly kind: ArchiveKind;
  readonly name: string;
  readonly magic: readonly (number | null)[];
}

const FORMATS: readonly ArchiveFormat[] = [
  { kind: 'gz', name: 'gzip', magic: [0x1f, 0x8b, 8] },
  { kind: 'bz2', name: 'bzip2', magic: [0x42, 0x5a, 0x68, null, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59] },
  { kind: 'zst', name: 'zstd', magic: [0x28, 0xb5, 0x2f, 0xfd] },
];

/** A bzip2 archive of nothing has no block, but the end mark at once. */
const EMPTY_BZIP2 = [0x42, 0x5a, 0x68, null, 0x17, 0x72, 0x45, 0x38, 0x50, 0x90] as const;

const LONGEST_MAGIC = Math.max(...FORMATS.map(({ magic }) => magic.length));

/** The endings of archives, without the dot. */
export const ARCHIVE_ENDINGS: readonly ArchiveKind[] = FORMATS.map(({ kind }) => kind);

/**
 * The text in a stream: unpacked where the stream begins as an archive does, whatever its name, else as it is.
 * Throws ArchiveError where a name promises an archive and the bytes are none.
 */
export async function unpacked(
  stream: ByteStream,
  path: string,
  io: Io,
): Promise<{ readonly stream: ByteStream; readonly isPacked: boolean }> {
  const room = new Uint8Array(LONGEST_MAGIC);
  const head = room.subarray(0, await fill(stream, room));
  const promised = FORMATS.find(({ kind }) => path.toLowerCase().endsWith(`.${kind}`));
  const format = FORMATS.find(({ magic }) => beginsWith(head, magic)) ?? (isEmptyBzip2(head) ? FORMATS[1] : undefined);
  if (format === undefined) {
    if (promised !== undefined) throw new ArchiveError(`it is not a ${promised.name} archive`);
    if (!stream.rewind) return { stream: rejoined(head, stream), isPacked: false };
    stream.rewind();
    return { stream, isPacked: false };
  }
  const { unpack } = await import('./unpack.ts');
  const packed = rejoined(head, stream);
  return { stream: readableStream(await unpack(format.kind, packed, io), format), isPacked: true };
}

/** The bytes that come out of an unpacker. */
function readableStream(readable: Readable, { name }: ArchiveFormat): ByteStream {
  const pieces: AsyncIterator<unknown> = readable[Symbol.asyncIterator]();
  const next = async (): Promise<Uint8Array | null> => {
    try {
      const { done, value } = await pieces.next();
      return done === true || !(value instanceof Uint8Array) ? null : value;
    } catch (error) {
      if (error instanceof Error && 'syscall' in error) throw error;
      throw new ArchiveError(`the ${name} archive is broken or cut off${reasonOf(error)}`);
    }
  };
  return piecesStream(next, async () => {
    readable.destroy();
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? `: ${error.message}` : '';
}

function beginsWith(head: Uint8Array, magic: readonly (number | null)[]): boolean {
  return magic.every((byte, index) => byte === null || head[index] === byte);
}

function isEmptyBzip2(head: Uint8Array): boolean {
  return beginsWith(head, EMPTY_BZIP2);
}
