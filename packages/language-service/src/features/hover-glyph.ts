import { codeSpan } from '../presentation/markdown.ts';
import type { HoverTarget } from './hover-move.ts';
import { nagMeaning, nagNumber } from './nag-meaning.ts';

/** A NAG or glyph: its number and meaning. */
export function glyphHover({ section, range }: HoverTarget): string | null {
  const written = section.source.slice(range.start, range.end);
  const number = nagNumber(written);
  if (number === null) return null;
  const dollar = `$${number}`;
  const name = written === dollar ? codeSpan(dollar) : `${codeSpan(written)} (${codeSpan(dollar)})`;
  return `${name} ${nagMeaning(number)}`;
}
