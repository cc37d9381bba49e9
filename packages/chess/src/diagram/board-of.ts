import { Position } from '../position.ts';
import type { Board, Setup } from '../setup.ts';

/** The 64 squares of a position or of a setup. */
export function boardOf(value: Position | Setup): Board {
  return value instanceof Position ? value.toSetup().board : value.board;
}
