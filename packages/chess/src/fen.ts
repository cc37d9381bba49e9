import { writeCastling } from './fen-castling.ts';
import type { FenField, FenLeniency, FenSyntaxIssue } from './fen-issues.ts';
import { writePlacement } from './fen-placement.ts';
import { FenReader } from './fen-reader.ts';
import { hasEnPassantCapture } from './legal-en-passant.ts';
import { findNoFen } from './not-a-fen.ts';
import { Position } from './position.ts';
import { err, ok, type Result } from './result.ts';
import { Setup } from './setup.ts';
import { squareName } from './square.ts';
import type { Square, TextRange } from './types.ts';

/** How to take a FEN. */
export interface FenOptions {
  /** The castling rights are those of Chess960, though no file letter says so. */
  readonly chess960?: boolean;
}

/** Everything that {@link readFen} learns from a text. */
export interface FenReading {
  /** What the text says; present when nothing in it is unreadable. */
  readonly setup?: Setup;
  /** What the text says as far as it can be read; for the rest an empty square, White to move, no right, the clocks of a first move. */
  readonly legible: Setup;
  /** What cannot be read, in the order of the text. */
  readonly faults: readonly FenSyntaxIssue[];
  /** What was forgiven, in the order of the text. */
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
  const noFen = findNoFen(text);
  if (noFen) return nothingRead(noFen);
  const reader = new FenReader(text);
  const { board, ranges } = reader.placement();
  const turn = reader.turn();
  const castling = reader.castling(board);
  const epSquare = reader.enPassant();
  const halfmoveClock = reader.clock('halfmove-clock', 0);
  const fullmoveNumber = reader.fullmoveNumber();
  reader.surplus();
  const { faults, fields, rights } = reader;
  const leniencies = reader.leniencies.sort((a, b) => a.range.start - b.range.start);
  const legible: Setup = {
    board,
    turn,
    castlingRooks: [...rights.keys()].sort((a, b) => a - b),
    ...((options.chess960 ?? castling) && { chess960: true }),
    ...(epSquare !== undefined && { epSquare }),
    halfmoveClock,
    fullmoveNumber,
  };
  const setup = faults.length === 0 && { setup: legible };
  return { ...setup, legible, faults, leniencies, fields, pieces: ranges, rights };
}

function nothingRead(fault: FenSyntaxIssue): FenReading {
  return {
    legible: Setup.empty,
    faults: [fault],
    leniencies: [],
    fields: {},
    pieces: new Map(),
    rights: new Map(),
  };
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
