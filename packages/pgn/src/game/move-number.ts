import type { Position } from '@movetext/chess';

/** The number and the side of a half-move. */
export interface MoveNumber {
  readonly number: number;
  readonly turn: 'white' | 'black';
}

/** The number of the half-move that has `ply` before it in a game that starts from a position (null: the usual one). */
export function moveNumberAt(start: Position | null, ply: number): MoveNumber {
  const offset = start?.turn === 'black' ? 1 : 0;
  return {
    number: (start?.fullmoveNumber ?? 1) + Math.floor((ply + offset) / 2),
    turn: (ply + offset) % 2 === 0 ? 'white' : 'black',
  };
}

/** A move number indication as the standard writes it: `12.`, `12...`. */
export function writeMoveNumber({ number, turn }: MoveNumber): string {
  return `${number}${turn === 'white' ? '.' : '...'}`;
}
