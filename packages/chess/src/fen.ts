import { readCastlingLetter, writeCastling } from './fen-castling.ts';
import {
  FEN_FIELDS,
  type FenField,
  type FenLeniency,
  type FenSyntaxDetail,
  type FenSyntaxIssue,
} from './fen-issues.ts';
import { readPlacement, writePlacement } from './fen-placement.ts';
import { hasEnPassantCapture } from './legal-en-passant.ts';
import { Position } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Setup } from './setup.ts';
import { parseSquare, squareName } from './square.ts';
import type { Color, Square, TextRange } from './types.ts';

/** How to take a FEN. */
export interface FenOptions {
  /** The castling rights are those of Chess960, though no file letter says so. */
  readonly chess960?: boolean;
}

/** Everything that {@link readFen} learns from a text. */
export interface FenReading {
  /** What the text says; present when nothing in it is unreadable. */
  readonly setup?: Setup;
  /** What cannot be read, in the order of the text. */
  readonly faults: readonly FenSyntaxIssue[];
  /** What was forgiven. */
  readonly leniencies: readonly FenLeniency[];
  /** Where each field stands; missing fields are absent. */
  readonly fields: Readonly<Partial<Record<FenField, TextRange>>>;
  /** Where each piece stands in the text. */
  readonly pieces: ReadonlyMap<Square, TextRange>;
  /** Where each castling right stands in the text, by its rook's square. */
  readonly rights: ReadonlyMap<Square, TextRange>;
}

/** How to write a FEN. */
export interface WriteFenOptions {
  /** Castling rights as the files of the rooks (`HAha`, Shredder-FEN) instead of `KQkq`. */
  readonly shredder?: boolean;
}

/**
 * Reads a FEN, X-FEN or Shredder-FEN; a text that cannot be read gives every fault with its place.
 *
 * The form is taken leniently: fields missing at the end, underscores and surplus space are forgiven;
 * {@link readFen} says what was. Whether one can play from the setup is for {@link Position.fromSetup} to say.
 */
export function parseFen(text: string, options: FenOptions = {}): Result<Setup, readonly FenSyntaxIssue[]> {
  const { setup, faults } = readFen(text, options);
  return setup ? ok(setup) : err(faults);
}

/** Reads a FEN as {@link parseFen} does and tells all about it: for editors and linters. */
export function readFen(text: string, options: FenOptions = {}): FenReading {
  const reader = new FenReader(text);
  const { board, ranges } = reader.placement();
  const turn = reader.turn();
  const castling = reader.castling(board);
  const epSquare = reader.enPassant();
  const halfmoveClock = reader.clock('halfmove-clock', 0);
  const fullmoveNumber = reader.fullmoveNumber();
  reader.surplus();
  const { faults, leniencies, fields, rights } = reader;
  const setup: Setup = {
    board,
    turn,
    castlingRooks: [...rights.keys()].sort((a, b) => a - b),
    ...((options.chess960 ?? castling) && { chess960: true }),
    ...(epSquare !== undefined && { epSquare }),
    halfmoveClock,
    fullmoveNumber,
  };
  return { ...(faults.length === 0 && { setup }), faults, leniencies, fields, pieces: ranges, rights };
}

/**
 * Writes a setup or a position as a FEN. The en passant field is filled only where an en passant capture is legal;
 * castling rights are `KQkq`, with the file's letter only where another rook stands farther out (X-FEN).
 */
export function writeFen(value: Setup | Position, options: WriteFenOptions = {}): string {
  const setup = value instanceof Position ? value.toSetup() : value;
  const fields = [
    writePlacement(setup.board),
    setup.turn === 'white' ? 'w' : 'b',
    writeCastling(setup.board, setup.castlingRooks, options.shredder === true),
    writeEnPassant(value),
    setup.halfmoveClock,
    setup.fullmoveNumber,
  ];
  return fields.join(' ');
}

function writeEnPassant(value: Setup | Position): string {
  const { epSquare } = value;
  if (epSquare === undefined) return '-';
  if (value instanceof Position) return hasEnPassantCapture(value) ? squareName(epSquare) : '-';
  const position = Position.fromSetup(value);
  // From a setup without legal moves nothing follows about the field, so it is kept as it is.
  return position.ok ? writeEnPassant(position.value) : squareName(epSquare);
}

