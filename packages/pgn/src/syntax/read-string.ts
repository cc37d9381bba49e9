import { MovetextReader } from '@movetext/engine';
import { readSection, tapeOf } from './read-section.ts';
import type { ResolveStart, SyntaxSection } from './section.ts';
import { StringSource } from './string-source.ts';

/** Reads all games of a string. The sections cover it without gaps; any string is read, an empty one has no section. */
export function readStringSections(text: string, resolveStart: ResolveStart): SyntaxSection[] {
  const reader = new MovetextReader();
  const sections: SyntaxSection[] = [];
  reader.beginString(text);
  const sourceFrom = (start: number) => new StringSource(text.slice(start));
  while (!reader.isAtEnd) {
    const keyTags = readSection(reader, resolveStart, sourceFrom);
    const { gameStart: start, position: end, isGame, faults, plies } = reader;
    sections.push({
      index: sections.length,
      start,
      end,
      isGame,
      faults,
      plies,
      source: new StringSource(text.slice(start, end)),
      tokens: tapeOf(reader).copy(),
      keyTags,
    });
  }
  return sections;
}
