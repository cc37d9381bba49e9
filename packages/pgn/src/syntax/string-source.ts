import type { SourceText } from './source-text.ts';

/** A stretch of a string as source text; offsets count UTF-16 code units from its start. */
export class StringSource implements SourceText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  slice(start: number, end: number): string {
    return this.#text.slice(start, end);
  }

  unitAt(offset: number): number {
    return this.#text.charCodeAt(offset);
  }
}
