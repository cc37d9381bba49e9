import { ByteSections, type ByteSectionsOptions } from './byte-sections.ts';
import type { ResolveStart, SyntaxSection } from './section.ts';

/** Where bytes come from: a file, a pipe. */
export interface ByteSource {
  /** Fills the buffer from its start; returns the number of bytes written, 0 at the end. */
  read(buffer: Uint8Array): number;
}

/** How to read bytes. */
export type ReadBytesOptions = Pick<ByteSectionsOptions, 'encoding' | 'pieceSize'>;

/**
 * Reads the games of a stream of bytes, one after another, in pieces: memory does not grow with the length of the stream,
 * but for a single game that is longer than a piece. Offsets count bytes of the whole stream.
 *
 * A section's source and tokens are live views: they are void as soon as the next section is asked for.
 */
export function* readByteSections(
  bytes: ByteSource,
  resolveStart: ResolveStart,
  options: ReadBytesOptions = {},
): Generator<SyntaxSection> {
  const sections = new ByteSections(resolveStart, options);
  for (let isEnded = false; !isEnded; ) {
    for (let room = sections.room(); 0 < room.length; room = sections.room()) {
      const count = bytes.read(room);
      sections.add(count);
      isEnded = count === 0;
      if (isEnded) break;
    }
    if (isEnded) sections.end();
    for (let section = sections.next(); section !== null; section = sections.next()) yield section;
  }
}
