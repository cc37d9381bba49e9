import type { DivideLine } from './count-nodes.ts';

/**
 * An object as JSON in one line. Counts are written as numbers with all their digits, which JSON allows at any size
 * and `JSON.stringify` refuses for `bigint`.
 */
export function perftJson(
  fields: Readonly<Record<string, string | number | bigint | boolean | readonly DivideLine[]>>,
): string {
  const parts = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${jsonOf(value)}`);
  return `{${parts.join(',')}}`;
}

function jsonOf(value: string | number | bigint | boolean | readonly DivideLine[]): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${value.map(({ move, nodes }) => `${JSON.stringify(move)}:${nodes}`).join(',')}}`;
}

/** Seconds to the microsecond: more digits say nothing. */
export function rounded(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
