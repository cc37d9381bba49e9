import type { Move } from '../../move.ts';
import { roleLetter } from '../../piece.ts';
import type { Position } from '../../position.ts';
import { fileOf, rankOf, squareColor, squareName } from '../../square.ts';
import type { Color, File, Role, Square } from '../../types.ts';
import type { Meaning } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

/** A piece as descriptive notation names it: by its kind, its side of the board, for a pawn its file. */
export interface DescribedPiece {
  readonly role: Role;
  /** The files of a pawn. */
  readonly files?: readonly File[];
  /** Whose side a rook, knight or bishop began on. */
  readonly side?: 'king' | 'queen';
}

/** A square, or several of one name: `B4` is c4 and f4. */
export interface DescribedPlace {
  readonly files: readonly File[];
  /** Counted from the side that moves, 0 to 7. */
  readonly rank?: number;
}

/** A move in descriptive notation, English or Spanish. */
export interface DescribedMove {
  readonly piece: DescribedPiece;
  readonly from?: DescribedPlace;
  readonly captured?: DescribedPiece;
  /** The target; where a capture says it, too. */
  readonly to?: DescribedPlace;
  readonly promotion?: Role;
}

/** What a move in descriptive notation means for the side that moves. */
export function meaningOfDescribed(described: DescribedMove, tidy: TidyMove, position: Position): Meaning {
  const { turn } = position;
  const wanted = (move: Move) => isDescribed(move, described, turn);
  return {
    notation: 'descriptive',
    wanted,
    spelling: spell(described, turn),
    leniencies: [],
    choose: (moves) => choose(moves, described, tidy, position),
  };
}

function isDescribed(move: Move, { piece, from, captured, to, promotion }: DescribedMove, turn: Color): boolean {
  if (move.castling || move.isNull || move.role !== piece.role || move.promotion !== promotion) return false;
  if ((captured !== undefined) !== (move.captured !== undefined)) return false;
  if (!isPiece(piece, move.from, turn)) return false;
  if (from && !isPlace(from, move.from, turn)) return false;
  if (to && !isPlace(to, move.to, turn)) return false;
  if (!captured) return true;
  const taken = move.enPassant ? squareBeside(move) : move.to;
  return captured.role === move.captured && isPiece(captured, taken, turn === 'white' ? 'black' : 'white');
}

/** A pawn stands on its file; a bishop keeps the color of its first square. */
function isPiece({ role, files, side }: DescribedPiece, square: Square, color: Color): boolean {
  if (files && !files.includes(fileOf(square))) return false;
  if (role !== 'bishop' || !side) return true;
  const isLight = (side === 'king') === (color === 'white');
  return squareColor(square) === (isLight ? 'white' : 'black');
}

function isPlace({ files, rank }: DescribedPlace, square: Square, turn: Color): boolean {
  if (0 < files.length && !files.includes(fileOf(square))) return false;
  return rank === undefined || rankFor(square, turn) === rank;
}

function rankFor(square: Square, turn: Color): number {
  return turn === 'white' ? rankOf(square) : 7 - rankOf(square);
}

function squareBeside(move: Move): Square {
  return rankOf(move.from) * 8 + fileOf(move.to);
}

/** Of several moves: the one that is en passant or gives check if that is said, then the piece of the side that is named. */
function choose(
  moves: readonly Move[],
  { piece, captured }: DescribedMove,
  tidy: TidyMove,
  position: Position,
): readonly Move[] {
  let left = moves;
  if (tidy.leniencies.includes('en-passant-mark'))
    left = orAll(
      left,
      left.filter((move) => move.enPassant === true),
    );
  if (tidy.check !== '')
    left = orAll(
      left,
      left.filter((move) => position.play(move).isCheck()),
    );
  if (piece.side) left = sided(left, piece.side, ({ from }) => from);
  if (captured?.side) left = sided(left, captured.side, ({ to }) => to);
  return left;
}

function sided(moves: readonly Move[], side: 'king' | 'queen', squareOf: (move: Move) => Square): readonly Move[] {
  const files = moves.map((move) => fileOf(squareOf(move)));
  const wanted = side === 'king' ? Math.max(...files) : Math.min(...files);
  return moves.filter((move) => fileOf(squareOf(move)) === wanted);
}

function orAll(moves: readonly Move[], chosen: readonly Move[]): readonly Move[] {
  return 0 < chosen.length ? chosen : moves;
}

function spell({ piece, to, captured, promotion }: DescribedMove, turn: Color): string {
  const letter = piece.role === 'pawn' ? '' : roleLetter(piece.role);
  const [file] = to?.files ?? piece.files ?? [];
  const rank = to?.rank ?? 3;
  const target = file === undefined ? '' : squareName((turn === 'white' ? rank : 7 - rank) * 8 + file);
  return letter + (captured ? 'x' : '') + target + (promotion ? `=${roleLetter(promotion)}` : '');
}
