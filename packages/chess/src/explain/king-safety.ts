import { PositionField, type PositionWords, sharedEngine } from '@movetext/engine';
import { between } from '../geometry.ts';
import type { PlacedPiece, Position } from '../position.ts';
import { opposite, ROLES, type Square } from '../types.ts';
import { colorField, roleField } from '../words.ts';
import type { IllegalReason } from './reason.ts';

/**
 * What the king of the side to move has against a move that the piece could otherwise make;
 * `undefined` when nothing. `taken` is the square of a pawn taken en passant.
 */
export function whyKingForbids(
  position: Position,
  from: Square,
  to: Square,
  taken: Square = to,
): IllegalReason | undefined {
  const king = position.kingSquare(position.turn);
  const attackers = attackersAfter(position, from, to, taken, from === king ? to : king);
  const [first] = attackers;
  if (first === undefined) return undefined;
  if (from === king) return { kind: 'king-into-check', attackers: placedAll(position, attackers) };
  const checkers = position.checkers();
  const uncovered = attackers.find((attacker) => !checkers.includes(attacker));
  if (uncovered === undefined) return { kind: 'in-check', checkers: placedAll(position, checkers) };
  if (between(uncovered, king)?.includes(from) && isPinned(position, from, king)) {
    return { kind: 'pinned', piece: placed(position, from), by: placed(position, uncovered), king };
  }
  return { kind: 'king-into-check', attackers: placedAll(position, [uncovered]) };
}

/** The enemy pieces that attack a square once some men of either side are off the board. */
export function attackersWithout(position: Position, square: Square, gone: readonly Square[]): readonly Square[] {
  const words = position.words.slice();
  for (const away of gone) removeSquare(words, away);
  return enemyAttackers(position, words, square);
}

/** The piece on a square where one is known to stand. */
export function placed(position: Position, square: Square): PlacedPiece {
  const piece = position.pieceAt(square);
  if (!piece) throw new RangeError(`no piece on ${square}`);
  return { square, color: piece.color, role: piece.role };
}

/** The pieces on squares where some are known to stand. */
export function placedAll(position: Position, squares: readonly Square[]): readonly PlacedPiece[] {
  return squares.map((square) => placed(position, square));
}

/** Without the piece alone the king would be attacked; after en passant two men may have to go for that. */
function isPinned(position: Position, from: Square, king: Square): boolean {
  const checkers = position.checkers();
  return attackersWithout(position, king, [from]).some((attacker) => !checkers.includes(attacker));
}

function attackersAfter(position: Position, from: Square, to: Square, taken: Square, king: Square): readonly Square[] {
  const words = position.words.slice();
  removeSquare(words, from);
  removeSquare(words, taken);
  removeSquare(words, to);
  // Any man of the side to move blocks lines alike; a pawn does for all of them.
  addSquare(words, roleField('pawn'), to);
  addSquare(words, colorField(position.turn), to);
  return enemyAttackers(position, words, king).filter((attacker) => attacker !== taken && attacker !== to);
}

function enemyAttackers(position: Position, words: PositionWords, square: Square): readonly Square[] {
  return sharedEngine().attackers(words, square, opposite(position.turn) === 'white' ? 0 : 1);
}

function removeSquare(words: PositionWords, square: Square): void {
  const half = square >> 5;
  for (const field of [...ROLES.map(roleField), PositionField.white, PositionField.black]) {
    words[field + half] = (words[field + half] ?? 0) & ~(1 << (square & 31));
  }
}

function addSquare(words: PositionWords, field: number, square: Square): void {
  const half = field + (square >> 5);
  words[half] = (words[half] ?? 0) | (1 << (square & 31));
}
