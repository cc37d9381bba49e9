import type { Move } from '../move.ts';
import { squareName } from '../square.ts';
import type { Role } from '../types.ts';

/** The words of a Chinese move that are written differently in simplified and traditional characters. */
export interface ChineseWords {
  readonly pieces: Readonly<Record<Role, string>>;
  readonly castling: Readonly<Record<'king' | 'queen', string>>;
  readonly becomes: string;
  readonly enPassant: string;
  readonly passes: string;
}

/** Tells a move as Chinese books do, piece first: `马g1到f3`, `象c4吃f7的兵`. `readDialectMove` reads it back. */
export function chineseStep(move: Move, words: ChineseWords): string {
  if (move.isNull) return words.passes;
  if (move.castling) return words.castling[move.castling];
  const from = words.pieces[move.role] + squareName(move.from);
  const to = squareName(move.to);
  if (move.enPassant) return `${from}吃${to}，${words.enPassant}`;
  const way = move.captured ? `吃${to}的${words.pieces[move.captured]}` : `到${to}`;
  return from + way + (move.promotion ? `，${words.becomes}${words.pieces[move.promotion]}` : '');
}
