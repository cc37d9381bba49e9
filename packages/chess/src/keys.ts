import { PositionField, type PositionWords, sharedEngine } from '@movetext/engine';
import { hasEnPassantCapture } from './legal-en-passant.ts';
import type { Position } from './position.ts';

/**
 * The Polyglot key of a position, 16 hex digits: `463b96181691fc9c` at the start of a game.
 * Opening books are sorted by it. It counts en passant where an enemy pawn stands beside the pawn,
 * even if the capture is not legal, as the book format says.
 */
export function polyglotKey(position: Position): string {
  return hexKey(position.words);
}

/**
 * The key to count repetitions by, 16 hex digits: the same for two positions exactly when the same moves
 * are possible in them (FIDE Laws 9.2.3), so en passant counts only where the capture is legal.
 */
export function repetitionKey(position: Position): string {
  if (position.epSquare === undefined || hasEnPassantCapture(position)) return hexKey(position.words);
  const words = position.words.slice();
  words[PositionField.epSquare] = -1;
  return hexKey(words);
}

function hexKey(words: PositionWords): string {
  return sharedEngine().key(words).toString(16).padStart(16, '0');
}
