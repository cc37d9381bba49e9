import { TOKEN_WORDS, TokenWord } from '@movetext/engine';
import type { SyntaxKind } from './kinds.ts';

/** The tokens of one game: a view over the engine's tape. Offsets count from the game's start. Beyond the last token everything is 0. */
export class TokenTape {
  readonly #words: Int32Array;
  readonly #first: number;
  /** The number of tokens. */
  readonly count: number;

  /** Views `count` tokens that begin at the word `first`. */
  constructor(words: Int32Array, first: number, count: number) {
    this.#words = words;
    this.#first = first;
    this.count = count;
  }

  kind(index: number): SyntaxKind {
    // The reader writes no other numbers.
    return (this.#word(index, TokenWord.kind) & 0xff) as SyntaxKind;
  }

  /** The marks of a token: bits of the engine's `TokenMark`. */
  marks(index: number): number {
    return this.#word(index, TokenWord.kind) & ~0xff;
  }

  start(index: number): number {
    return this.#word(index, TokenWord.start);
  }

  end(index: number): number {
    return this.#word(index, TokenWord.start) + this.#word(index, TokenWord.length);
  }

  length(index: number): number {
    return this.#word(index, TokenWord.length);
  }

  /** A SAN token's packed move (0: none), the number of a move number or a NAG, the result of a termination marker. */
  value(index: number): number {
    return this.#word(index, TokenWord.value);
  }

  /** A tape that stays as it is, whatever the reader does next. */
  copy(): TokenTape {
    const end = this.#first + this.count * TOKEN_WORDS;
    return new TokenTape(this.#words.slice(this.#first, end), 0, this.count);
  }

  /** The index of the last token that begins at or before `offset`; -1 if there is none. */
  lastAt(offset: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.start(middle) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #word(index: number, word: number): number {
    return index < this.count ? (this.#words[this.#first + index * TOKEN_WORDS + word] ?? 0) : 0;
  }
}
