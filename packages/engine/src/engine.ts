import { EngineCore } from './core.ts';
import { DEPTH_AT_ONCE, sumOverMoves } from './deep-perft.ts';
import { PlayingBoard } from './playing-board.ts';
import { POSITION_WORDS, type PositionWords } from './position-words.ts';

/** The deepest perft there is room for; none above 15 has ever been counted from the initial position. */
export const MAX_PERFT_DEPTH = 32;

/** A root move and the number of leaves below it. */
export interface DivideEntry {
  /** The packed move. */
  readonly move: number;
  readonly nodes: bigint;
}

/** How an engine is made. */
export interface EngineOptions {
  /** `engineModule()` of another realm, so that it need not be compiled again. */
  readonly module?: WebAssembly.Module | undefined;
}

/**
 * Legal moves, attacks, keys and perft, computed by an instance of the WebAssembly module.
 *
 * Positions go in and come out as snapshots (`PositionWords`); the engine keeps no position between calls.
 * A position must be one that can be played from: one king a side, the side that just moved not in check.
 * For any other the answers are undefined, but nothing breaks.
 */
export class Engine {
  /** The instance; internal to the package. */
  readonly core: EngineCore;
  /** The board on which single moves are read and played, position after position. */
  readonly board: PlayingBoard;
  /** The number of the first word of the two position slots and of the move list. */
  readonly #slot: number;
  readonly #target: number;
  readonly #moves: number;

  private constructor(core: EngineCore) {
    this.core = core;
    this.board = new PlayingBoard(core);
    // Addresses are the same in every instance of one module, so they survive a trap.
    this.#slot = core.exports.positionSlot(0) >>> 2;
    this.#target = core.exports.positionSlot(1) >>> 2;
    this.#moves = core.exports.moveList() >>> 2;
  }

  /** A new engine with a WebAssembly instance of its own (3 MB of memory, a millisecond once the module is compiled). Synchronous, everywhere. */
  static create(options: EngineOptions = {}): Engine {
    return new Engine(new EngineCore(options.module));
  }

  /** The legal moves, packed; a fresh array in no promised order. */
  legalMoves(position: PositionWords): Uint32Array {
    const address = this.#load(position);
    try {
      const count = this.core.exports.legalMoves(address);
      const { words } = this.core;
      const moves = new Uint32Array(count);
      // Loops, here and below: the methods of typed arrays cost several times as much at this size.
      for (let i = 0; i < count; i++) moves[i] = words[this.#moves + i] ?? 0;
      return moves;
    } catch (error) {
      throw this.core.recover('legalMoves', error);
    }
  }

  /**
   * The position after a packed move, as a new snapshot.
   * The move is not checked: it must come from `legalMoves` of this position or be the packed null move.
   */
  play(position: PositionWords, move: number): PositionWords {
    const address = this.#load(position);
    try {
      this.core.exports.play(this.#target << 2, address, move);
      const { words } = this.core;
      const after = new Int32Array(POSITION_WORDS);
      for (let i = 0; i < POSITION_WORDS; i++) after[i] = words[this.#target + i] ?? 0;
      return after;
    } catch (error) {
      throw this.core.recover('play', error);
    }
  }

  /** Whether the side to move is in check. */
  isCheck(position: PositionWords): boolean {
    return this.#checkers(position) !== 0n;
  }

  /** The squares of the pieces that give check to the side to move, lowest first. */
  checkers(position: PositionWords): number[] {
    return squaresOf(this.#checkers(position));
  }

  /** The squares of the pieces of a color (0 White, 1 Black) that attack a square, pinned ones included; lowest first. */
  attackers(position: PositionWords, square: number, color: 0 | 1): number[] {
    if (!(Number.isInteger(square) && 0 <= square && square < 64)) throw new RangeError(`No such square: ${square}`);
    const address = this.#load(position);
    try {
      return squaresOf(this.core.exports.attackers(address, square, color));
    } catch (error) {
      throw this.core.recover('attackers', error);
    }
  }

  /**
   * The key of the Polyglot book format, a 64-bit number.
   * An en passant square counts only where a pawn of the side to move stands beside the pawn that made the double step.
   */
  key(position: PositionWords): bigint {
    const address = this.#load(position);
    try {
      return BigInt.asUintN(64, this.core.exports.key(address));
    } catch (error) {
      throw this.core.recover('key', error);
    }
  }

  /**
   * The number of sequences of legal moves of the given length, exact at any size.
   * @throws RangeError if the depth is not a whole number from 0 to 32.
   */
  perft(position: PositionWords, depth: number): bigint {
    checkDepth(depth, 0);
    if (DEPTH_AT_ONCE < depth) return sumOverMoves(this, position, (after) => this.perft(after, depth - 1));
    const address = this.#load(position);
    try {
      return BigInt.asUintN(64, this.core.exports.perft(address, depth));
    } catch (error) {
      throw this.core.recover('perft', error);
    }
  }

  /**
   * Perft split by the first move.
   * @throws RangeError if the depth is not a whole number from 1 to 32.
   */
  divide(position: PositionWords, depth: number): DivideEntry[] {
    checkDepth(depth, 1);
    return Array.from(this.legalMoves(position), (move) => ({
      move,
      nodes: this.perft(this.play(position, move), depth - 1),
    }));
  }

  #checkers(position: PositionWords): bigint {
    const address = this.#load(position);
    try {
      return this.core.exports.checkers(address);
    } catch (error) {
      throw this.core.recover('checkers', error);
    }
  }

  /** Copies a snapshot into the module; returns its address there. */
  #load(position: PositionWords): number {
    if (position.length !== POSITION_WORDS) {
      throw new RangeError(`A position has ${POSITION_WORDS} words, not ${position.length}`);
    }
    const { words } = this.core;
    for (let i = 0; i < POSITION_WORDS; i++) words[this.#slot + i] = position[i] ?? 0;
    return this.#slot << 2;
  }
}

/** Throws a RangeError unless the depth is a whole number from `least` to `MAX_PERFT_DEPTH`. */
export function checkDepth(depth: number, least: number): void {
  if (!(Number.isInteger(depth) && least <= depth && depth <= MAX_PERFT_DEPTH)) {
    throw new RangeError(`A perft depth is a whole number from ${least} to ${MAX_PERFT_DEPTH}, not ${depth}`);
  }
}

/** The squares of a set, lowest first. */
function squaresOf(set: bigint): number[] {
  const squares: number[] = [];
  for (let half = 0; half < 2; half++) {
    let rest = Number((set >> BigInt(32 * half)) & 0xffffffffn);
    while (rest !== 0) {
      const lowest = 31 - Math.clz32(rest & -rest);
      squares.push(32 * half + lowest);
      rest = (rest & (rest - 1)) >>> 0;
    }
  }
  return squares;
}
