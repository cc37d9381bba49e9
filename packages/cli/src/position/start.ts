import {
  type FenIssue,
  type FenLeniency,
  type FenSetupIssue,
  Position,
  parseFen,
  readPosition,
  type Setup,
  writeFen,
} from '@movetext/chess';

/** A start position as a user gave it. */
export type Start =
  | {
      readonly kind: 'position';
      readonly position: Position;
      readonly issues: readonly FenSetupIssue[];
      /** Liberties of form that were forgiven. */
      readonly leniencies: readonly FenLeniency[];
    }
  /** One cannot play from it; `setup` is there when the text could be read. */
  | { readonly kind: 'impossible'; readonly setup: Setup | null; readonly issues: readonly FenIssue[] };

/** Reads the position for the words of a FEN; without any it is the start of a game. */
export function readStart(words: readonly string[], chess960: boolean): Start {
  const text = words.length === 0 ? writeFen(Position.initial()) : words.join(' ');
  const options = chess960 ? { chess960 } : {};
  const reading = readPosition(text, options);
  if (reading.ok) {
    const { position, warnings, leniencies } = reading.value;
    return { kind: 'position', position, issues: warnings, leniencies };
  }
  const setup = parseFen(text, options);
  return { kind: 'impossible', setup: setup.ok ? setup.value : null, issues: reading.error };
}
