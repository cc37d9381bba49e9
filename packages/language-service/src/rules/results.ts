/** The values of the Result tag, which are the termination markers. */
export const RESULTS: ReadonlySet<string> = new Set(['1-0', '0-1', '1/2-1/2', '*']);

/** A tag's value as it stands in a file: in quotes, with `"` and `\` escaped. */
export function quoteTagValue(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
