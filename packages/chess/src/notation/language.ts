import type { Role } from '../types.ts';

/** How a language writes the pieces in algebraic notation. */
export interface Language {
  /** Its BCP 47 code, which is also the name of its notation: `de`, `fr`, `zh-Hans`. */
  readonly code: string;
  /** Its name in English. */
  readonly name: string;
  /** The letter of each piece as it is written; the pawn's where texts write one, and in Chinese. */
  readonly letters: Readonly<Record<Exclude<Role, 'pawn'>, string>> & { readonly pawn?: string };
  /** Further letters, abbreviations and words for a piece that are read and never written. */
  readonly alternatives?: Readonly<Partial<Record<Role, readonly string[]>>>;
  /** Letters of another keyboard that look like the language's own; read where nothing else fits. */
  readonly lookalikes?: Readonly<Partial<Record<Role, readonly string[]>>>;
  /** How a capture is written; `x` when left out. */
  readonly capture?: ':';
  /** How castling is written: with zeros, or with the letter O when left out. */
  readonly castling?: 'zeros';
  /** Where the letters come from. */
  readonly source: string;
}

/** The letter that a language writes for a piece; nothing for a pawn. */
export function languageLetter(language: Language, role: Role): string {
  return role === 'pawn' ? '' : language.letters[role];
}

/** All letters and words of a language for a piece, the usual one first. */
export function spellingsOf(language: Language, role: Role): readonly string[] {
  const letter = language.letters[role];
  return [...(letter === undefined ? [] : [letter]), ...(language.alternatives?.[role] ?? [])];
}
