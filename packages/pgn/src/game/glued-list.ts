import type { Range } from '../range.ts';
import type { SourceText } from '../syntax/source-text.ts';
import { spelledMove } from './glued-glyph.ts';

/** A move of a list in one word, or a number alone. */
export interface ListPart {
  readonly text: string;
  /** Where it begins in the word. */
  readonly start: number;
  readonly isNumber: boolean;
}

/** What parts the moves of a list: commas, stops and spaces, as other scripts write them. */
const SEPARATOR = '[,，、;；。．\\u00a0\\u3000]';
const NUMBER = '[0-9０-９]{1,3}[.．、。)）]{1,3}[\\u00a0\\u3000]?';
const PART = new RegExp(`(${NUMBER})?([^,，、;；。．\\u00a0\\u3000]*)${SEPARATOR}*`, 'y');
const HAS_SEPARATOR = new RegExp(SEPARATOR);

/** Longer words are no lists. */
const MAX_LENGTH = 1000;

/** The leniency of a move that is glued to others. */
export const GLUED = 'glued-moves';

/** Takes a list of moves in one word apart: `1、e4,e5`, `e4，e5；2.`, `２．Nf3　Nc6`. Null where the word is no list of moves. */
export function splitList(word: string, isMove: (text: string) => boolean): readonly ListPart[] | null {
  if (MAX_LENGTH < word.length || !HAS_SEPARATOR.test(word)) return null;
  const parts: ListPart[] = [];
  for (let at = 0; at < word.length; ) {
    PART.lastIndex = at;
    const [whole = '', number = '', move = ''] = PART.exec(word) ?? [];
    if (whole === '' || (move !== '' && !isMove(move))) return null;
    if (number !== '' && move === '') parts.push({ text: number, start: at, isNumber: true });
    if (move !== '') parts.push({ text: move, start: at + number.length, isNumber: false });
    at += whole.length;
  }
  const isList = 1 < parts.length || parts.some(({ start, text }) => 0 < start || start + text.length < word.length);
  return isList && parts.some(({ isNumber }) => !isNumber) ? parts : null;
}

const MOVE = '(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?';
const TWO_MOVES = new RegExp(`^(${MOVE})(${MOVE})$`);
const NUMBERED = /^(\d{1,3})(.*)$/;

/** Takes two moves without anything between them apart, or a move and its number: `Nf3Nc6`, `1e4`. Null where the word is neither. */
export function splitGlued(word: string): readonly ListPart[] | null {
  if (20 < word.length) return null;
  const [, number = '', rest = ''] = NUMBERED.exec(word) ?? [];
  if (number !== '') return spelledMove(rest) === rest ? [{ text: rest, start: number.length, isNumber: false }] : null;
  const [, first = '', second = ''] = TWO_MOVES.exec(word) ?? [];
  if (second === '') return null;
  return [
    { text: first, start: 0, isNumber: false },
    { text: second, start: first.length, isNumber: false },
  ];
}

/** Where the text behind `prefix` begins in a source that has `prefix` at `start`: characters may be several units long. */
function offsetBehind(source: SourceText, start: number, prefix: string): number {
  let end = start + prefix.length;
  while (end < source.length && end - start < 4 * prefix.length && source.slice(start, end) !== prefix) end++;
  return end;
}

/** A part of a list and where it stands in the source. */
export interface PlacedPart extends ListPart {
  readonly range: Range;
  /** The texts of the moves behind it in the word. */
  readonly rest: readonly string[];
}

/** Finds the parts of a word that begins at `start`. */
export function placeParts(
  source: SourceText,
  start: number,
  word: string,
  parts: readonly ListPart[],
): readonly PlacedPart[] {
  let end = start;
  let read = 0;
  return parts.map((part, order) => {
    const from = offsetBehind(source, end, word.slice(read, part.start));
    end = offsetBehind(source, from, part.text);
    read = part.start + part.text.length;
    return { ...part, range: { start: from, end }, rest: movesOf(parts.slice(order + 1)) };
  });
}

/** The texts of the moves of a list, numbers left out. */
export function movesOf(parts: readonly ListPart[]): readonly string[] {
  return parts.flatMap(({ isNumber, text }) => (isNumber ? [] : [text]));
}

const IS_NUMBER = new RegExp(`^${NUMBER}$`);
const IS_DIGITS = /^\d{1,3}$/;
const IS_SEPARATOR = new RegExp(`^${SEPARATOR}+$`);
/** A number or a separator has at most so many units. */
const MAX_UNITS = 24;

/** A move of a list with all that stands around it in the same word. */
export interface GluedMove {
  /** The move, its number before it and the separators behind it. */
  readonly range: Range;
  /** The digits of its number; empty where none stands before it. */
  readonly number: string;
  /** Whether something else follows without a space. */
  readonly isFollowed: boolean;
}

/** What belongs to a move that is glued to others in the word from `word.start` to `word.end`. */
export function gluedMove(source: SourceText, word: Range, { start, end }: Range): GluedMove {
  let from = start;
  let to = end;
  for (let at = start - 1; word.start <= at && start - at <= MAX_UNITS; at--) {
    const before = source.slice(at, start);
    if (IS_NUMBER.test(before) || (at === word.start && IS_DIGITS.test(before))) from = at;
  }
  for (let at = end + 1; at <= word.end && at - end <= MAX_UNITS; at++)
    if (IS_SEPARATOR.test(source.slice(end, at))) to = at;
  const number = source.slice(from, start).normalize('NFKC').replace(/\D/g, '');
  return { range: { start: from, end: to }, number, isFollowed: to < word.end };
}
