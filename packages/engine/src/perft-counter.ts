import { DEPTH_AT_ONCE, sumOverMoves } from './deep-perft.ts';
import { checkDepth, Engine, type EngineOptions } from './engine.ts';
import { POSITION_WORDS, PositionField, type PositionWords } from './position-words.ts';
import { sumOfProducts, type WideCounts, writeCount } from './wide-counts.ts';

/** The largest table of a counter in MiB. */
export const MAX_PERFT_HASH = 3072;

/** Counts above `DEPTH_AT_ONCE` plies that are remembered at most. */
const MAX_DEEP_COUNTS = 1 << 18;

/** How a counter is made. */
export interface PerftCounterOptions extends EngineOptions {
  /** The largest size of the table of counts in MiB, a whole number from 0 (no table) to `MAX_PERFT_HASH`; counts take as much as they can use. */
  readonly hash?: number | undefined;
}

/** How a count is split. */
export interface SplitOptions {
  /** Plies from the root down to the tasks, 1 to `DEPTH_AT_ONCE`; there may be fewer if the tasks would be too many. */
  readonly plies: number;
  /** Whether positions that several paths lead to become one task. */
  readonly merges: boolean;
  /** Whether paths are told apart by their first move. */
  readonly byFirstMove: boolean;
}

/** The positions some plies below a root, which make up its count. Valid until the counter splits again. */
export interface SplitCount {
  /** The number of tasks. */
  readonly tasks: number;
  /** Plies from the root to the tasks. */
  readonly plies: number;
  /** The number of origins: legal moves of the root in the order of `legalMoves`, or 1 for all paths together. */
  readonly origins: number;
  /** Writes the positions of all tasks, one behind another: `POSITION_WORDS` words each. Neighbours have most in common. */
  copyPositions(to: Int32Array<ArrayBufferLike>): void;
  /** The counts of the whole, one for each origin, from the counts of the tasks as `perftEach` writes them. */
  sums(counts: WideCounts): bigint[];
}

/**
 * Perft with a memory of what was counted, kept from one count to the next.
 * It has an instance of the module for itself; its table is given back with it.
 *
 * Counts are exact: an entry of the table holds the whole position (without clocks, which do not matter to a count),
 * the side to move and the depth, not a hash of them, so that two positions are never taken for one.
 */
export class PerftCounter {
  readonly #engine: Engine;
  readonly #hash: number;
  readonly #slot: number;
  readonly #deepCounts = new Map<string, bigint>();
  /** The generation of the instance that may have the table; none yet. */
  #allowed = -1;

  private constructor(engine: Engine, hash: number) {
    this.#engine = engine;
    this.#hash = hash;
    this.#slot = engine.core.exports.positionSlot(0) >>> 2;
  }

  /**
   * A new counter.
   * @throws RangeError if the size is not one.
   */
  static create(options: PerftCounterOptions = {}): PerftCounter {
    const { hash = 0 } = options;
    if (!(Number.isInteger(hash) && 0 <= hash && hash <= MAX_PERFT_HASH)) {
      throw new RangeError(`A table has a whole number of MiB from 0 to ${MAX_PERFT_HASH}, not ${hash}`);
    }
    return new PerftCounter(Engine.create(options), hash);
  }

