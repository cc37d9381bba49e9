import {
  type Claim,
  type Color,
  type Move,
  type Outcome,
  polyglotKey,
  squareName,
  writeFen,
  writeSan,
  writeUci,
} from '@movetext/chess';
import type { PlayedMove, PlayedMoves } from './play-moves.ts';
import { type ReportedOperation, reportOperation } from './read-epd.ts';
import type { Start } from './start.ts';

/** A move that makes draws claimable as soon as it is written down, before it is played (articles 9.2.1 and 9.3.1). */
export interface IntendedClaim {
  readonly san: string;
  readonly uci: string;
  readonly claims: readonly Claim[];
}

/** What `position --json` prints. */
export interface PositionReport {
  readonly fen: string;
  readonly played: readonly PlayedMove[];
  /** Null where the FEN does not say. */
  readonly turn: Color | null;
  readonly check: boolean;
  readonly checkers: readonly string[];
  /** Whether one can play from the start position. */
  readonly legal: boolean;
  readonly issues: readonly { readonly code: string; readonly message: string }[];
  readonly moves: readonly { readonly san: string; readonly uci: string }[];
  readonly outcome: Outcome | null;
  readonly claims: readonly Claim[];
  /** The moves by whose announcement a draw can be claimed that cannot be claimed already; absent where there are none. */
  readonly claimsWith?: readonly IntendedClaim[];
  /** The Polyglot key, null for what is no position. */
  readonly key: string | null;
  /** Liberties of the FEN that were forgiven; absent where there are none. */
  readonly leniencies?: readonly { readonly code: string; readonly message: string }[];
  /** What an EPD record says of its position; absent for a FEN. */
  readonly operations?: readonly ReportedOperation[];
}

/** Reports the position that some moves led to. */
export function reportPosition(
  { history, played, issue }: PlayedMoves,
  start: Extract<Start, { kind: 'position' }>,
): PositionReport {
  const { position } = history;
  const spell = (move: Move) => ({
    san: writeSan(move, position),
    uci: writeUci(move, { chess960: position.chess960 }),
  });
  const claims = history.claims();
  const claimsWith = position
    .legalMoves()
    .map((move) => ({
      ...spell(move),
      claims: history.claimsWith(move).filter((claim) => !claims.includes(claim)),
    }))
    .filter((intended) => 0 < intended.claims.length);
  return {
    fen: writeFen(position),
    played,
    turn: position.turn,
    check: position.isCheck(),
    checkers: position.checkers().map(squareName),
    legal: true,
    issues: [...start.issues.map(codeAndMessage), ...(issue === null ? [] : [issue])],
    moves: position.legalMoves().map(spell).sort(byUci),
    outcome: history.outcome(),
    claims,
    ...(0 < claimsWith.length && { claimsWith: claimsWith.sort(byUci) }),
    key: polyglotKey(position),
    ...(0 < start.leniencies.length && { leniencies: start.leniencies.map(codeAndMessage) }),
    ...(start.operations !== null && {
      operations: start.operations.map((each) => reportOperation(each, start.position)),
    }),
  };
}

/** Reports what is no position. */
export function reportImpossible(
  fen: string,
  { setup, issues }: Extract<Start, { kind: 'impossible' }>,
): PositionReport {
  return {
    fen: setup === null ? fen : writeFen(setup),
    played: [],
    turn: setup?.turn ?? null,
    check: false,
    checkers: [],
    legal: false,
    issues: issues.map(codeAndMessage),
    moves: [],
    outcome: null,
    claims: [],
    key: null,
  };
}

function byUci(a: { readonly uci: string }, b: { readonly uci: string }): number {
  return a.uci < b.uci ? -1 : 1;
}

function codeAndMessage({ code, message }: { readonly code: string; readonly message: string }) {
  return { code, message };
}
