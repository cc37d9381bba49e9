import { KIND_NAMES, type KindName } from './kinds.ts';
import { readStringSections } from './read-string.ts';

/** A token as text. */
export interface Token {
  readonly kind: KindName;
  readonly text: string;
}

/** The tokens of any string, white space among them: their texts, put together, are the string. */
export function* tokenize(text: string): Generator<Token> {
  let at = 0;
  // Tokens do not depend on where a game starts from.
  for (const { start, tokens } of readStringSections(text, () => 'unplayable')) {
    for (let i = 0; i < tokens.count; i++) {
      const from = start + tokens.start(i);
      if (at < from) yield { kind: 'whitespace', text: text.slice(at, from) };
      at = start + tokens.end(i);
      yield { kind: KIND_NAMES[tokens.kind(i)], text: text.slice(from, at) };
    }
  }
  if (at < text.length) yield { kind: 'whitespace', text: text.slice(at) };
}
