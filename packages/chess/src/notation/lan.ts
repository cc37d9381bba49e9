import type { Move } from '../move.ts';
import { roleLetter } from '../piece.ts';
import type { Position } from '../position.ts';
import { err, type Result } from '../result.ts';
import { squareName } from '../square.ts';
import { checkMarkOf, parseSan } from './san.ts';
import type { SanError } from './san-reading.ts';

/** Why a text is no move in long algebraic notation here. */
export type LanError =
  /** The text does not name the square of origin and the target. */
  { readonly code: 'not-lan'; readonly message: string } | Exclude<SanError, { readonly code: 'not-san' }>;

const LAN = /^(?:[KQRBNP]?[a-h][1-8][x:×–—-]?[a-h][1-8]|[O0o][-–—]?[O0o]|--$)/;

/**
 * Reads a move in long algebraic notation: `Ng1-f3`, `e4xd5`, `e7-e8=Q+`, `O-O`, `--`.
 * The spelling is taken as leniently as `parseSan` takes it, but the square of origin must be there.
 */
export function parseLan(text: string, position: Position): Result<Move, LanError> {
  const notLan = { code: 'not-lan', message: `${JSON.stringify(text)} is not a move of two squares` } as const;
  if (!LAN.test(text)) return err(notLan);
  const read = parseSan(text, position);
  if (read.ok) return read;
  return err(read.error.code === 'not-san' ? notLan : read.error);
}

/** Writes a legal move of the position in long algebraic notation: `Ng1-f3`, `e4xd5`, `e7-e8=Q+`. */
export function writeLan(move: Move, position: Position): string {
  if (move.isNull) return '--';
  const mark = checkMarkOf(move, position);
  if (move.castling) return (move.castling === 'king' ? 'O-O' : 'O-O-O') + mark;
  const letter = move.role === 'pawn' ? '' : roleLetter(move.role);
  const promotion = move.promotion ? `=${roleLetter(move.promotion)}` : '';
  return letter + squareName(move.from) + (move.captured ? 'x' : '-') + squareName(move.to) + promotion + mark;
}
