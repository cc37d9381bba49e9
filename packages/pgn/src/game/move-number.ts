import type { StartPosition } from './model.ts';

/** The number and the side of a half-move. */
export interface MoveNumber {
  readonly number: number;
  readonly turn: 'white' | 'black';
}

/** The number and the side of a game's first half-move; a `Position` is one. */
export interface StartNumber {
  readonly fullmoveNumber: number;
  readonly turn: 'white' | 'black';
}

/** The number of the half-move that has `ply` before it in a game that starts from a position (null: the usual one). */
export function moveNumberAt(start: StartNumber | null, ply: number): MoveNumber {
  const offset = start?.turn === 'black' ? 1 : 0;
  return {
    number: (start?.fullmoveNumber ?? 1) + Math.floor((ply + offset) / 2),
    turn: (ply + offset) % 2 === 0 ? 'white' : 'black',
  };
}

/** The number of a game's first half-move: where the FEN tag gives no position, as far as its side and its last field can be read. */
export function startNumber({ position, fenTag }: StartPosition): StartNumber {
  if (position) return position;
  const [, turn, , , , number] = (fenTag?.value ?? '').trim().split(/\s+/);
  return {
    fullmoveNumber: number !== undefined && /^\d{1,6}$/.test(number) ? Number(number) : 1,
    turn: turn === 'b' ? 'black' : 'white',
  };
}

/**
 * The side that a move number indication means by its periods, which blanks may part: one is White's, three or more are Black's.
 * Null where it does not say.
 */
export function sideOfNumber(indication: string): 'white' | 'black' | null {
  let periods = 0;
  for (let at = indication.length - 1; 0 <= at; at--) {
    const unit = indication.charCodeAt(at);
    if (unit === PERIOD) periods++;
    else if (unit === ELLIPSIS) periods += 3;
  }
  return periods === 1 ? 'white' : 3 <= periods ? 'black' : null;
}

const PERIOD = 0x2e;
const ELLIPSIS = 0x2026;

/** Whether a number that is wrong means the other side, so that moves are missing or too many rather than miscounted. */
export function isNumberOfOtherSide(text: string, expected: MoveNumber): boolean {
  const side = sideOfNumber(text) ?? 'white';
  if (side === expected.turn) return false;
  // `1. e4 1. e5` says the right number, and too little.
  return side === 'black' || Number.parseInt(text, 10) !== expected.number;
}

/** A move number indication as the standard writes it: `12.`, `12...`. */
export function writeMoveNumber({ number, turn }: MoveNumber): string {
  return `${number}${turn === 'white' ? '.' : '...'}`;
}
