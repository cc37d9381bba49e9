import { SyntaxKind } from './kinds.ts';
import type { SourceText } from './source-text.ts';
import type { TokenTape } from './token-tape.ts';

/** The token of the value of the first tag pair with that name; -1 if there is no such pair, or it has no value. */
export function findTagValue(tokens: TokenTape, source: SourceText, name: string): number {
  for (let i = 0; i < tokens.count; i++) {
    const kind = tokens.kind(i);
    if (kind === SyntaxKind.TagName) {
      if (isText(tokens, source, i, name) && tokens.kind(i + 1) === SyntaxKind.TagValue) return i + 1;
    } else if (SyntaxKind.TagClose < kind && kind <= SyntaxKind.Word) {
      return -1; // Movetext: the tags are over.
    }
  }
  return -1;
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
