/**
 * The reference move generator: every move a piece could make by its own rule is played on a copy of the board,
 * and kept if the king is not attacked then. Slow and obvious, for Chess960 as well.
 */
import {
  colorOf,
  kingOf,
  type ReferenceMove,
  type ReferencePiece,
  type ReferencePosition,
} from './reference-position.ts';

type Color = 'white' | 'black';
type Step = readonly [file: number, rank: number];

const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const ALL_EIGHT: readonly Step[] = [...STRAIGHT, ...DIAGONAL];
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/** All legal moves of the side to move, in no promised order. */
export function referenceMoves(position: ReferencePosition): ReferenceMove[] {
  const moves = position.board.flatMap((piece, from) =>
    colorOf(piece) === position.turn ? movesOfPiece(position, piece, from) : [],
  );
  const safe = moves.filter((move) => {
    const { board } = playReferenceMove(position, move);
    return !isAttackedBy(board, kingOf(board, position.turn), other(position.turn));
  });
  return [...safe, ...castlingMoves(position)];
}

/** The position after a legal move. */
export function playReferenceMove(position: ReferencePosition, move: ReferenceMove): ReferencePosition {
  const { turn } = position;
  const board = [...position.board];
  const piece = at(board, move.from);
  const captured = move.special === 'castling' ? '.' : at(board, move.to);
  board[move.from] = '.';
  if (move.special === 'castling') {
    const rook = at(board, move.to);
    const [kingTo, rookTo] = castlingGoals(move.from, move.to);
    board[move.to] = '.';
    board[kingTo] = piece;
    board[rookTo] = rook;
  } else {
    board[move.to] = move.promotion === undefined ? piece : pieceOf(turn, move.promotion);
    if (move.special === 'en-passant') board[move.to + (turn === 'white' ? -8 : 8)] = '.';
  }
  const isKing = piece.toLowerCase() === 'k';
  const backRank = turn === 'white' ? 0 : 7;
  return {
    board,
    turn: other(turn),
    castlingRooks: position.castlingRooks.filter(
      (rook) => rook !== move.from && rook !== move.to && !(isKing && Math.floor(rook / 8) === backRank),
    ),
    epSquare: move.special === 'double-step' ? (move.from + move.to) / 2 : null,
    halfmoveClock: piece.toLowerCase() === 'p' || captured !== '.' ? 0 : position.halfmoveClock + 1,
    fullmoveNumber: position.fullmoveNumber + (turn === 'black' ? 1 : 0),
  };
}

/** Whether a color attacks a square, whoever stands there. */
export function isAttackedBy(board: readonly ReferencePiece[], square: number, color: Color): boolean {
  return board.some((piece, from) => colorOf(piece) === color && attacksOf(board, piece, from).includes(square));
}

/** Whether the side to move is in check. */
export function isReferenceCheck(position: ReferencePosition): boolean {
  return isAttackedBy(position.board, kingOf(position.board, position.turn), other(position.turn));
}

/** The number of sequences of legal moves of the given length. */
export function referencePerft(position: ReferencePosition, depth: number): number {
  if (depth === 0) return 1;
  const moves = referenceMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + referencePerft(playReferenceMove(position, move), depth - 1), 0);
}

/** The squares a piece attacks, own pieces' squares included. */
function attacksOf(board: readonly ReferencePiece[], piece: ReferencePiece, from: number): number[] {
  switch (piece.toLowerCase()) {
    case 'p':
      return reach(board, from, pawnCaptures(piece), 1);
    case 'n':
      return reach(board, from, JUMPS, 1);
    case 'b':
      return reach(board, from, DIAGONAL, 7);
    case 'r':
      return reach(board, from, STRAIGHT, 7);
    case 'q':
      return reach(board, from, ALL_EIGHT, 7);
    default:
      return reach(board, from, ALL_EIGHT, 1);
  }
}

/** The squares on the way in each direction, up to and including the first piece met, at most `limit` steps. */
function reach(board: readonly ReferencePiece[], from: number, steps: readonly Step[], limit: number): number[] {
  const squares: number[] = [];
  for (const step of steps) {
    let to = shifted(from, step);
    for (let count = 1; to !== null && count <= limit; count++) {
      squares.push(to);
      if (board[to] !== '.') break;
      to = shifted(to, step);
    }
  }
  return squares;
}

