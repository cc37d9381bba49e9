import { type GameSection, SyntaxKind } from '@movetext/pgn';

/**
 * A number for what a text says, whatever its layout: all tokens but move numbers, game by game.
 * Tags count in any order. Two texts with one fingerprint differ with a probability of 2 to the power of -53 or so.
 */
export class Fingerprint {
  #low = 1;
  #high = 2;
  readonly #anyMoves: boolean;

  /** With `anyMoves` moves are counted and not compared: they are written in a notation, and each game was compared before. */
  constructor({ anyMoves = false }: { readonly anyMoves?: boolean } = {}) {
    this.#anyMoves = anyMoves;
  }

  /** Adds a game. */
  add({ tokens, source, isGame }: GameSection): void {
    let tags = 0;
    this.#mix(isGame ? 3 : 4);
    for (let token = 0; token < tokens.count; token++) {
      const kind = tokens.kind(token);
      if (kind === SyntaxKind.MoveNumber || kind === SyntaxKind.Periods) continue;
      if (this.#anyMoves && (kind === SyntaxKind.San || kind === SyntaxKind.Word)) {
        this.#mix(MOVE);
        continue;
      }
      let hash = FNV_START ^ kind;
      const end = tokens.end(token);
      for (let at = tokens.start(token); at < end; at++) hash = Math.imul(hash ^ source.unitAt(at), FNV_PRIME);
      // A tag's name and value are one behind the other wherever the tag goes.
      if (kind === SyntaxKind.TagName) tags = (tags + Math.imul(hash, 31)) | 0;
      else if (kind === SyntaxKind.TagValue) tags = (tags + Math.imul(hash, 37)) | 0;
      else if (SyntaxKind.TagOpen !== kind && kind !== SyntaxKind.TagClose) this.#mix(hash);
    }
    this.#mix(tags);
  }

  /** The fingerprint of all that was added. */
  get value(): string {
    return `${this.#low}:${this.#high}`;
  }

  #mix(hash: number): void {
    this.#low = Math.imul(this.#low ^ hash, FNV_PRIME);
    this.#high = Math.imul(this.#high + hash, 0x85ebca6b) ^ (this.#high >>> 15);
  }
}

/** The hash of G. Fowler, L. C. Noll and K.-P. Vo, 32 bits. */
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Stands for a move of which only the place counts. */
const MOVE = 5;
