import { type GameSection, SyntaxKind } from '@movetext/pgn';
import { isNumber } from './token-kinds.ts';

/**
 * Whether a game is one in which the reader found no fault, from the usual start: its tokens then say all that its model would,
 * which takes much longer to build. Nearly all games of big files are.
 */
export function isPlain({ faults, isGame, keyTags }: GameSection): boolean {
  return faults === 0 && isGame && keyTags.fen < 0;
}

/**
 * Whether two plain games have the same tokens, but for white space and move numbers, and their comments and glyphs belong to the same moves:
 * then they are the same game. Where not, that says nothing.
 */
export function isSamePlainGame(before: GameSection, after: GameSection): boolean {
  if (!isPlain(before) || !isPlain(after)) return false;
  const one = new TokenWalk(before);
  const other = new TokenWalk(after);
  for (;;) {
    const isMore = one.next();
    if (isMore !== other.next()) return false;
    if (!isMore) return true;
    if (!one.isSame(other)) return false;
  }
}

/** Walks the tokens of a plain game but numbers, and knows whether a number stands before the next move of the line. */
class TokenWalk {
  readonly #section: GameSection;
  readonly #outer: boolean[] = [];
  #token = -1;
  #isNumbered = false;
  /** Whether a number stood before the current token. */
  #wasNumbered = false;

  constructor(section: GameSection) {
    this.#section = section;
  }

  /** Goes to the next token that is no number; false where there is none. */
  next(): boolean {
    const { tokens } = this.#section;
    while (++this.#token < tokens.count) {
      const kind = tokens.kind(this.#token);
      if (isNumber(kind)) {
        this.#isNumbered = true;
        continue;
      }
      this.#wasNumbered = kind === SyntaxKind.San ? false : this.#isNumbered;
      if (kind === SyntaxKind.San) this.#isNumbered = false;
      else if (kind === SyntaxKind.VariationOpen) {
        this.#outer.push(this.#isNumbered);
        this.#isNumbered = false;
      } else if (kind === SyntaxKind.VariationClose) this.#isNumbered = this.#outer.pop() ?? false;
      return true;
    }
    return false;
  }

  /** Whether two walks stand at the same token of the same game. */
  isSame(other: TokenWalk): boolean {
    const one = this.#section.tokens;
    const two = other.#section.tokens;
    const a = this.#token;
    const b = other.#token;
    const length = one.length(a);
    if (
      one.kind(a) !== two.kind(b) ||
      one.marks(a) !== two.marks(b) ||
      length !== two.length(b) ||
      one.value(a) !== two.value(b) ||
      this.#wasNumbered !== other.#wasNumbered
    )
      return false;
    const from = one.start(a);
    const to = two.start(b);
    for (let i = 0; i < length; i++) {
      if (this.#section.source.unitAt(from + i) !== other.#section.source.unitAt(to + i)) return false;
    }
    return true;
  }
}
