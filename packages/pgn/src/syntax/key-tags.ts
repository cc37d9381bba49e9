import { Fault, type MovetextReader, tagNameHash } from '@movetext/engine';
import type { KeyTags } from './section.ts';
import type { SourceText } from './source-text.ts';
import { findTagValue, isTagNamed } from './tag-tokens.ts';
import type { TokenTape } from './token-tape.ts';

const FEN = tagNameHash('FEN');
const VARIANT = tagNameHash('Variant');
const RESULT = tagNameHash('Result');
const SETUP = tagNameHash('SetUp');

/** Finds the key tags of the game whose tags have been read. */
export function findKeyTags(reader: MovetextReader, tokens: TokenTape, source: SourceText): KeyTags {
  return {
    fen: valueToken(reader, tokens, source, 'FEN', FEN),
    variant: valueToken(reader, tokens, source, 'Variant', VARIANT),
    result: valueToken(reader, tokens, source, 'Result', RESULT),
    setup: valueToken(reader, tokens, source, 'SetUp', SETUP),
  };
}

function valueToken(reader: MovetextReader, tokens: TokenTape, source: SourceText, name: string, hash: number): number {
  const token = reader.tagNameToken(hash);
  if (0 <= token && isTagNamed(tokens, source, token, name)) return token + 1;
  // A first tag without a value, another name with the same hash, or more names than the reader counts: rare enough to look at all.
  const mayStandLater = 0 <= token || (reader.faults & Fault.repeatedTag) !== 0;
  return mayStandLater ? findTagValue(tokens, source, name) : -1;
}
