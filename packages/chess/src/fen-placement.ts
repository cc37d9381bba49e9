import type { FenLeniency, FenSyntaxIssue } from './fen-issues.ts';
import { pieceLetter, pieceOfLetter } from './piece.ts';
import type { Board } from './setup.ts';
import { squareAt } from './square.ts';
import type { Piece, Square, TextRange } from './types.ts';
import { quoted } from './wording.ts';

/** The first field of a FEN, read. */
export interface Placement {
  readonly board: Board;
  /** Where each piece stands in the text. */
  readonly ranges: ReadonlyMap<Square, TextRange>;
  readonly faults: readonly FenSyntaxIssue[];
  readonly leniencies: readonly FenLeniency[];
}

/** Reads the first field of a FEN, from the eighth rank down; every fault is listed, and what can be placed is. */
export function readPlacement(field: string, offset: number): Placement {
  const board: (Piece | undefined)[] = Array.from({ length: 64 }, () => undefined);
  const ranges = new Map<Square, TextRange>();
  const faults: FenSyntaxIssue[] = [];
  const leniencies: FenLeniency[] = [];
  for (const { index, 0: digits } of field.matchAll(/[1-8]{2,}/g)) {
    const range = { start: offset + index, end: offset + index + digits.length };
    leniencies.push({ code: 'adjacent-digits', range, message: `${digits} instead of one number of empty squares` });
  }
  for (const { index, 0: letters } of field.matchAll(/[^1-8pnbrqk/]+/gi)) {
    const range = { start: offset + index, end: offset + index + letters.length };
    const message = `${quoted(letters)} is neither a piece nor a number of empty squares`;
    faults.push({ code: 'fen-syntax', severity: 'error', detail: 'piece-letter', range, message, squares: [] });
  }
  let start = offset;
  const rows = field.split('/');
  rows.forEach((row, index) => {
    const rank = 7 - index;
    let file = 0;
    let strangers = 0;
    for (let at = 0; at < row.length; at++) {
      const letter = row.charAt(at);
      if ('1' <= letter && letter <= '8') {
        file += Number(letter);
        continue;
      }
      const piece = pieceOfLetter(letter);
      if (!piece) strangers++;
      else if (0 <= rank && file < 8) {
        board[squareAt(file, rank)] = piece;
        ranges.set(squareAt(file, rank), { start: start + at, end: start + at + 1 });
      }
      file++;
    }
    const range = { start, end: start + row.length };
    // What a strange letter stands for is not known, so neither is the length of its rank; it can only be too long.
    const isWrongLength = strangers === 0 ? file !== 8 : 8 < file - strangers;
    if (isWrongLength && 0 <= rank) {
      const message = `rank ${rank + 1} has ${file} ${file === 1 ? 'square' : 'squares'} instead of 8`;
      faults.push({ code: 'fen-syntax', severity: 'error', detail: 'rank-length', range, message, squares: [] });
    }
    start += row.length + 1;
  });
  faults.sort((a, b) => a.range.start - b.range.start);
  if (rows.length !== 8) {
    const range = { start: offset, end: offset + field.length };
    const message = `the board has ${rows.length} ${rows.length === 1 ? 'rank' : 'ranks'} instead of 8`;
    faults.push({ code: 'fen-syntax', severity: 'error', detail: 'rank-count', range, message, squares: [] });
  }
  return { board, ranges, faults, leniencies };
}

/** Writes a board as the first field of a FEN. */
export function writePlacement(board: Board): string {
  return [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => writeRank(board, rank)).join('/');
}

function writeRank(board: Board, rank: number): string {
  let text = '';
  let empty = 0;
  for (let file = 0; file < 8; file++) {
    const piece = board[squareAt(file, rank)];
    if (!piece) {
      empty++;
      continue;
    }
    if (0 < empty) text += empty;
    empty = 0;
    text += pieceLetter(piece);
  }
  return 0 < empty ? text + empty : text;
}
