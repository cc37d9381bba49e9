import { SyntaxKind } from '../syntax/kinds.ts';
import type { TokenTape } from '../syntax/token-tape.ts';
import type { GameErrors } from './game-errors.ts';

/** Variations nested deeper are left out of the model, as one fault each. */
const MAX_DEPTH = 20000;

/** Leaves out variations that are nested too deep. */
export class DeepVariations {
  readonly #tokens: TokenTape;
  readonly #errors: GameErrors;
  /** Parentheses open beyond `MAX_DEPTH`, and where the first of them stands. */
  #open = 0;
  #from = 0;

  constructor(tokens: TokenTape, errors: GameErrors) {
    this.#tokens = tokens;
    this.#errors = errors;
  }

  /** Whether a token belongs to a variation that is nested too deep; `depth` variations are open before it. */
  skips(index: number, depth: number): boolean {
    const kind = this.#tokens.kind(index);
    if (kind === SyntaxKind.VariationOpen && (0 < this.#open || MAX_DEPTH <= depth)) {
      if (++this.#open === 1) this.#from = this.#tokens.start(index);
      return true;
    }
    if (this.#open === 0 || kind === SyntaxKind.Termination) return false;
    if (kind === SyntaxKind.VariationClose && --this.#open === 0) this.#report(this.#tokens.end(index));
    return true;
  }

  /** Reports a variation that is still open at the end of a game. */
  finish(end: number): void {
    if (0 < this.#open) this.#report(end);
  }

  #report(end: number): void {
    this.#errors.add('unexpected-token', { start: this.#from, end });
  }
}
