import type { MovetextReader } from '@movetext/engine';
import type { ResolveStart, SyntaxSection } from './section.ts';
import type { SourceText } from './source-text.ts';
import { TokenTape } from './token-tape.ts';

/** What the reader says about a game, but for its text and tokens. */
export type SectionFacts = Omit<SyntaxSection, 'source' | 'tokens'>;

/** Reads the next game of the text that the reader has begun. `sourceFrom` gives the text from an offset on, for its tags to be looked at. */
export function readSection(
  reader: MovetextReader,
  index: number,
  resolveStart: ResolveStart,
  sourceFrom: (start: number) => SourceText,
): SectionFacts {
  if (reader.readTags()) {
    const start = resolveStart(new TokenTape(reader.tape()), sourceFrom(reader.gameStart));
    if (start instanceof Int32Array) reader.setStart(start);
    reader.readMoves(start !== 'unplayable');
  }
  return {
    index,
    start: reader.gameStart,
    end: reader.position,
    isGame: reader.isGame,
    faults: reader.faults,
    plies: reader.plies,
  };
}
