import { PositionField } from '@movetext/engine';
import { unpackMove } from '../move.ts';
import type { Position } from '../position.ts';

/** What a search found: a mate, none in all that can ever be reached, or no answer within the limit. */
export type MateSearch = 'mate' | 'none' | 'unknown';

/**
 * Looks at every position that can be reached, up to a number of them, for a mate of either king.
 * Clocks and claims do not end a line; positions that `isDead` knows of do.
 */
export function searchForMate(start: Position, limit: number, isDead: (position: Position) => boolean): MateSearch {
  const seen = new Set([placeKey(start)]);
  const waiting = [start];
  for (let position = waiting.pop(); position; position = waiting.pop()) {
    const moves = position.packedMoves();
    if (moves.length === 0 && position.isCheck()) return 'mate';
    for (const packed of moves) {
      const next = position.play(unpackMove(packed));
      const key = placeKey(next);
      if (seen.has(key)) continue;
      if (limit <= seen.size) return 'unknown';
      seen.add(key);
      if (!isDead(next) || next.isCheckmate()) waiting.push(next);
    }
  }
  return 'none';
}

/** All that decides about the moves to come, each word of the record without the clocks as two characters: no hash, so no collision. */
function placeKey(position: Position): string {
  const { words } = position;
  let key = '';
  for (let field = 0; field < PositionField.halfmoveClock; field++) {
    const word = words[field] ?? 0;
    key += String.fromCharCode(word & 0xffff, word >>> 16);
  }
  return key;
}
