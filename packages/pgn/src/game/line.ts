import type { Position } from '@movetext/chess';
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

/** A line of play under construction: the main line, or a variation that is not closed yet. */
export interface Line {
  /** Offset of its `(`; -1 for the main line. */
  readonly open: number;
  readonly moves: OpenMove[];
  /** Comments and glyphs before the line's first move and its number. */
  readonly before: Comment[];
  readonly nagsBefore: Nag[];
  /** Half-moves before the next move. */
  ply: number;
  /** The move before the next one. */
  previous: MoveNode | null;
  /** Where the next move is played; null when the reader's word is taken, or nothing can be played. */
  position: Position | null;
  /** The same three before the line's last move: where a variation begins. */
  branch: { readonly ply: number; readonly previous: MoveNode | null; readonly position: Position | null };
  /** Whether a move number stands before the next move already. */
  isNumbered: boolean;
  /** What stands between the number of the next move and the move. */
  pending: Comment[];
  pendingNags: Nag[];
  /** Variations written before the first move: they are other moves in its place. */
  early: Variation[];
  /** How far the written numbers are off, so that one slip is reported once. */
  numberShift: number;
}

/** A line that begins where another one stands, or stood before its last move. */
export function openLine(open: number, from: Line['branch']): Line {
  return {
    open,
    moves: [],
    before: [],
    nagsBefore: [],
    ply: from.ply,
    previous: from.previous,
    position: from.position,
    branch: from,
    isNumbered: false,
    pending: [],
    pendingNags: [],
    early: [],
    numberShift: 0,
  };
}

/** Adds a move; `after` is the position behind it. */
export function addMove(
  line: Line,
  move: Pick<OpenMove, 'written' | 'range' | 'verdict'>,
  after: Position | null,
): OpenMove {
  const node: OpenMove = {
    ...move,
    ply: line.ply,
    previous: line.previous,
    nagsBefore: line.moves.length === 0 ? [...line.nagsBefore, ...line.pendingNags] : line.pendingNags,
    nags: [],
    before: line.pending,
    after: [],
    variations: line.early,
  };
  line.branch = { ply: line.ply, previous: line.previous, position: line.position };
  line.moves.push(node);
  line.ply++;
  line.previous = node;
  line.position = after;
  line.isNumbered = false;
  line.pending = [];
  line.pendingNags = [];
  line.early = [];
  return node;
}

/** A comment belongs to the move before it; to the next one at the start of a line or behind a move number. */
export function addComment(line: Line, comment: Comment): void {
  const last = line.moves.at(-1);
  if (line.isNumbered) line.pending.push(comment);
  else if (last) last.after.push(comment);
  else line.before.push(comment);
}

/** A glyph belongs to the move before it; to the next one where there is none. */
export function addNag(line: Line, nag: Nag): void {
  const last = line.moves.at(-1);
  if (last && !line.isNumbered) last.nags.push(nag);
  else if (last) line.pendingNags.push(nag);
  else line.nagsBefore.push(nag);
}

/** What still waits for a move when the line ends: it goes behind the last one. Returns the variations that have no move to hang on. */
export function closeLine(line: Line): readonly Variation[] {
  const last = line.moves.at(-1);
  if (last) {
    last.after.push(...line.pending);
    last.nags.push(...line.pendingNags);
  } else {
    line.before.push(...line.pending);
  }
  return line.early;
}