/** Takes the fields one after the other and keeps what it finds wrong. */
class FenReader {
  readonly faults: FenSyntaxIssue[] = [];
  readonly leniencies: FenLeniency[] = [];
  readonly fields: Partial<Record<FenField, TextRange>> = {};
  readonly rights = new Map<Square, TextRange>();
  readonly #text: string;
  readonly #words: readonly TextRange[];

  constructor(text: string) {
    this.#text = text;
    this.#words = Array.from(text.matchAll(/[^\s_]+/g), ({ index, 0: word }) => ({
      start: index,
      end: index + word.length,
    }));
    FEN_FIELDS.forEach((field, index) => {
      const range = this.#words[index];
      if (range) this.fields[field] = range;
      else if (0 < index && 0 < this.#words.length)
        this.#forgive('missing-field', this.#end(), `no ${field.replace('-', ' ')} field`);
    });
    for (const gap of text.matchAll(/[\s_]+/g)) {
      const range = { start: gap.index, end: gap.index + gap[0].length };
      if (gap[0].includes('_')) this.#forgive('underscore', range, 'underscore instead of a space between fields');
      else if (gap[0] !== ' ' || gap.index === 0 || range.end === text.length) {
        this.#forgive('extra-space', range, 'more than a space between fields');
      }
    }
    if (this.#words.length === 0) this.#fault('empty', { start: 0, end: text.length }, 'there is no FEN');
  }

  placement() {
    const range = this.fields.placement;
    const placement = readPlacement(this.#read(range), range?.start ?? 0);
    if (range) this.faults.push(...placement.faults);
    return placement;
  }

  turn(): Color {
    const range = this.fields.turn;
    const text = this.#read(range);
    if (range && text !== 'w' && text !== 'b') {
      this.#fault('turn', range, `the side to move is w or b, not ${JSON.stringify(text)}`);
    }
    return text === 'b' ? 'black' : 'white';
  }

  /** Fills {@link rights}; true where file letters speak of Chess960. */
  castling(board: Setup['board']): boolean {
    const range = this.fields.castling;
    const text = this.#read(range);
    if (!range || text === '-') return false;
    let isChess960 = false;
    for (let at = 0; at < text.length; at++) {
      const place = { start: range.start + at, end: range.start + at + 1 };
      const right = readCastlingLetter(board, text.charAt(at));
      if (!right) this.#fault('castling', place, `${JSON.stringify(text.charAt(at))} is no castling right`);
      else if (this.rights.has(right.rook)) this.#forgive('castling-order', place, 'the same castling right twice');
      else this.rights.set(right.rook, place);
      isChess960 ||= right?.isChess960 === true;
    }
    if (/^[kq]+[KQ]/.test(text) || /qk|QK/.test(text)) {
      this.#forgive('castling-order', range, 'castling rights are written in the order KQkq');
    }
    return isChess960;
  }

  enPassant(): Square | undefined {
    const range = this.fields['en-passant'];
    const text = this.#read(range);
    if (!range || text === '-') return undefined;
    const square = parseSquare(text);
    if (square.ok) return square.value;
    this.#fault('en-passant', range, `the en passant field is a square or -, not ${JSON.stringify(text)}`);
    return undefined;
  }

  clock(field: 'halfmove-clock' | 'fullmove-number', missing: number): number {
    const range = this.fields[field];
    const text = this.#read(range);
    if (!range) return missing;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    if (text === '-') {
      this.#forgive('missing-field', range, `no ${field.replace('-', ' ')}`);
      return missing;
    }
    this.#fault(field, range, `the ${field.replace('-', ' ')} is a number, not ${JSON.stringify(text)}`);
    return missing;
  }

  fullmoveNumber(): number {
    const number = this.clock('fullmove-number', 1);
    if (number !== 0) return number;
    this.#forgive('zero-move-number', this.fields['fullmove-number'] ?? this.#end(), 'moves are counted from 1');
    return 1;
  }

  surplus(): void {
    const first = this.#words[FEN_FIELDS.length];
    const last = this.#words.at(-1);
    if (first && last) this.#fault('surplus-text', { start: first.start, end: last.end }, 'text behind the last field');
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
