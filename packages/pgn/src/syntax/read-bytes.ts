import { MovetextReader } from '@movetext/engine';
import { BytesSource } from './bytes-source.ts';
import type { Encoding } from './decode.ts';
import { readSection, tapeOf } from './read-section.ts';
import type { ResolveStart, SyntaxSection } from './section.ts';

/** Where bytes come from: a file, a pipe. */
export interface ByteSource {
  /** Fills the buffer from its start; returns the number of bytes written, 0 at the end. */
  read(buffer: Uint8Array): number;
}

/** How to read bytes. */
export interface ReadBytesOptions {
  /** How text is decoded where somebody asks for it. Default `utf-8`. */
  readonly encoding?: Encoding;
  /** How many bytes are read at once, at least; a game that is longer gets more. Default 1 MiB. */
  readonly pieceSize?: number;
}

const PIECE_SIZE = 1 << 20;

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
  const { encoding = 'utf-8', pieceSize = PIECE_SIZE } = options;
  if (!(1 <= pieceSize)) throw new RangeError(`A piece has at least one byte, not ${pieceSize}`);
  const reader = new MovetextReader();
  let size = pieceSize;
  /** Bytes of the unfinished game at the start of the buffer, and where they stand in the stream. */
  let carried = 0;
  let base = 0;
  let index = 0;
  for (;;) {
    const room = reader.reserve(size);
    const { filled, final } = fill(bytes, room, carried);
    reader.beginBytes(filled);
    let done = 0;
    const sourceOf = (start: number, end: number) => {
      const { memory, textStart } = reader;
      return new BytesSource(memory, textStart + start, textStart + end, encoding);
    };
    const sourceFrom = (start: number) => sourceOf(start, filled);
    while (!reader.isAtEnd) {
      const keyTags = readSection(reader, resolveStart, sourceFrom);
      // Behind the end of the piece there may be more of this game.
      if (!final && filled <= reader.seen) break;
      const { gameStart: start, position: end, isGame, faults, plies } = reader;
      done = end;
      yield {
        index,
        start: base + start,
        end: base + end,
        isGame,
        faults,
        plies,
        source: sourceOf(start, end),
        tokens: tapeOf(reader),
        keyTags,
      };
      if (isGame) index++;
    }
    if (final) return;
    reader.bytes(0, filled).copyWithin(0, done);
    carried = filled - done;
    base += done;
    size = carried < pieceSize / 2 ? pieceSize : Math.max(size, 2 * carried + pieceSize);
  }
}

/** Fills what is free of the buffer. */
function fill(bytes: ByteSource, room: Uint8Array, from: number): { filled: number; final: boolean } {
  let filled = from;
  while (filled < room.length) {
    const count = bytes.read(room.subarray(filled));
    if (count === 0) return { filled, final: true };
    filled += count;
  }
  return { filled, final: false };
}
