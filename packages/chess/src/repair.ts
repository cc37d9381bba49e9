import { reaches } from './geometry.ts';
import { pieceOf } from './piece.ts';
import type { Setup } from './setup.ts';
import { attackersIn, squaresOfPiece } from './setup-board.ts';
import { checkSetup, type SetupIssue, type SetupOptions } from './setup-issues.ts';
import { fileOf, rankOf, squareName } from './square.ts';
import { COLORS, type Color, opposite, type Piece, type Square } from './types.ts';
import { namedPiece, sideName } from './wording.ts';

/** One thing that {@link repair} changed. */
export type RepairChange =
  | { readonly kind: 'piece-removed'; readonly piece: Piece; readonly square: Square; readonly message: string }
  | { readonly kind: 'piece-added'; readonly piece: Piece; readonly square: Square; readonly message: string }
  | {
      readonly kind: 'piece-moved';
      readonly piece: Piece;
      readonly from: Square;
      readonly square: Square;
      readonly message: string;
    }
  | { readonly kind: 'turn-changed'; readonly turn: Color; readonly message: string }
  | { readonly kind: 'castling-right-dropped'; readonly square: Square; readonly message: string }
  | { readonly kind: 'en-passant-dropped'; readonly square: Square; readonly message: string };

/** A setup made legal. */
export interface Repair {
  /** The nearest setup from which one can play; the given one, but for rights that cannot be, where nothing was wrong. */
  readonly setup: Setup;
  /** What was changed, in the order in which it was. Nothing for a setup without issues. */
  readonly changes: readonly RepairChange[];
}

/** A change that may mend something, and what it would cost beside a removed man. */
interface Mend {
  readonly setup: Setup;
  readonly change: RepairChange;
  readonly cost: number;
}

/**
 * The nearest setup from which one can play, and what has to change for it.
 *
 * Change by change, the one is taken that leaves the fewest faults; of equal ones the smallest:
 * the other side to move before a king's move, a near square before a far one, a pawn before a piece.
 */
export function repair(setup: Setup, options: SetupOptions = {}): Repair {
  const changes: RepairChange[] = [];
  let mended = setup;
  for (;;) {
    const { playable, issues } = checkSetup(mended, options);
    const errors = issues.filter((issue) => issue.severity === 'error');
    const [first] = errors;
    if (!first) {
      changes.push(...dropRights(mended, playable));
      return { setup: playable, changes };
    }
    const best = bestMend(mended, mendsFor(mended, first), options);
    mended = best.setup;
    changes.push(best.change);
  }
}

/** The mend after which the least is wrong; where none helps, a man less, which must help in the end. */
function bestMend(setup: Setup, mends: readonly Mend[], options: SetupOptions): Mend {
  const weight = (mended: Setup) => faultWeight(checkSetup(mended, options).issues);
  const before = weight(setup);
  const helping = mends.filter((mend) => weight(mend.setup) < before);
  const candidates = 0 < helping.length ? helping : removals(setup, Array.from(setup.board.keys()));
  const ranked = candidates.map((mend) => ({ mend, rank: weight(mend.setup) * 1000 + mend.cost }));
  const [best] = ranked.sort((a, b) => a.rank - b.rank);
  if (!best) throw new RangeError('a board of two kings with a fault that no move of theirs mends');
  return best.mend;
}

/** How much is wrong: faults of kings weigh by themselves, those of many men by their number. */
function faultWeight(issues: readonly SetupIssue[]): number {
  return issues
    .filter((issue) => issue.severity === 'error')
    .reduce(
      (sum, { code, squares }) => sum + (code === 'pawn-on-back-rank' ? squares.length : 1) + surplusOf(code, squares),
      0,
    );
}

function surplusOf(code: SetupIssue['code'], squares: readonly Square[]): number {
  if (code === 'too-many-kings') return squares.length - 2;
  return code === 'too-many-pieces' ? squares.length / 64 : 0;
}

function mendsFor(setup: Setup, issue: SetupIssue): Mend[] {
  switch (issue.code) {
    case 'missing-king':
      return COLORS.filter((color) => squaresOfPiece(setup.board, color, 'king').length === 0).flatMap((color) =>
        placings(setup, color),
      );
    case 'pawn-on-back-rank':
    case 'too-many-kings':
    case 'too-many-pieces':
      return removals(setup, issue.squares);
    case 'kings-adjacent':
      return COLORS.flatMap((color) => kingMoves(setup, color));
    case 'king-capturable':
    case 'impossible-check':
      return [
        turned(setup),
        ...COLORS.flatMap((color) => kingMoves(setup, color)),
        ...removals(setup, issue.squares.slice(1)),
      ];
    case 'impossible-castling-right':
    case 'impossible-en-passant':
      return [];
  }
}

