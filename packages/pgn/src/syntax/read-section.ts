import type { MovetextReader } from '@movetext/engine';
import { findKeyTags } from './key-tags.ts';
import type { KeyTags, ResolveStart } from './section.ts';
import type { SourceText } from './source-text.ts';
import { TokenTape } from './token-tape.ts';

/** Reads the next game of the text that the reader has begun. `sourceFrom` gives the text from an offset on, for its tags to be looked at. */
export function readSection(
  reader: MovetextReader,
  resolveStart: ResolveStart,
  sourceFrom: (start: number) => SourceText,
): KeyTags {
  const hasMoves = reader.readTags();
  const tags = tapeOf(reader);
  const source = sourceFrom(reader.gameStart);
  const keyTags = findKeyTags(reader, tags, source);
  if (!hasMoves) return keyTags;
  const start = resolveStart(tags, source, keyTags);
  if (start instanceof Int32Array) reader.setStart(start);
  reader.readMoves(start !== 'unplayable');
  return keyTags;
}

/** The tape of the game read last; live, like the reader's memory that it views. */
export function tapeOf(reader: MovetextReader): TokenTape {
  return new TokenTape(reader.words, reader.tapeStart, reader.tokenCount);
}
