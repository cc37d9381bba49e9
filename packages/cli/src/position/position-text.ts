import { describeOutcome, type Position, renderText } from '@movetext/chess';
import { printable } from '../printable.ts';
import type { IntendedClaim, PositionReport } from './position-report.ts';

/** What a report for people has beside the facts of the report for programs. */
export interface PositionTextParts {
  /** The position to draw, null for none. */
  readonly position: Position | null;
  /** The operations of an EPD record, as it has them. */
  readonly operations: readonly string[];
}

/** A position's report for people: the board, then a line for each fact. */
export function positionText(report: PositionReport, { position, operations }: PositionTextParts): string {
  const {
    fen,
    turn,
    checkers,
    legal,
    issues,
    moves,
    outcome,
    claims,
    claimsWith = [],
    key,
    played,
    leniencies = [],
  } = report;
  const facts: (readonly [string, string])[] = [['FEN', printable(fen)]];
  if (0 < played.length) facts.push(['Played', played.map(({ san }) => san).join(' ')]);
  if (turn !== null) facts.push(['Turn', turn]);
  facts.push(['Legal', legal ? 'yes' : 'no']);
  if (0 < checkers.length) facts.push(['Check', `from ${checkers.join(' and ')}`]);
  if (outcome !== null) facts.push(['Outcome', describeOutcome(outcome)]);
  if (0 < claims.length) facts.push(['Claims', claims.join(', ')]);
  for (const [claim, sans] of movesByClaim(claimsWith)) facts.push(['Claims', `${claim} with ${sans.join(' or ')}`]);
  if (key !== null) facts.push(['Key', key]);
  if (legal)
    facts.push(['Moves', moves.length === 0 ? 'none' : `${moves.length}: ${moves.map(({ san }) => san).join(' ')}`]);
  for (const operation of operations) facts.push(['Said', printable(operation)]);
  for (const { message } of leniencies) facts.push(['Forgiven', printable(message)]);
  for (const { code, message } of issues) facts.push(['Issue', `${code}: ${printable(message)}`]);
  const board = position === null ? '' : `${renderText(position)}\n\n`;
  return `${board}${facts.map(([name, value]) => `${name.padEnd(8)} ${value}\n`).join('')}`;
}

function movesByClaim(intended: readonly IntendedClaim[]): ReadonlyMap<string, readonly string[]> {
  const moves = new Map<string, string[]>();
  for (const { san, claims } of intended) {
    for (const claim of claims) moves.set(claim, [...(moves.get(claim) ?? []), san]);
  }
  return moves;
}
