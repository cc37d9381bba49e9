import type { Move, Position } from '@movetext/chess';
import type { Range } from '../range.ts';
import type { Comment, MoveNode, MoveVerdict, Nag, Variation } from './model.ts';

/** A move under construction. */
export interface OpenMove extends MoveNode {
  readonly verdict: MoveVerdict;
  readonly nagsBefore: Nag[];
  readonly nags: Nag[];
  readonly before: Comment[];
  readonly after: Comment[];
  readonly variations: Variation[];
}

/** Where a line begins. */
export interface Branch {
  /** Half-moves before its first move. */
  readonly ply: number;
  readonly previous: MoveNode | null;
  readonly position: Position | null;
  readonly leftOut: Move | null;
}

/** A line of play under construction: the main line, or a variation that is not closed yet. */
export interface Line {
  /** Offset of its `(`; -1 for the main line. */
  readonly open: number;
  readonly moves: OpenMove[];
  /** Comments and glyphs before the line's first move and its number; the main line's glyphs go to its first move. */
  readonly before: Comment[];
  readonly nagsBefore: Nag[];
  /** Half-moves before the next move. */
  ply: number;
  /** The move before the next one. */
  previous: MoveNode | null;
  /** Where the next move is played; null when the reader's word is taken, or nothing can be played. */
  position: Position | null;
  /** The same three before the line's last move: where a variation begins. */
  branch: Branch;
  /** The half-move that was left out before the next move; null where none was. */
  leftOut: Move | null;
  /** The move number before the next move, with all periods behind it, and where it begins; null where there is none. */
  number: { readonly value: number; readonly start: number; text: string } | null;
  /** Whether a move number stands before the next move already. */
  isNumbered: boolean;
  /** What stands between the number of the next move and the move. */
  pending: Comment[];
  pendingNags: Nag[];
  /** Variations written before the first move: they are other moves in its place. */
  early: Variation[];
  /** What within them hangs on no move. */
  earlyLost: Range[];
  /** Variations before the next move that have to be read again behind it: it turned out to be out of turn. */
  again: readonly Range[];
  /** How far the written numbers are off, so that one slip is reported once. */
  numberShift: number;
  /** The same before the last number. */
  lastShift: number;
}

/** A line that begins where another one stands, or stood before its last move; its numbers may be off as far as the other one's. */
export function openLine(open: number, from: Branch, numberShift = 0): Line {
  return {
    open,
    moves: [],
    before: [],
    nagsBefore: [],
    ply: from.ply,
    previous: from.previous,
    position: from.position,
    branch: from,
    leftOut: from.leftOut,
    number: null,
    isNumbered: false,
    pending: [],
    pendingNags: [],
    early: [],
    earlyLost: [],
    again: [],
    numberShift,
    lastShift: numberShift,
  };
}

/** Adds a move; `after` is the position behind it. */
export function addMove(
  line: Line,
  move: Pick<OpenMove, 'written' | 'range' | 'verdict'>,
  after: Position | null,
): OpenMove {
  const node: OpenMove = {
    // One by one: with `...move` a node takes five times as long to make, measured.
    written: move.written,
    range: move.range,
    verdict: move.verdict,
    ply: line.ply,
    leftOut: line.leftOut,
    previous: line.previous,
    nagsBefore: line.open < 0 && line.moves.length === 0 ? [...line.nagsBefore, ...line.pendingNags] : line.pendingNags,
    nags: [],
    before: line.pending,
    after: [],
    variations: line.early,
  };
  line.branch = { ply: line.ply, previous: line.previous, position: line.position, leftOut: line.leftOut };
  line.moves.push(node);
  line.ply++;
  line.previous = node;
  line.position = after;
  line.leftOut = null;
  line.number = null;
  line.isNumbered = false;
  line.pending = [];
  line.pendingNags = [];
  line.early = [];
  line.earlyLost = [];
  return node;
}

/** Counts and plays a half-move that was left out before the next move of a line. Variations that stand there have to be read again. */
export function playLeftOut(line: Line, move: Move): void {
  line.again = line.early.map(({ range }) => range);
  line.early = [];
  line.earlyLost = [];
  line.ply++;
  line.position = line.position?.play(move) ?? null;
  line.leftOut = move;
}

/** A comment belongs to the move before it; to the next one at the start of a line or behind a move number. */
export function addComment(line: Line, comment: Comment): void {
  const last = line.moves.at(-1);
  if (line.isNumbered) line.pending.push(comment);
  else if (last) last.after.push(comment);
  else line.before.push(comment);
}

/** A glyph belongs to the move before it; to the next one at the start of a line or behind a move number. */
export function addNag(line: Line, nag: Nag): void {
  const last = line.moves.at(-1);
  if (line.isNumbered) line.pendingNags.push(nag);
  else if (last) last.nags.push(nag);
  else line.nagsBefore.push(nag);
}

/** What still waits for a move when the line ends goes behind the last one. Returns what has no move to hang on. */
export function closeLine(line: Line): Range[] {
  const last = line.moves.at(-1);
  // Loops, not spreads: a line of foreign text may hold more than a call takes arguments.
  for (const comment of line.pending) (last?.after ?? line.before).push(comment);
  for (const nag of line.pendingNags) (last?.nags ?? line.nagsBefore).push(nag);
  return line.early.map(({ range }) => range);
}
