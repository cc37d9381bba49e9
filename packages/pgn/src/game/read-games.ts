import { type ByteSource, type ReadBytesOptions, readByteSections } from '../syntax/read-bytes.ts';
import { readStringSections } from '../syntax/read-string.ts';
import { GameSection } from './game-section.ts';
import type { Game } from './model.ts';
import { readerStart } from './read-start.ts';

/** The games of a text, in order; together they cover it without gaps. Any text is read. */
export function readGames(text: string): readonly GameSection[] {
  return readStringSections(text, readerStart).map((section) => new GameSection(section));
}

/**
 * The games of a stream of bytes, one after another, without holding more than one piece of it.
 * A section, its tokens and its text are void as soon as the next one is asked for; a model built before stays.
 */
export function* readGameBytes(bytes: ByteSource, options: ReadBytesOptions = {}): Generator<GameSection> {
  for (const section of readByteSections(bytes, readerStart, options)) yield new GameSection(section);
}

/** The models of all games of a text. A text without a game has none. */
export function parsePgn(text: string): readonly Game[] {
  return readGames(text)
    .filter((section) => section.isGame)
    .map((section) => section.game());
}
