import { type Engine, MovetextReader } from '@movetext/engine';
import { BytesSource } from './bytes-source.ts';
import type { Encoding } from './decode.ts';
import { readSection, tapeOf } from './read-section.ts';
import type { ResolveStart, SyntaxSection } from './section.ts';

/** How bytes are read. */
export interface ByteSectionsOptions {
  /** How text is decoded where somebody asks for it. Default `utf-8`. */
  readonly encoding?: Encoding;
  /** How many bytes are read at once, at least; a game that is longer gets more. Default 1 MiB. */
  readonly pieceSize?: number;
  /** So many bytes behind whatever is read are at hand, where there are as many. Default 0. */
  readonly lookAhead?: number;
  /** An engine whose text buffer nobody else uses as long as there is something to read; the shared one unless given. */
  readonly engine?: Engine;
}

const PIECE_SIZE = 1 << 20;

/**
 * Reads the games of a text of bytes that comes piece by piece: fill the `room`, say so with `add` or `end`,
 * and take games with `next` until there is none. Memory does not grow with the length of the text, but for a single game that is longer than a piece.
 * Offsets count bytes of the whole text.
 *
 * A section's source and tokens are live views: they are void as soon as anything else is asked for.
 */
export class ByteSections {
  readonly #reader: MovetextReader;
  readonly #resolveStart: ResolveStart;
  readonly #encoding: Encoding;
  readonly #pieceSize: number;
  readonly #lookAhead: number;
  #size: number;
  /** Where the buffer's first byte stands in the text, and how many bytes there are. */
  #base = 0;
  #filled = 0;
  #isEnded = false;
  /** How many bytes the reader was told of, -1 where none; how many of them are done with; and what lies behind them. */
  #told = -1;
  #done = 0;
  #behind = new Uint8Array(0);
  #index = 0;

  /** @throws RangeError if a piece has less than one byte. */
  constructor(resolveStart: ResolveStart, options: ByteSectionsOptions = {}) {
    const { encoding = 'utf-8', pieceSize = PIECE_SIZE, lookAhead = 0, engine } = options;
    if (!(1 <= pieceSize)) throw new RangeError(`A piece has at least one byte, not ${pieceSize}`);
    this.#reader = new MovetextReader(engine);
    this.#resolveStart = resolveStart;
    this.#encoding = encoding;
    this.#pieceSize = pieceSize;
    this.#lookAhead = lookAhead;
    this.#size = pieceSize + lookAhead;
  }

  /** Where the next game begins. */
  get position(): number {
    return this.#base + this.#done;
  }

  /** Room for more bytes; none where games should be taken first. A live view. */
  room(): Uint8Array {
    this.#settle();
    return this.#reader.reserve(this.#size).subarray(this.#filled);
  }

  /** Says that so many bytes were written to the start of the room. */
  add(count: number): void {
    this.#filled += count;
  }

  /** Says that nothing more comes. */
  end(): void {
    this.#isEnded = true;
  }

  /** The next game that is whole, whatever may come; null where more is needed or there is none. */
  next(): SyntaxSection | null {
    const reader = this.#reader;
    if (this.#told < 0) {
      const told = this.#isEnded ? this.#filled : this.#filled - this.#lookAhead;
      if (told < 1) return null;
      this.#tell(told);
    }
    if (reader.isAtEnd) return null;
    const keyTags = readSection(reader, this.#resolveStart, this.#sourceFrom);
    // Behind the end of what was told there may be more of this game.
    if (!this.#isEnded && this.#told <= reader.seen) return null;
    const { gameStart: start, position: end, isGame, faults, plies } = reader;
    this.#done = end;
    const index = this.#index;
    if (isGame) this.#index++;
    return {
      index,
      start: this.#base + start,
      end: this.#base + end,
      isGame,
      faults,
      plies,
      source: this.#source(start, end),
      tokens: tapeOf(reader),
      keyTags,
    };
  }

  /** The bytes that games were taken from since the last `add`; the first one stands at the `position` of then. A live view. */
  get bytes(): Uint8Array {
    return this.#reader.bytes(0, Math.max(0, this.#told));
  }

  /** What lies behind them and is not read yet. */
  get behind(): Uint8Array {
    return this.#behind;
  }

  /** The number of line breaks in a stretch of `bytes`. `isAfterCr` says that the byte before is a CR. */
  lineBreaks(start: number, end: number, isAfterCr: boolean): number {
    return this.#reader.lineBreaks(start, end, isAfterCr);
  }

  readonly #sourceFrom = (start: number) => this.#source(start, this.#told);

  #source(start: number, end: number): BytesSource {
    const { memory, textStart } = this.#reader;
    return new BytesSource(memory, textStart + start, textStart + end, this.#encoding);
  }

  /** Begins to read the first bytes of the buffer. The reader writes over some of those behind them, so that these are kept. */
  #tell(count: number): void {
    this.#behind = this.#reader.bytes(count, this.#filled).slice();
    this.#reader.beginBytes(count);
    this.#told = count;
  }

  /** Moves what is not done with to the buffer's start, and makes the buffer larger where a game does not fit in it. */
  #settle(): void {
    if (this.#told < 0) return;
    this.#reader.checkText();
    const left = this.#filled - this.#done;
    const buffer = this.#reader.bytes(0, this.#filled);
    buffer.set(this.#behind, this.#told);
    buffer.copyWithin(0, this.#done);
    this.#base += this.#done;
    this.#filled = left;
    this.#size =
      left < this.#pieceSize / 2 + this.#lookAhead
        ? this.#pieceSize + this.#lookAhead
        : Math.max(this.#size, 2 * left + this.#pieceSize);
    this.#told = -1;
    this.#done = 0;
  }
}
