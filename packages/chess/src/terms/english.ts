import type { Move } from '../move.ts';
import { squareName } from '../square.ts';
import type { Terms } from './terms.ts';

/** English. */
export const ENGLISH: Terms = {
  code: 'en',
  pieces: { pawn: 'pawn', knight: 'knight', bishop: 'bishop', rook: 'rook', queen: 'queen', king: 'king' },
  colors: { white: 'White', black: 'Black' },
  board: { square: 'square', file: 'file', rank: 'rank', diagonal: 'diagonal' },
  results: { '1-0': 'White wins', '0-1': 'Black wins', '1/2-1/2': 'draw', '*': 'unfinished' },
  endings: {
    ongoing: 'the game goes on',
    checkmate: 'checkmate',
    stalemate: 'stalemate, a draw',
    'insufficient-material': 'a draw: neither side has the men to mate',
    blocked: 'a draw: the pawns are blocked for good and nobody can get past them',
    forced: 'a draw: every line is forced and none ends in mate',
    'fivefold-repetition': 'a draw: the same position for the fifth time',
    'seventyfive-moves': 'a draw: 75 moves by each side without a capture or a pawn move',
    'threefold-repetition': 'the same position for the third time',
    'fifty-moves': '50 moves by each side without a capture or a pawn move',
    resignation: 'resignation',
    'time-forfeit': 'time forfeit',
    agreement: 'a draw by agreement',
  },
  marks: { '+': ', check', '#': ', checkmate' },
  step,
  wins: (color) => `, ${color === 'white' ? 'White' : 'Black'} wins`,
};

function step(move: Move): string {
  if (move.isNull) return 'passes';
  if (move.castling) return `castles ${move.castling} side`;
  const start = `${move.role} from ${squareName(move.from)}`;
  const to = squareName(move.to);
  if (move.enPassant) return `${start} takes pawn en passant on ${to}`;
  const way = move.captured ? `takes ${move.captured} on ${to}` : `to ${to}`;
  return `${start} ${way}${move.promotion ? ` and becomes a ${move.promotion}` : ''}`;
}
