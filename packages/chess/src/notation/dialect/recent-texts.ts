/** A text may be as long as a book: what is longer than any move, or the codes of all languages, is not kept. */
const MAX_LENGTH = 256;

/**
 * What was found out about texts lately, for texts that come again and again. It holds at most twice its size:
 * what nobody asked for while as many others came is forgotten.
 */
export class RecentTexts<T> {
  readonly #size: number;
  #young = new Map<string, T>();
  #old = new Map<string, T>();

  constructor(size = 2048) {
    this.#size = size;
  }

  get(text: string): T | undefined {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const old = this.#old.get(text);
    if (old !== undefined) this.set(text, old);
    return old;
  }

  set(text: string, value: T): void {
    if (MAX_LENGTH < text.length) return;
    if (this.#size <= this.#young.size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(text, value);
  }
}