function shifted(square: number, [file, rank]: Step): number | null {
  const toFile = (square % 8) + file;
  const toRank = Math.floor(square / 8) + rank;
  return 0 <= toFile && toFile < 8 && 0 <= toRank && toRank < 8 ? 8 * toRank + toFile : null;
}

function movesOfPiece(position: ReferencePosition, piece: ReferencePiece, from: number): ReferenceMove[] {
  if (piece.toLowerCase() === 'p') return pawnMoves(position, piece, from);
  return attacksOf(position.board, piece, from)
    .filter((to) => colorOf(position.board[to]) !== position.turn)
    .map((to) => ({ from, to }));
}

function pawnMoves({ board, turn, epSquare }: ReferencePosition, piece: ReferencePiece, from: number): ReferenceMove[] {
  const ahead = turn === 'white' ? 8 : -8;
  const startRank = turn === 'white' ? 1 : 6;
  const moves: ReferenceMove[] = [];
  if (board[from + ahead] === '.') {
    moves.push(...withPromotions({ from, to: from + ahead }));
    if (Math.floor(from / 8) === startRank && board[from + 2 * ahead] === '.') {
      moves.push({ from, to: from + 2 * ahead, special: 'double-step' });
    }
  }
  for (const to of reach(board, from, pawnCaptures(piece), 1)) {
    if (colorOf(board[to]) === other(turn)) moves.push(...withPromotions({ from, to }));
    else if (to === epSquare) moves.push({ from, to, special: 'en-passant' });
  }
  return moves;
}

function pawnCaptures(pawn: ReferencePiece): readonly Step[] {
  return pawn === 'P'
    ? [
        [-1, 1],
        [1, 1],
      ]
    : [
        [-1, -1],
        [1, -1],
      ];
}

function withPromotions(move: ReferenceMove): ReferenceMove[] {
  const rank = Math.floor(move.to / 8);
  if (rank !== 0 && rank !== 7) return [move];
  return (['q', 'r', 'b', 'n'] as const).map((promotion) => ({ ...move, promotion }));
}

/** Castling by the Chess960 rules, of which the standard ones are a case. */
function castlingMoves(position: ReferencePosition): ReferenceMove[] {
  const { board, turn } = position;
  const king = kingOf(board, turn);
  const enemy = other(turn);
  const moves: ReferenceMove[] = [];
  for (const rook of position.castlingRooks) {
    if (colorOf(board[rook]) !== turn) continue;
    const [kingTo, rookTo] = castlingGoals(king, rook);
    const others = board.map((piece, square) => (square === king || square === rook ? '.' : piece));
    const crossed = [...squaresFromTo(king, kingTo), ...squaresFromTo(rook, rookTo)];
    if (crossed.some((square) => others[square] !== '.')) continue;
    const withoutKing = board.map((piece, square) => (square === king ? '.' : piece));
    if (squaresFromTo(king, kingTo).some((square) => isAttackedBy(withoutKing, square, enemy))) continue;
    const move: ReferenceMove = { from: king, to: rook, special: 'castling' };
    if (isAttackedBy(playReferenceMove(position, move).board, kingTo, enemy)) continue;
    moves.push(move);
  }
  return moves;
}

/** Where king and rook go: files g and f, or c and d. */
function castlingGoals(king: number, rook: number): [kingTo: number, rookTo: number] {
  const first = king - (king % 8);
  return rook > king ? [first + 6, first + 5] : [first + 2, first + 3];
}

/** The squares of a rank from one to another, both included. */
function squaresFromTo(a: number, b: number): number[] {
  const low = Math.min(a, b);
  return Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => low + index);
}

function at(board: readonly ReferencePiece[], square: number): ReferencePiece {
  const piece = board[square];
  if (piece === undefined) throw new RangeError(`No such square: ${square}`);
  return piece;
}

function pieceOf(color: Color, letter: 'n' | 'b' | 'r' | 'q'): ReferencePiece {
  switch (letter) {
    case 'n':
      return color === 'white' ? 'N' : 'n';
    case 'b':
      return color === 'white' ? 'B' : 'b';
    case 'r':
      return color === 'white' ? 'R' : 'r';
    case 'q':
      return color === 'white' ? 'Q' : 'q';
  }
}

function other(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}
