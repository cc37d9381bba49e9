/**
 * The whole border of the module: functions of integers and addresses, nothing else.
 * Positions are records of 96 bytes (`board/position.ts`), moves are packed into a u32 (`board/move.ts`).
 */

import { playMove } from './board/play';
import { attackersTo, checkers as checkersOf, occupied, POSITION_BYTES, setInitialPosition } from './board/position';

const SLOTS: usize = memory.data(96 * 4, 16);

/** The address of one of four position records free for the caller, 0-3. */
export function positionSlot(index: i32): usize {
  return SLOTS + <usize>index * POSITION_BYTES;
}

/** Writes the initial position of chess. */
export function setInitial(position: usize): void {
  setInitialPosition(position);
}

/** Writes to `to` the position after a move in `from`; both may be the same. The move must fit the position. */
export function play(to: usize, from: usize, move: u32): void {
  playMove(to, from, move);
}

/** Pieces that give check to the side to move. */
export function checkers(position: usize): u64 {
  return checkersOf(position);
}

/** Pieces of both colors that attack the square. */
export function attackers(position: usize, square: i32): u64 {
  return attackersTo(position, square, occupied(position));
}
