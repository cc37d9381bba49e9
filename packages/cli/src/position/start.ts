import {
  type EpdIssue,
  type EpdOperation,
  type FenIssue,
  type FenLeniency,
  type FenOptions,
  Position,
  parseEpd,
  parseFen,
  readPosition,
  type Setup,
  writeFen,
} from '@movetext/chess';
import { operationsStart } from './read-epd.ts';

/** A start position as a user gave it. */
export type Start =
  | {
      readonly kind: 'position';
      readonly position: Position;
      readonly issues: readonly (FenIssue | EpdIssue)[];
      /** Liberties of form that were forgiven. */
      readonly leniencies: readonly FenLeniency[];
      /** What an EPD record says of the position; null for a FEN. */
      readonly operations: readonly EpdOperation[] | null;
    }
  /** One cannot play from it; `setup` is there when the text could be read. */
  | { readonly kind: 'impossible'; readonly setup: Setup | null; readonly issues: readonly FenIssue[] };

/** Reads the position for the words of a FEN or of an EPD record; without any it is the start of a game. */
export function readStart(words: readonly string[], chess960: boolean): Start {
  const text = words.length === 0 ? writeFen(Position.initial()) : words.join(' ');
  const options = chess960 ? { chess960 } : {};
  const operations = operationsStart(text);
  if (operations !== null) {
    const epd = parseEpd(text, options);
    if (epd.ok) {
      const { position, warnings, issues, leniencies } = epd.value;
      return {
        kind: 'position',
        position,
        issues: [...warnings, ...issues],
        leniencies,
        operations: epd.value.operations,
      };
    }
    return { kind: 'impossible', setup: setupOf(text.slice(0, operations), options), issues: epd.error };
  }
  const reading = readPosition(text, options);
  if (reading.ok) {
    const { position, warnings, leniencies } = reading.value;
    return { kind: 'position', position, issues: warnings, leniencies, operations: null };
  }
  return { kind: 'impossible', setup: setupOf(text, options), issues: reading.error };
}

function setupOf(fen: string, options: FenOptions): Setup | null {
  const setup = parseFen(fen, options);
  return setup.ok ? setup.value : null;
}
