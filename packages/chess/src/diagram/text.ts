import { pieceFigurine, pieceLetter } from '../piece.ts';
import type { Position } from '../position.ts';
import type { Setup } from '../setup.ts';
import { squareAt } from '../square.ts';
import { FILE_NAMES } from '../types.ts';
import { boardOf } from './board-of.ts';

/** How to draw a board as text. */
export interface RenderTextOptions {
  /** Chess figures (`♘`) instead of the letters of FEN. */
  readonly figurines?: boolean;
  /** Black's side below. */
  readonly flipped?: boolean;
}

/**
 * Draws a board as nine lines of text, ranks and files named: White's side below, White's pieces in upper case,
 * a dot for an empty square. No line ends in a space, nor the text in a line break.
 */
export function renderText(value: Position | Setup, options: RenderTextOptions = {}): string {
  const board = boardOf(value);
  const write = options.figurines ? pieceFigurine : pieceLetter;
  const up = [0, 1, 2, 3, 4, 5, 6, 7];
  const down = [...up].reverse();
  const [ranks, files] = options.flipped ? [up, down] : [down, up];
  const rows = ranks.map((rank) => {
    const cells = files.map((file) => {
      const piece = board[squareAt(file, rank)];
      return piece ? write(piece) : '.';
    });
    return `${rank + 1} ${cells.join(' ')}`;
  });
  return [...rows, `  ${files.map((file) => FILE_NAMES[file]).join(' ')}`].join('\n');
}
