/** Counts of less than 128 bits in memory that threads can share: two numbers each, the lower 64 bits first. */
export type WideCounts = BigUint64Array<ArrayBufferLike>;

/** Writes the count with the index. */
export function writeCount(counts: WideCounts, index: number, count: bigint): void {
  counts[2 * index] = BigInt.asUintN(64, count);
  counts[2 * index + 1] = count >> 64n;
}

/** The sum of all counts, each multiplied by a number of 64 bits: the first such begins at the word `first`, the next one `step` words on. */
export function sumOfProducts(counts: WideCounts, words: Int32Array, first: number, step: number): bigint {
  const halves = new Uint32Array(counts.buffer, counts.byteOffset, 2 * counts.length);
  let sum = 0n;
  // Nearly all products are small, and bigints are slow.
  let small = 0;
  for (let index = 0; 4 * index < halves.length; index++) {
    const at = first + index * step;
    const factor = fromHalves(words[at], words[at + 1]);
    const upper = fromHalves(halves[4 * index + 2], halves[4 * index + 3]);
    const product = factor * (fromHalves(halves[4 * index], halves[4 * index + 1]) + upper * 2 ** 64);
    if (small + product <= Number.MAX_SAFE_INTEGER) {
      small += product;
      continue;
    }
    const exactFactor = (BigInt(words[at + 1] ?? 0) << 32n) | BigInt((words[at] ?? 0) >>> 0);
    const count = ((counts[2 * index + 1] ?? 0n) << 64n) | (counts[2 * index] ?? 0n);
    sum += BigInt(small) + exactFactor * count;
    small = 0;
  }
  return sum + BigInt(small);
}

/** A number from its lower and its upper 32 bits, exact up to 2^53. */
function fromHalves(lower = 0, upper = 0): number {
  return (lower >>> 0) + (upper >>> 0) * 2 ** 32;
}
