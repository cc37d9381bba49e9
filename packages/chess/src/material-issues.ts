import type { Setup } from './setup.ts';
import { squaresOfPiece } from './setup-board.ts';
import type { SetupIssue } from './setup-issues.ts';
import { rankOf, squareColor } from './square.ts';
import { COLORS, type Color, ROLES, type Square } from './types.ts';
import { sideName, squareList } from './wording.ts';

/** Pawns where none can stand, and more pieces than eight pawns and their promotions allow. */
export function findMaterialIssues(setup: Setup): SetupIssue[] {
  return COLORS.flatMap((color) => [...findPawnIssues(setup, color), ...findCountIssues(setup, color)]);
}

function findPawnIssues(setup: Setup, color: Color): SetupIssue[] {
  const isBackRank = (square: Square) => rankOf(square) === 0 || rankOf(square) === 7;
  const squares = squaresOfPiece(setup.board, color, 'pawn').filter(isBackRank);
  if (squares.length === 0) return [];
  const pawns = squares.length === 1 ? 'a pawn' : 'pawns';
  const message = `${sideName(color)} has ${pawns} on the first or last rank: ${squareList(squares)}`;
  return [{ code: 'pawn-on-back-rank', severity: 'error', squares, message }];
}

function findCountIssues(setup: Setup, color: Color): SetupIssue[] {
  const because = whyTooMany(setup, color);
  if (because === undefined) return [];
  const squares = ROLES.flatMap((role) => squaresOfPiece(setup.board, color, role)).sort((a, b) => a - b);
  return [{ code: 'too-many-pieces', severity: 'error', squares, message: `${sideName(color)} has ${because}` }];
}

function whyTooMany(setup: Setup, color: Color): string | undefined {
  const of = (role: (typeof ROLES)[number]) => squaresOfPiece(setup.board, color, role);
  const total = ROLES.reduce((sum, role) => sum + of(role).length, 0);
  const pawns = of('pawn').length;
  if (16 < total) return `${total} pieces, more than 16`;
  if (8 < pawns) return `${pawns} pawns, more than 8`;
  const light = of('bishop').filter((square) => squareColor(square) === 'white').length;
  const dark = of('bishop').length - light;
  const surplus = (count: number, usual: number) => Math.max(0, count - usual);
  const promoted =
    surplus(of('queen').length, 1) +
    surplus(of('rook').length, 2) +
    surplus(of('knight').length, 2) +
    surplus(light, 1) +
    surplus(dark, 1);
  if (promoted <= 8 - pawns) return undefined;
  return `${promoted} promoted ${promoted === 1 ? 'piece' : 'pieces'} but only ${8 - pawns} missing ${8 - pawns === 1 ? 'pawn' : 'pawns'}`;
}
