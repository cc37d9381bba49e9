import { type FenOptions, type FenReading, readFen } from './fen.ts';
import type { FenIssue, FenLeniency, FenSetupIssue, FenSyntaxDetail } from './fen-issues.ts';
import { Position } from './position.ts';
import { err, ok, type Result } from './result.ts';
import { checkSetup, type SetupIssue, type SetupOptions } from './setup-issues.ts';
import type { TextRange } from './types.ts';

/** A position read from a FEN, and what was overlooked in it. */
export interface PositionReading {
  readonly position: Position;
  /** Castling rights and an en passant square that cannot be and were dropped. */
  readonly warnings: readonly FenSetupIssue[];
  /** Liberties of form that were forgiven. */
  readonly leniencies: readonly FenLeniency[];
}

/**
 * Reads a FEN and takes its position at once.
 *
 * Where one cannot play from it, the error lists everything that is wrong, warnings included, each with its place
 * in the text: first what cannot be read (`fen-syntax`), then what cannot be, as far as the legible fields tell.
 */
export function readPosition(
  fen: string,
  options: FenOptions & SetupOptions = {},
): Result<PositionReading, readonly FenIssue[]> {
  const reading = readFen(fen, options);
  if (!reading.setup) return err([...reading.faults, ...certainIssues(reading, options, fen)]);
  const issues = checkSetup(reading.setup, options).issues.map((issue) => withPlace(issue, reading, fen));
  const position = Position.fromSetup(reading.setup, options);
  return position.ok ? ok({ position: position.value, warnings: issues, leniencies: reading.leniencies }) : err(issues);
}

/** What is wrong with the setup whatever the fields say that cannot be read. */
function certainIssues(reading: FenReading, options: SetupOptions, fen: string): FenSetupIssue[] {
  const isUnread = (...details: readonly FenSyntaxDetail[]) =>
    reading.faults.some(({ detail }) => details.includes(detail));
  if (isUnread('empty', 'not-a-fen', 'piece-letter', 'rank-length', 'rank-count')) return [];
  const isCertain = ({ code }: SetupIssue) => {
    switch (code) {
      case 'king-capturable':
      case 'impossible-check':
        return !isUnread('turn');
      case 'impossible-en-passant':
        return !isUnread('turn', 'en-passant');
      case 'impossible-castling-right':
        return !isUnread('castling');
      case 'missing-king':
      case 'too-many-kings':
      case 'kings-adjacent':
      case 'pawn-on-back-rank':
      case 'too-many-pieces':
        return true;
    }
  };
  const { issues } = checkSetup(reading.legible, options);
  return issues.filter(isCertain).map((issue) => withPlace(issue, reading, fen));
}

function withPlace(issue: SetupIssue, reading: FenReading, fen: string): FenSetupIssue {
  return { ...issue, range: placeOf(issue, reading) ?? { start: 0, end: fen.length } };
}

function placeOf(issue: SetupIssue, { fields, pieces, rights }: FenReading): TextRange | undefined {
  const [first] = issue.squares;
  switch (issue.code) {
    case 'impossible-castling-right':
      return first === undefined ? fields.castling : rights.get(first);
    case 'impossible-en-passant':
      return fields['en-passant'];
    case 'missing-king':
    case 'too-many-pieces':
      return fields.placement;
    case 'too-many-kings':
    case 'kings-adjacent':
    case 'king-capturable':
    case 'pawn-on-back-rank':
    case 'impossible-check':
      return first === undefined ? fields.placement : pieces.get(first);
  }
}
