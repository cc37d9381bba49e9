import { findCastlingIssues } from './castling-rights.ts';
import { findEnPassantIssues } from './en-passant.ts';
import { reaches } from './geometry.ts';
import { isImpossibleCheck } from './impossible-check.ts';
import { findMaterialIssues } from './material-issues.ts';
import type { Setup } from './setup.ts';
import { attackersIn, squaresOfPiece } from './setup-board.ts';
import { squareName } from './square.ts';
import { COLORS, type Color, opposite, type Square } from './types.ts';
import { joinWords, namedPieces, sideName } from './wording.ts';
import { colorCode, requireClocks } from './words.ts';

/** What can be wrong with a setup; the codes are fixed and never change. */
export type SetupIssueCode =
  | 'missing-king'
  | 'too-many-kings'
  | 'kings-adjacent'
  | 'king-capturable'
  | 'pawn-on-back-rank'
  | 'too-many-pieces'
  | 'impossible-check'
  | 'impossible-castling-right'
  | 'impossible-en-passant';

/** One thing that is wrong with a setup. */
export interface SetupIssue {
  /** What is wrong; fixed words. */
  readonly code: SetupIssueCode;
  /** An error forbids play; a warning is a right that cannot be and is dropped. */
  readonly severity: 'error' | 'warning';
  /** The squares concerned, the culprits first. */
  readonly squares: readonly Square[];
  /** A sentence in English without a full stop. */
  readonly message: string;
}

/** How strictly to take a setup. */
export interface SetupOptions {
  /**
   * Whether castling rights are those of Chess960. Left open, the rights decide: file letters in the FEN,
   * or both sides' rights mirroring each other from squares that are not the usual ones, say Chess960.
   */
  readonly chess960?: boolean;
  /** Faults to overlook, since the rules of movement work all the same: composed positions break them on purpose. */
  readonly tolerate?: readonly ('too-many-pieces' | 'impossible-check')[];
}

/** What {@link checkSetup} found. */
export interface SetupCheck {
  /** The setup without the rights that cannot be, with `chess960` settled. */
  readonly playable: Setup;
  /** Everything that is wrong, errors first; no error means that one can play. */
  readonly issues: readonly SetupIssue[];
}

/**
 * Everything that is wrong with a setup, not the first thing only.
 *
 * @throws RangeError for what no FEN can say: a board that has not 64 squares, a side that is neither White nor Black,
 *   squares that are none, clocks that are no counts.
 */
export function checkSetup(setup: Setup, options: SetupOptions = {}): SetupCheck {
  requireSetup(setup);
  const castling = findCastlingIssues(setup, options.chess960);
  const enPassant = findEnPassantIssues(setup);
  const playable: Setup = {
    board: setup.board,
    turn: setup.turn,
    castlingRooks: castling.castlingRooks,
    ...(castling.chess960 && { chess960: true }),
    ...(enPassant.epSquare !== undefined && { epSquare: enPassant.epSquare }),
    halfmoveClock: setup.halfmoveClock,
    fullmoveNumber: setup.fullmoveNumber,
  };
  const errors = [...findKingIssues(setup), ...findMaterialIssues(setup), ...findCheckIssues(setup)];
  const isTolerated = (issue: SetupIssue) => options.tolerate?.some((code) => code === issue.code) === true;
  const issues = [...errors.filter((issue) => !isTolerated(issue)), ...castling.issues, ...enPassant.issues];
  return { playable, issues };
}

function requireSetup({ board, turn, halfmoveClock, fullmoveNumber }: Setup): void {
  if (board.length !== 64) throw new RangeError(`a board has 64 squares, not ${board.length}`);
  colorCode(turn);
  requireClocks(halfmoveClock, fullmoveNumber);
}

function findKingIssues(setup: Setup): SetupIssue[] {
  const issues = COLORS.flatMap((color) => findKingCountIssues(setup, color));
  const whiteKings = squaresOfPiece(setup.board, 'white', 'king');
  const blackKings = squaresOfPiece(setup.board, 'black', 'king');
  for (const white of whiteKings) {
    for (const black of blackKings.filter((square) => reaches('king', white, square))) {
      const message = `the kings on ${squareName(white)} and ${squareName(black)} stand next to each other`;
      issues.push({ code: 'kings-adjacent', severity: 'error', squares: [white, black], message });
    }
  }
  return [...issues, ...findCapturableKings(setup)];
}

function findKingCountIssues(setup: Setup, color: Color): SetupIssue[] {
  const squares = squaresOfPiece(setup.board, color, 'king');
  if (squares.length === 1) return [];
  if (squares.length === 0) {
    return [{ code: 'missing-king', severity: 'error', squares: [], message: `${sideName(color)} has no king` }];
  }
  const message = `${sideName(color)} has ${squares.length} kings: on ${joinWords(squares.map(squareName))}`;
  return [{ code: 'too-many-kings', severity: 'error', squares, message }];
}

function findCapturableKings(setup: Setup): SetupIssue[] {
  const victim = opposite(setup.turn);
  return squaresOfPiece(setup.board, victim, 'king').flatMap((king): SetupIssue[] => {
    const attackers = attackersIn(setup.board, king, setup.turn).filter(
      (square) => setup.board[square]?.role !== 'king',
    );
    if (attackers.length === 0) return [];
    const by = namedPieces(setup.board, attackers);
    const message = `it is ${sideName(setup.turn)}'s move, but ${by} could take the king on ${squareName(king)}`;
    return [{ code: 'king-capturable', severity: 'error', squares: [king, ...attackers], message }];
  });
}

function findCheckIssues(setup: Setup): SetupIssue[] {
  const [king, ...others] = squaresOfPiece(setup.board, setup.turn, 'king');
  if (king === undefined || 0 < others.length) return [];
  const checkers = attackersIn(setup.board, king, opposite(setup.turn)).filter(
    (square) => setup.board[square]?.role !== 'king',
  );
  if (!isImpossibleCheck(setup, king, checkers)) return [];
  const by = namedPieces(setup.board, checkers);
  const message = `no move can have brought the king on ${squareName(king)} into check from ${by} at once`;
  return [{ code: 'impossible-check', severity: 'error', squares: [king, ...checkers], message }];
}
