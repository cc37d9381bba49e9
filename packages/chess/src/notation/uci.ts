import { MoveKind, moveFrom, moveKind, movePromotion, moveTo, RoleCode } from '@movetext/engine';
import { castlingTarget, type Move, NULL_MOVE, unpackMove } from '../move.ts';
import { roleLetter } from '../piece.ts';
import type { Position } from '../position.ts';
import { err, ok, type Result } from '../result.ts';
import { parseSquare, squareName } from '../square.ts';
import type { Square } from '../types.ts';

/** Why a text is no UCI move here. */
export type UciError =
  /** The text is not a UCI move at all. */
  | { readonly code: 'not-uci'; readonly message: string }
  /** It is one, but not legal in the position. */
  | { readonly code: 'illegal'; readonly message: string };

/** How to write a UCI move. */
export interface WriteUciOptions {
  /** Castling as king takes rook (`e1h1`) instead of the king's two steps (`e1g1`). */
  readonly chess960?: boolean;
}

/**
 * Reads a move as engines write it: `e2e4`, `e7e8q`, `0000` for the null move.
 * Castling is read both as the king's two steps and as king takes rook.
 */
export function parseUci(text: string, position: Position): Result<Move, UciError> {
  if (text === '0000') return readNull(position);
  const from = parseSquare(text.slice(0, 2));
  const to = parseSquare(text.slice(2, 4));
  const promotion = 'nbrq'.indexOf(text.charAt(4)) + RoleCode.knight;
  if (!from.ok || !to.ok || 5 < text.length || (text.length === 5 && promotion < RoleCode.knight)) {
    return err({ code: 'not-uci', message: `${JSON.stringify(text)} is not a move of two squares` });
  }
  const wanted = text.length === 5 ? promotion : RoleCode.none;
  const packed = findMove(position, from.value, to.value, wanted);
  if (packed !== undefined) return ok(unpackMove(packed));
  return err({ code: 'illegal', message: `${text} is not a legal move` });
}

/** Writes a move as engines read it. Castling follows the options; in a Chess960 position pass `position.chess960`. */
export function writeUci(move: Move, options: WriteUciOptions = {}): string {
  if (move.isNull) return '0000';
  const to = options.chess960 === true ? (move.rookFrom ?? move.to) : move.to;
  const promotion = move.promotion ? roleLetter(move.promotion).toLowerCase() : '';
  return squareName(move.from) + squareName(to) + promotion;
}

function readNull(position: Position): Result<Move, UciError> {
  if (!position.isCheck()) return ok(unpackMove(NULL_MOVE));
  return err({ code: 'illegal', message: 'the turn cannot pass while the king is in check' });
}

/** A plain move first: in Chess960 `f1g1` can be a step of the king and the target of castling too. */
function findMove(position: Position, from: Square, to: Square, promotion: number): number | undefined {
  let castling: number | undefined;
  for (const move of position.packedMoves()) {
    if (moveFrom(move) !== from) continue;
    if (moveKind(move) === MoveKind.castling) {
      if (promotion === RoleCode.none && (moveTo(move) === to || castlingTarget(move) === to)) castling = move;
    } else if (moveTo(move) === to && movePromotion(move) === promotion) return move;
  }
  return castling;
}
