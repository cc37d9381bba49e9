import { NOTATIONS, type Notation, notationOf } from '@movetext/chess';
import { UsageError } from './exit-code.ts';
import { textOption } from './options.ts';

/** Reads `--notation`: null where it was not given. Throws UsageError with the names for one that nobody knows. */
export function notationOption(options: Readonly<Record<string, unknown>>): Notation | null {
  const name = textOption(options, 'notation');
  if (name === undefined) return null;
  const notation = notationOf(name);
  if (notation) return notation;
  const names = NOTATIONS.map((each) => each.name);
  throw new UsageError(`--notation must be one of ${names.join(', ')}, not '${name}'`);
}