  /**
   * The number of sequences of legal moves of the given length, exact at any size.
   * @throws RangeError if the depth is not a whole number from 0 to 32.
   */
  perft(position: PositionWords, depth: number): bigint {
    checkDepth(depth, 0);
    if (position.length !== POSITION_WORDS) throw new RangeError(`A position has ${POSITION_WORDS} words`);
    if (this.#hash === 0) return this.#engine.perft(position, depth);
    return depth <= DEPTH_AT_ONCE ? this.#count(position, depth) : this.#deepCount(position, depth);
  }

  /**
   * `perft` of many positions, which stand one behind another: `POSITION_WORDS` words each.
   * @throws RangeError if the depth is not a whole number from 0 to 32, or if there is not as much room for counts as there are positions.
   */
  perftEach(positions: Int32Array<ArrayBufferLike>, depth: number, counts: WideCounts): void {
    checkDepth(depth, 0);
    if (counts.length % 2 !== 0 || positions.length * 2 !== counts.length * POSITION_WORDS) {
      throw new RangeError(`${counts.length} numbers for the counts of ${positions.length / POSITION_WORDS} positions`);
    }
    const isBatch = this.#hash !== 0 && depth <= DEPTH_AT_ONCE;
    const room = isBatch ? this.#engine.core.exports.batchRoom() : 1;
    for (let first = 0; 2 * first < counts.length; first += room) {
      const some = positions.subarray(first * POSITION_WORDS, (first + room) * POSITION_WORDS);
      const those = counts.subarray(2 * first, 2 * (first + room));
      if (isBatch) this.#countBatch(some, depth, those);
      else writeCount(those, 0, this.perft(some, depth));
    }
  }

  /**
   * Splits a count into tasks, which are the same in every counter that splits the same count.
   * @throws RangeError if the number of plies is not one, or if there is no memory.
   */
  split(position: PositionWords, { plies, merges, byFirstMove }: SplitOptions): SplitCount {
    if (!(Number.isInteger(plies) && 1 <= plies && plies <= DEPTH_AT_ONCE)) {
      throw new RangeError(`A count is split at 1 to ${DEPTH_AT_ONCE} plies, not ${plies}`);
    }
    const { core } = this.#engine;
    const moves = this.#engine.legalMoves(position).length;
    core.words.set(position, this.#slot);
    let tasks: number;
    try {
      tasks = core.exports.splitCount(this.#slot << 2, plies, merges, byFirstMove);
    } catch (error) {
      throw core.recover('split', error);
    }
    if (tasks < 0) throw new RangeError('There is no memory to split a count');
    const origins = byFirstMove ? moves : 1;
    return {
      tasks,
      plies: core.exports.splitPlies(),
      origins,
      copyPositions: (to) => {
        const at = core.exports.taskPositions() >>> 2;
        to.set(core.words.subarray(at, at + tasks * POSITION_WORDS));
      },
      sums: (counts) =>
        Array.from({ length: origins }, (_, origin) =>
          sumOfProducts(counts, core.words, (core.exports.taskPaths() >>> 2) + 2 * origin, 2 * origins),
        ),
    };
  }

  #count(position: PositionWords, depth: number): bigint {
    const { core } = this.#engine;
    this.#allowTable();
    core.words.set(position, this.#slot);
    try {
      return BigInt.asUintN(64, core.exports.perftRemembering(this.#slot << 2, depth));
    } catch (error) {
      throw core.recover('perft', error);
    }
  }

  /** Counts as many positions as a batch has room for. */
  #countBatch(positions: Int32Array<ArrayBufferLike>, depth: number, counts: WideCounts): void {
    const { core } = this.#engine;
    this.#allowTable();
    core.words.set(positions, core.exports.batchPositions() >>> 2);
    try {
      core.exports.perftBatch(positions.length / POSITION_WORDS, depth);
    } catch (error) {
      throw core.recover('perft', error);
    }
    const found = new BigUint64Array(core.words.buffer, core.exports.batchCounts(), counts.length / 2);
    for (let i = 0; i < found.length; i++) {
      counts[2 * i] = found[i] ?? 0n;
      counts[2 * i + 1] = 0n;
    }
  }

  /** The plies that the module's integers are too narrow for; they too are remembered, else few men at great depth would take for ever. */
  #deepCount(position: PositionWords, depth: number): bigint {
    const key = `${position.subarray(0, PositionField.halfmoveClock).join()},${depth}`;
    const known = this.#deepCounts.get(key);
    if (known !== undefined) return known;
    const nodes = sumOverMoves(this.#engine, position, (after) => this.perft(after, depth - 1));
    if (this.#deepCounts.size < MAX_DEEP_COUNTS) this.#deepCounts.set(key, nodes);
    return nodes;
  }

  /** Allows the instance its table, and the one that came in its place after a trap. */
  #allowTable(): void {
    const { core } = this.#engine;
    if (this.#allowed === core.generation) return;
    core.exports.allowCounts(this.#hash);
    this.#allowed = core.generation;
  }
}
