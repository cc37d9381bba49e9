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

/** Reads the position for a FEN; an empty one is the start of a game. */
export function readStart(fen: string, chess960: boolean): Start {
  const text = fen.trim() === '' ? writeFen(Position.initial()) : fen;
  const options = chess960 ? { chess960 } : {};
  const reading = readPosition(text, options);
  if (reading.ok) {
    const { position, warnings, leniencies } = reading.value;
    return { kind: 'position', position, issues: warnings, leniencies };
  }
  const setup = parseFen(text, options);
  return { kind: 'impossible', setup: setup.ok ? setup.value : null, issues: reading.error };
}
