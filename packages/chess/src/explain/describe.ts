import type { PlacedPiece } from '../position.ts';
import { fileName, rankName, squareAt, squareName } from '../square.ts';
import type { Color, Role, Square } from '../types.ts';
import { joinWords, namedPiece, sideName, squareList } from '../wording.ts';
import type { IllegalReason } from './reason.ts';

/** Tells in English why a move is not legal: a sentence without a full stop, `the pawn on d2 blocks the bishop on c1`. */
export function describeIllegal(reason: IllegalReason): string {
  switch (reason.kind) {
    case 'game-over':
      return `${sideName(reason.color)} is ${reason.by === 'checkmate' ? 'checkmated' : 'stalemated'} and has no move`;
    case 'wrong-side':
      return `it is ${sideName(reason.turn)}'s move: ${name(reason.piece)} is ${sideName(reason.piece.color)}'s`;
    case 'no-piece':
      return `${sideName(reason.color)} has no ${reason.role}`;
    case 'no-piece-there':
      return describeNoPieceThere(reason);
    case 'own-piece':
      return `${sideName(reason.piece.color)}'s own ${reason.piece.role} stands on ${squareName(reason.piece.square)}`;
    case 'unreachable':
      return describeUnreachable(reason);
    case 'blocked':
      return `${name(reason.by)} blocks ${name(reason.piece)}`;
    case 'pinned':
      return `${name(reason.by)} pins ${name(reason.piece)} to the king on ${squareName(reason.king)}`;
    case 'king-into-check':
      return `the king would be in check from ${names(reason.attackers)}`;
    case 'in-check':
      return `the king is in check from ${names(reason.checkers)} and the move does not meet it`;
    case 'nothing-to-capture':
      return `${name(reason.pawn)} has nothing to capture on ${squareName(reason.to)}`;
    case 'en-passant-over':
      return `${name(reason.taken)} can be taken en passant only right after its double step`;
    case 'promotion-missing':
      return `a pawn that reaches ${squareName(reason.to)} becomes a queen, rook, bishop or knight: the move must say which`;
    case 'promotion-role':
      return `a pawn cannot promote to a ${reason.promotion}`;
    case 'promotion-rank':
      return `a pawn promotes on the last rank only, not on ${squareName(reason.to)}`;
    case 'promotion-piece':
      return `only a pawn promotes, not a ${reason.role}`;
    case 'castling-no-right':
      return `${sideName(reason.color)} has no right to castle on the ${reason.side}'s side`;
    case 'castling-blocked':
      return `${name(reason.by)} stands in the way of castling`;
    case 'castling-in-check':
      return `the king cannot castle out of check from ${names(reason.checkers)}`;
    case 'castling-through-check':
      return `the king would pass ${squareName(reason.square)}, attacked by ${names(reason.attackers)}`;
    case 'several':
      return joinWords(reason.reasons.map(describeIllegal));
  }
}

function describeNoPieceThere(reason: Extract<IllegalReason, { kind: 'no-piece-there' }>): string {
  const { color, role, squares } = reason;
  const absent = `no ${role} of ${sideName(color)} stands ${placeOf(reason.fromFile, reason.fromRank)}`;
  // Eight pawns on eight squares would hide what matters.
  return role === 'pawn' ? absent : `${absent}: ${whereabouts(color, role, squares)}`;
}

function placeOf(file: number | undefined, rank: number | undefined): string {
  if (file === undefined) return `on rank ${rankName(rank ?? 0)}`;
  return rank === undefined ? `on the ${fileName(file)}-file` : `on ${squareName(squareAt(file, rank))}`;
}

function whereabouts(color: Color, role: Role, squares: readonly Square[]): string {
  return 1 < squares.length
    ? `the ${role}s are on ${squareList(squares)}`
    : `${sideName(color)}'s ${role} is on ${squareList(squares)}`;
}

function describeUnreachable({ role, to, squares, other }: Extract<IllegalReason, { kind: 'unreachable' }>): string {
  const [only, ...others] = squares;
  const aside = other ? ` (${name(other)} is ${sideName(other.color)}'s)` : '';
  if (only !== undefined && others.length === 0) {
    return `${namedPiece({ role }, only)} does not reach ${squareName(to)}${aside}`;
  }
  const where = 1 < squares.length ? `: ${role}s on ${squareList(squares)}` : '';
  return `no ${role} reaches ${squareName(to)}${where}${aside}`;
}

function name(piece: PlacedPiece): string {
  return namedPiece(piece, piece.square);
}

function names(pieces: readonly PlacedPiece[]): string {
  return joinWords(pieces.map(name));
}
