/**
 * A position for the reference move generator: a mailbox, made to be read rather than to be fast.
 * It shares nothing with the packages that are tested against it.
 */

/** A piece as its FEN letter, upper case for White; '.' is an empty square. */
export type ReferencePiece = '.' | 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

export interface ReferencePosition {
  /** 64 squares, a1 first, h8 last. */
  readonly board: readonly ReferencePiece[];
  readonly turn: 'white' | 'black';
  /** The squares of the rooks, of both colors, that may still castle. */
  readonly castlingRooks: readonly number[];
  /** The square passed over by the double step just made, whether or not it can be taken. */
  readonly epSquare: number | null;
  readonly halfmoveClock: number;
  readonly fullmoveNumber: number;
}

/** A move; castling goes from the king's square to the square of its rook, in standard chess too. */
export interface ReferenceMove {
  readonly from: number;
  readonly to: number;
  readonly promotion?: 'n' | 'b' | 'r' | 'q';
  readonly special?: 'double-step' | 'en-passant' | 'castling';
}

/** 'e4' for 28. */
export function squareName(square: number): string {
  return `${'abcdefgh'[square % 8]}${Math.floor(square / 8) + 1}`;
}

/** 28 for 'e4'. */
export function squareAt(name: string): number {
  return 'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
}

/** The move as UCI writes it for Chess960: `e2e4`, `e7e8q`, and castling as king takes rook, `e1h1`. */
export function moveName(move: ReferenceMove): string {
  return squareName(move.from) + squareName(move.to) + (move.promotion ?? '');
}

/** The color of a piece, null for an empty square. */
export function colorOf(piece: ReferencePiece | undefined): 'white' | 'black' | null {
  if (piece === undefined || piece === '.') return null;
  return piece === piece.toUpperCase() ? 'white' : 'black';
}

/** The square of a color's king; -1 if it has none. */
export function kingOf(board: readonly ReferencePiece[], color: 'white' | 'black'): number {
  return board.indexOf(color === 'white' ? 'K' : 'k');
}

/**
 * Reads a FEN that is known to be well-formed.
 * Castling letters may be those of X-FEN (KQkq: the outermost rook) or of Shredder (HAha: the rook's file).
 * @throws RangeError if it is not well-formed: test data is never foreign text.
 */
export function readReferenceFen(fen: string): ReferencePosition {
  const [placement = '', turn = 'w', castling = '-', ep = '-', halfmoves = '0', fullmoves = '1'] = fen
    .trim()
    .split(/\s+/);
  const board: ReferencePiece[] = Array(64).fill('.');
  placement.split('/').forEach((row, index) => {
    let square = 8 * (7 - index);
    for (const letter of row) {
      if (/[1-8]/.test(letter)) square += Number(letter);
      else if (isPiece(letter)) board[square++] = letter;
      else throw new RangeError(`No piece in ${fen}: ${letter}`);
    }
    if (square !== 8 * (8 - index)) throw new RangeError(`Not eight squares in ${fen}: ${row}`);
  });
  return {
    board,
    turn: turn === 'w' ? 'white' : 'black',
    castlingRooks: castling === '-' ? [] : [...castling].map((letter) => castlingRook(board, letter)),
    epSquare: ep === '-' ? null : squareAt(ep),
    halfmoveClock: Number(halfmoves),
    fullmoveNumber: Number(fullmoves),
  };
}

/** Writes the FEN, castling letters as Shredder does (the rook's file), the en passant square after every double step. */
export function writeReferenceFen(position: ReferencePosition): string {
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    position.board
      .slice(8 * rank, 8 * rank + 8)
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  );
  const letters = position.castlingRooks
    .map((rook) => (rook < 8 ? 'ABCDEFGH' : 'abcdefgh').charAt(rook % 8))
    .sort((a, b) => Number(a > 'Z') - Number(b > 'Z') || b.localeCompare(a));
  const ep = position.epSquare === null ? '-' : squareName(position.epSquare);
  const turn = position.turn === 'white' ? 'w' : 'b';
  return `${rows.join('/')} ${turn} ${letters.join('') || '-'} ${ep} ${position.halfmoveClock} ${position.fullmoveNumber}`;
}

function isPiece(letter: string): letter is ReferencePiece {
  return 'PNBRQKpnbrqk'.includes(letter);
}

function castlingRook(board: readonly ReferencePiece[], letter: string): number {
  const white = letter === letter.toUpperCase();
  const first = white ? 0 : 56;
  const rook = white ? 'R' : 'r';
  const rank = board.slice(first, first + 8);
  const side = letter.toUpperCase();
  const file = side === 'K' ? rank.lastIndexOf(rook) : side === 'Q' ? rank.indexOf(rook) : 'ABCDEFGH'.indexOf(side);
  if (rank[file] !== rook) throw new RangeError(`No rook for the castling right ${letter}`);
  return first + file;
}
