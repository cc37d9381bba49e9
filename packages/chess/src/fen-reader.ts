import { readCastlingLetter } from './fen-castling.ts';
import {
  FEN_FIELDS,
  type FenField,
  type FenLeniency,
  type FenSyntaxDetail,
  type FenSyntaxIssue,
} from './fen-issues.ts';
import { type Placement, readPlacement } from './fen-placement.ts';
import type { Setup } from './setup.ts';
import { parseSquare } from './square.ts';
import type { Color, Square, TextRange } from './types.ts';
import { quoted } from './wording.ts';

/** Takes the fields of a FEN one after the other and keeps what it finds wrong: the work behind `readFen`. */
export class FenReader {
  readonly faults: FenSyntaxIssue[] = [];
  readonly leniencies: FenLeniency[] = [];
  readonly fields: Partial<Record<FenField, TextRange>> = {};
  readonly rights = new Map<Square, TextRange>();
  readonly #text: string;
  readonly #words: readonly TextRange[];
  #surplus: TextRange | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#words = Array.from(text.matchAll(/[^\s_]+/g), ({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    }));
    this.#assignFields();
    for (const gap of text.matchAll(/[\s_]+/g)) {
      const range = { start: gap.index, end: gap.index + gap[0].length };
      if (gap[0].includes('_')) this.#forgive('underscore', range, 'underscore instead of a space between fields');
      else if (gap.index === 0 || range.end === text.length) {
        this.#forgive('extra-space', range, `white space ${gap.index === 0 ? 'before' : 'behind'} the fields`);
      } else if (gap[0] !== ' ') this.#forgive('extra-space', range, 'other white space than one space between fields');
    }
    if (this.#words.length === 0) this.#fault('empty', { start: 0, end: text.length }, 'the FEN is empty');
  }

  /** The board and the places of its pieces in the text. */
  placement(): Placement {
    const range = this.fields.placement;
    const placement = readPlacement(this.#read(range), range?.start ?? 0);
    if (range) this.faults.push(...placement.faults);
    this.leniencies.push(...placement.leniencies);
    return placement;
  }

  /** The side to move, White where it cannot be read. */
  turn(): Color {
    const range = this.fields.turn;
    const text = this.#read(range);
    if (range && /^[WB]$/.test(text)) this.#forgive('letter-case', range, 'the side to move is a small letter');
    else if (range && text !== 'w' && text !== 'b') {
      this.#fault('turn', range, `the side to move is w or b, not ${quoted(text)}`);
    }
    return text.toLowerCase() === 'b' ? 'black' : 'white';
  }

  /** Fills `rights`; true where file letters speak of Chess960. */
  castling(board: Setup['board']): boolean {
    const range = this.fields.castling;
    const text = this.#read(range);
    if (!range || this.#isDash(text, range)) return false;
    let isChess960 = false;
    for (const { index, 0: letter } of text.matchAll(/[a-hkq]|[^a-hkq]+/gi)) {
      const place = { start: range.start + index, end: range.start + index + letter.length };
      const right = readCastlingLetter(board, letter);
      if (!right) this.#fault('castling', place, `${quoted(letter)} is no castling right`);
      else if (this.rights.has(right.rook)) this.#forgive('castling-order', place, 'the same castling right twice');
      else this.rights.set(right.rook, place);
      isChess960 ||= right?.isChess960 === true;
    }
    if (/[a-z].*[A-Z]|Q.*K|q.*k/.test(text)) {
      this.#forgive('castling-order', range, 'castling rights are written in the order KQkq');
    }
    return isChess960;
  }

  /** The square passed over. */
  enPassant(): Square | undefined {
    const range = this.fields['en-passant'];
    const text = this.#read(range);
    if (!range || this.#isDash(text, range)) return undefined;
    const square = parseSquare(text.toLowerCase());
    if (square.ok) {
      if (text !== text.toLowerCase()) this.#forgive('letter-case', range, 'squares are written in small letters');
      return square.value;
    }
    this.#fault('en-passant', range, `the en passant field is a square or -, not ${quoted(text)}`);
    return undefined;
  }

  /** A number, or what it is when it is missing. */
  clock(field: 'halfmove-clock' | 'fullmove-number', missing: number): number {
    const range = this.fields[field];
    const text = this.#read(range);
    if (!range) return missing;
    if (/^\d{1,9}$/.test(text)) {
      if (/^0\d/.test(text)) this.#forgive('leading-zero', range, `${text} instead of ${Number(text)}`);
      return Number(text);
    }
    if (text === '-') {
      this.#forgive('missing-field', range, `no ${field.replace('-', ' ')}`);
      return missing;
    }
    this.#fault(field, range, `the ${field.replace('-', ' ')} ${whyNoCount(text)}`);
    return missing;
  }

  /** The move number, 1 where the text counts from 0. */
  fullmoveNumber(): number {
    const number = this.clock('fullmove-number', 1);
    if (number !== 0) return number;
    this.#forgive('zero-move-number', this.fields['fullmove-number'] ?? this.#end(), 'moves are counted from 1');
    return 1;
  }

  /** Finds fault with anything behind the last field. */
  surplus(): void {
    const first = this.#surplus;
    const last = this.#words.at(-1);
    if (first && last) this.#fault('surplus-text', { start: first.start, end: last.end }, 'text behind the last field');
  }

  /**
   * Gives each word its field. A field that is left out between others is noticed where the word in its place
   * can only be a later one: a square for the castling rights, a number for the en passant square.
   */
  #assignFields(): void {
    let next = 0;
    FEN_FIELDS.forEach((field, index) => {
      const range = this.#words[next];
      if (range && !(isLater(field, this.#read(range)) && this.#words.length < FEN_FIELDS.length)) {
        this.fields[field] = range;
        next++;
      } else if (0 < index && 0 < this.#words.length) {
        const place = range ? { start: range.start, end: range.start } : this.#end();
        this.#forgive('missing-field', place, `no ${field.replace('-', ' ')} field`);
      }
    });
    this.#surplus = this.#words[next];
  }

  /** Whether a field says that there is nothing, with whatever dash. */
  #isDash(text: string, range: TextRange): boolean {
    if (!/^[-–—−]+$/.test(text)) return false;
    if (text !== '-') this.#forgive('nonstandard-dash', range, 'nothing is written as one hyphen');
    return true;
  }

  #read(range: TextRange | undefined): string {
    return range ? this.#text.slice(range.start, range.end) : '';
  }

  #end(): TextRange {
    return { start: this.#text.length, end: this.#text.length };
  }

  #fault(detail: FenSyntaxDetail, range: TextRange, message: string): void {
    this.faults.push({ code: 'fen-syntax', severity: 'error', detail, range, message, squares: [] });
  }

  #forgive(code: FenLeniency['code'], range: TextRange, message: string): void {
    this.leniencies.push({ code, range, message });
  }
}

function isLater(field: FenField, word: string): boolean {
  if (field === 'castling') return /^[a-h][36]$/i.test(word) || /^\d+$/.test(word);
  return field === 'en-passant' && /^\d+$/.test(word);
}

/** What is wrong with a text that should be a number of moves. */
function whyNoCount(text: string): string {
  if (/^\d+$/.test(text)) return `is too large: ${quoted(text)}`;
  if (/^-\d+$/.test(text)) return `cannot be less than 0: ${quoted(text)}`;
  return `is a whole number, not ${quoted(text)}`;
}
