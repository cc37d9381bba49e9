import { SyntaxKind } from './kinds.ts';
import type { SourceText } from './source-text.ts';
import type { TokenTape } from './token-tape.ts';

/** The token of the value of the first tag pair with that name; -1 if there is no such pair, or it has no value. */
export function findTagValue(tokens: TokenTape, source: SourceText, name: string): number {
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kind(i);
    if (SyntaxKind.TagClose < kind && kind <= SyntaxKind.Word) return -1; // Movetext: the tags are over.
    if (kind === SyntaxKind.TagName && isTagNamed(tokens, source, i, name)) return i + 1;
  }
  return -1;
}

/** Whether the tag name at an index is that name, and a value follows it. */
export function isTagNamed(tokens: TokenTape, source: SourceText, index: number, name: string): boolean {
  return isText(tokens, source, index, name) && tokens.kind(index + 1) === SyntaxKind.TagValue;
}

/** A tag's value without its quotes, escapes resolved. `written` may lack quotes. */
export function tagValueOf(written: string): string {
  const body = written.slice(
    written.startsWith('"') ? 1 : 0,
    1 < written.length && written.endsWith('"') ? -1 : undefined,
  );
  return body.replace(/\\(["\\])/g, '$1');
}

/** A tag's value as it is written in a file: quotes and backslashes escaped, quotes around. Line ends become spaces. */
export function writeTagValue(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&').replace(/[\r\n]+/g, ' ')}"`;
}

function isText(tokens: TokenTape, source: SourceText, index: number, text: string): boolean {
  if (tokens.length(index) !== text.length) return false;
  const start = tokens.start(index);
  for (let i = 0; i < text.length; i++) {
    if (source.unitAt(start + i) !== text.charCodeAt(i)) return false;
  }
  return true;
}
