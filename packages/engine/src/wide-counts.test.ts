import { expect, it } from 'vitest';
import { sumOfProducts, writeCount } from './wide-counts.ts';

/** Factors of 64 bits as words, lower half first. */
const wordsOf = (factors: readonly bigint[]) => new Int32Array(BigUint64Array.from(factors).buffer);

it.each([
  [[], []],
  [[3n], [4n]],
  [
    [(1n << 53n) - 1n, 1n, 1n],
    [1n, 1n, 1n],
  ],
  [
    [1n << 60n, 7n, 0n],
    [(1n << 59n) + 1n, 0n, (1n << 63n) + 5n],
  ],
  [
    [(3n << 64n) + 5n, 2n, 1n << 120n],
    [9n, 1n << 40n, 3n],
  ],
  [
    [0xffff_ffffn, 0x1_0000_0001n],
    [0xffff_ffffn, 0x8000_0000n],
  ],
])('adds up the products of %s and %s exactly', (counts, factors) => {
  const wide = new BigUint64Array(2 * counts.length);
  for (const [index, count] of counts.entries()) writeCount(wide, index, count);
  const expected = counts.reduce((sum, count, index) => sum + count * (factors[index] ?? 0n), 0n);
  expect(sumOfProducts(wide, wordsOf(factors), 0, 2)).toBe(expected);
});
