import { copyRecord } from './copy-record.ts';
import type { EngineCore } from './core.ts';

/** Where the squares of the pieces that give check stand in the record on the board: its two reserved words. */
const CHECKERS_FIELD = 22;

/** The longest SAN that `readSan` reads: `Qa1xb2+` and `exd8=Q+` have seven. */
const MAX_SAN = 8;

/** What the SAN of a move needs beside its piece and target: bits of {@link PlayingBoard.sanNeeds}. */
export const SanNeed = { file: 1, rank: 2, check: 4, mate: 8 } as const;

/**
 * One position on the board of the WebAssembly module, to play moves from one to the next without copying it in again.
 *
 * Positions are records of 24 words somewhere in an `Int32Array`, at `at`, so that many can share one array:
 * each array of its own costs an allocation outside the heap of JavaScript. Records must not change.
 * Every method takes the position it is about; nothing is copied where that is the one on the board.
 */
export class PlayingBoard {
  readonly #core: EngineCore;
  readonly #address: number;
  readonly #slot: number;
  #words: Int32Array | undefined;
  #at = 0;
  #generation = -1;
  /** A move known to be legal in the position on the board; 0 for none. */
  #legal = 0;

  /** @internal */
  constructor(core: EngineCore) {
    this.#core = core;
    this.#address = core.exports.positionSlot(2);
    this.#slot = this.#address >>> 2;
  }

  /**
   * Reads a move of standard SAN, check mark and `x` right or wrong. Returns it packed;
   * 0 where the text is spelt in any other way, or is not exactly one legal move.
   */
  readSan(words: Int32Array, at: number, text: string): number {
    const length = text.length;
    if (length < 2 || MAX_SAN < length) return 0;
    let low = text.charCodeAt(0) | (text.charCodeAt(1) << 8);
    let all = text.charCodeAt(0) | text.charCodeAt(1);
    for (let i = 2; i < length && i < 4; i++) {
      const code = text.charCodeAt(i);
      all |= code;
      low |= code << (i << 3);
    }
    let high = 0;
    for (let i = 4; i < length; i++) {
      const code = text.charCodeAt(i);
      all |= code;
      high |= code << ((i - 4) << 3);
    }
    if (127 < all) return 0;
    this.#set(words, at);
    try {
      const move = this.#core.exports.readSan(this.#address, low, high, length);
      if (move !== 0) this.#legal = move;
      return move;
    } catch (error) {
      throw this.#core.recover('readSan', error);
    }
  }

  /** Whether a packed move is one of the position's legal moves. The null move is not. */
  isLegal(words: Int32Array, at: number, move: number): boolean {
    this.#set(words, at);
    if (move === this.#legal) return move !== 0;
    try {
      if (this.#core.exports.isLegal(this.#address, move) === 0) return false;
      this.#legal = move;
      return true;
    } catch (error) {
      throw this.#core.recover('isLegal', error);
    }
  }

  /**
   * Plays a legal or the null move and writes the position after it to `toWords` at `to`; that one is then on the board.
   * The move is not checked.
   */
  play(words: Int32Array, at: number, move: number, toWords: Int32Array, to: number): void {
    this.#set(words, at);
    try {
      this.#core.exports.playOn(this.#address, move);
    } catch (error) {
      throw this.#core.recover('play', error);
    }
    copyRecord(this.#core.words, this.#slot, toWords, to);
    this.#words = toWords;
    this.#at = to;
    this.#legal = 0;
  }

  /** Whether the side to move is in check. */
  isCheck(words: Int32Array, at: number): boolean {
    this.#set(words, at);
    const memory = this.#core.words;
    return ((memory[this.#slot + CHECKERS_FIELD] ?? 0) | (memory[this.#slot + CHECKERS_FIELD + 1] ?? 0)) !== 0;
  }

  /** The legal moves, packed; a fresh array in no promised order. */
  legalMoves(words: Int32Array, at: number): Uint32Array {
    this.#set(words, at);
    try {
      const count = this.#core.exports.legalMoves(this.#address);
      const first = this.#core.exports.moveList() >>> 2;
      return new Uint32Array(this.#core.words.slice(first, first + count).buffer);
    } catch (error) {
      throw this.#core.recover('legalMoves', error);
    }
  }

  /** What the SAN of a legal move needs: a sum of `SanNeed`. */
  sanNeeds(words: Int32Array, at: number, move: number): number {
    this.#set(words, at);
    try {
      return this.#core.exports.sanNeeds(this.#address, move);
    } catch (error) {
      throw this.#core.recover('sanNeeds', error);
    }
  }

  /** Puts a position on the board, unless it is there. */
  #set(words: Int32Array, at: number): void {
    if (words === this.#words && at === this.#at && this.#core.generation === this.#generation) return;
    copyRecord(words, at, this.#core.words, this.#slot);
    // Nothing is on the board until its checks are known.
    this.#words = undefined;
    this.#legal = 0;
    try {
      this.#core.exports.noteChecks(this.#address);
    } catch (error) {
      throw this.#core.recover('noteChecks', error);
    }
    this.#words = words;
    this.#at = at;
    this.#generation = this.#core.generation;
  }
}
