import { MovetextReader } from '@movetext/engine';
import { readSection } from './read-section.ts';
import type { ResolveStart, SyntaxSection } from './section.ts';
import { StringSource } from './string-source.ts';
import { TokenTape } from './token-tape.ts';

/** Reads all games of a string. The sections cover it without gaps; any string is read, an empty one has no section. */
export function readStringSections(text: string, resolveStart: ResolveStart): SyntaxSection[] {
  const reader = new MovetextReader();
  const sections: SyntaxSection[] = [];
  reader.beginString(text);
  while (!reader.isAtEnd) {
    const facts = readSection(reader, sections.length, resolveStart, (start) => new StringSource(text.slice(start)));
    const { start, end } = facts;
    sections.push({
      ...facts,
      source: new StringSource(text.slice(start, end)),
      tokens: new TokenTape(reader.tape()).copy(),
    });
  }
  return sections;
}