function turned(setup: Setup): Mend {
  const turn = opposite(setup.turn);
  const { epSquare: _, ...rest } = setup;
  const message = `it is ${sideName(turn)}'s move`;
  return { setup: { ...rest, turn }, change: { kind: 'turn-changed', turn, message }, cost: 1 };
}

/** Men taken off the board; kings only where there are several, for there must be one. */
function removals(setup: Setup, squares: readonly Square[]): Mend[] {
  return squares.flatMap((square): Mend[] => {
    const piece = setup.board[square];
    const isLastKing = piece?.role === 'king' && squaresOfPiece(setup.board, piece.color, 'king').length === 1;
    if (!piece || isLastKing) return [];
    const change = { kind: 'piece-removed', piece, square, message: `removed ${colored(piece, square)}` } as const;
    return [
      {
        setup: withPieces(setup, [[square, undefined]]),
        change,
        cost: 10 + REMOVAL_COSTS[piece.role] - kingCost(piece, square),
      },
    ];
  });
}

const REMOVAL_COSTS = { pawn: 0, knight: 3, bishop: 3, rook: 5, queen: 9, king: 9 } as const;

/** Of several kings the one nearest to its usual square is the likeliest. */
function kingCost(piece: Piece, square: Square): number {
  return piece.role === 'king' ? distance(square, homeOf(piece.color)) : 0;
}

function placings(setup: Setup, color: Color): Mend[] {
  const piece = pieceOf(color, 'king');
  return freeSquares(setup).map((square) => {
    const change = { kind: 'piece-added', piece, square, message: `added ${colored(piece, square)}` } as const;
    const danger = isInDanger(setup, color, square) ? 50 : 0;
    return { setup: withPieces(setup, [[square, piece]]), change, cost: distance(square, homeOf(color)) + danger };
  });
}

function kingMoves(setup: Setup, color: Color): Mend[] {
  const [from, ...others] = squaresOfPiece(setup.board, color, 'king');
  if (from === undefined || 0 < others.length) return [];
  const piece = pieceOf(color, 'king');
  return freeSquares(setup).map((square) => {
    const message = `moved ${colored(piece, from)} to ${squareName(square)}`;
    const change = { kind: 'piece-moved', piece, from, square, message } as const;
    const moved = withPieces(setup, [
      [from, undefined],
      [square, piece],
    ]);
    return { setup: moved, change, cost: 2 + distance(from, square) + (isInDanger(moved, color, square) ? 50 : 0) };
  });
}

/** Whether a king would stand in check or beside the other king; the former may be legal, but is not what one means. */
function isInDanger(setup: Setup, color: Color, square: Square): boolean {
  const enemy = opposite(color);
  const isNextToKing = squaresOfPiece(setup.board, enemy, 'king').some((king) => reaches('king', king, square));
  return isNextToKing || 0 < attackersIn(setup.board, square, enemy).length;
}

function dropRights(setup: Setup, playable: Setup): RepairChange[] {
  const rights = setup.castlingRooks
    .filter((square) => !playable.castlingRooks.includes(square))
    .map((square): RepairChange => {
      const message = `dropped the right to castle with a rook on ${squareName(square)}`;
      return { kind: 'castling-right-dropped', square, message };
    });
  const { epSquare } = setup;
  if (epSquare === undefined || playable.epSquare !== undefined) return rights;
  const message = `dropped en passant on ${squareName(epSquare)}`;
  return [...rights, { kind: 'en-passant-dropped', square: epSquare, message }];
}

function withPieces(setup: Setup, changes: readonly (readonly [Square, Piece | undefined])[]): Setup {
  const board = [...setup.board];
  for (const [square, piece] of changes) board[square] = piece;
  return { ...setup, board };
}

function freeSquares(setup: Setup): Square[] {
  return Array.from({ length: 64 }, (_, square) => square).filter((square) => !setup.board[square]);
}

function homeOf(color: Color): Square {
  return color === 'white' ? 4 : 60;
}

function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
}

/** `White's knight on c6`. */
function colored(piece: Piece, square: Square): string {
  return `${sideName(piece.color)}'s ${namedPiece(piece, square).replace('the ', '')}`;
}
