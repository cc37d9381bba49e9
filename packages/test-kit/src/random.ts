/** A source of pseudo-random numbers that gives the same ones for the same seed, everywhere. */
export interface Random {
  /** A whole number from 0 to below the bound. */
  below(bound: number): number;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
}

/** A generator for a seed (the additive counter with two rounds of mixing known as mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * bound);
  };
  return {
    below,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
  };
}
