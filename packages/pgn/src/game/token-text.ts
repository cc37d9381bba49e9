import type { Range } from '../range.ts';
import type { SyntaxSection } from '../syntax/section.ts';

/** Where a token stands in its game. */
export function tokenRange({ tokens }: SyntaxSection, index: number): Range {
  return { start: tokens.start(index), end: tokens.end(index) };
}

/** A token as written. */
export function tokenText({ source, tokens }: SyntaxSection, index: number): string {
  return source.slice(tokens.start(index), tokens.end(index));
}
