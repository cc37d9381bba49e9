import { ByteSections, type ByteSectionsOptions } from '../syntax/byte-sections.ts';
import { GameSection } from './game-section.ts';
import { readerStart } from './read-start.ts';

/**
 * The games of a text of bytes that comes piece by piece, for whoever has to wait for it: fill the `room`, say so with `add` or `end`,
 * and take games with `next` until there is none. `readGameBytes` is this for bytes that are there at once.
 *
 * A section, its tokens and its text are void as soon as anything else is asked for; a model built before stays.
 */
export class GameBytes {
  readonly #sections: ByteSections;

  /** @throws RangeError if a piece has less than one byte. */
  constructor(options: ByteSectionsOptions = {}) {
    this.#sections = new ByteSections(readerStart, options);
  }

  /** Where the next game begins, in bytes from the text's start. */
  get position(): number {
    return this.#sections.position;
  }

  /** Room for more bytes; none where games should be taken first. A live view. */
  room(): Uint8Array {
    return this.#sections.room();
  }

  /** Says that so many bytes were written to the start of the room. */
  add(count: number): void {
    this.#sections.add(count);
  }

  /** Says that nothing more comes. */
  end(): void {
    this.#sections.end();
  }

  /** The next game that is whole, whatever may come; null where more is needed or there is none. */
  next(): GameSection | null {
    const section = this.#sections.next();
    return section === null ? null : new GameSection(section);
  }

  /** The bytes that games were taken from since the last `add`; the first one stands at the `position` of then. A live view. */
  get bytes(): Uint8Array {
    return this.#sections.bytes;
  }

  /** What lies behind them and is not read yet: `lookAhead` bytes, where the text has as many. */
  get behind(): Uint8Array {
    return this.#sections.behind;
  }

  /** The number of line breaks in a stretch of `bytes`; a CR LF pair counts where its CR stands. `isAfterCr` says that the byte before is a CR. */
  lineBreaks(start: number, end: number, isAfterCr: boolean): number {
    return this.#sections.lineBreaks(start, end, isAfterCr);
  }
}
