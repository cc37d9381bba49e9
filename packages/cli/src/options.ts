import { UsageError } from './exit-code.ts';

/** A text option's value; undefined where it was not given. */
export function textOption(options: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be repeated. */
export function listOption(options: Readonly<Record<string, unknown>>, name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Whether a switch was given. */
export function hasOption(options: Readonly<Record<string, unknown>>, name: string): boolean {
  return options[name] === true;
}

/** Reads a whole number that a user typed. Throws UsageError, which names it, for anything else. */
export function wholeNumber(text: string, what: string, least: number, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (least <= value && value <= most) return value;
  throw new UsageError(`${what} must be a whole number from ${least} to ${most}, not '${text}'`);
}

/** Reads one of some words. Throws UsageError with the words for anything else. */
export function oneOf<Word extends string>(text: string, what: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new UsageError(`${what} must be one of ${words.join(', ')}, not '${text}'`);
}
