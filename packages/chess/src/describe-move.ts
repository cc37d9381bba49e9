import type { Move } from './move.ts';
import { checkMarkOf } from './notation/san.ts';
import type { Position } from './position.ts';
import { termsIn } from './terms/terms.ts';

/** How to tell something in words. */
export interface DescribeOptions {
  /** The language's code, of those in `TERMS`: `en`, `zh-Hans`, `zh-Hant`. Default, and for any other, English. */
  readonly language?: string;
}

/**
 * Tells a legal move of the position in words, for screen readers and for listening:
 * `knight from g1 to f3`, `pawn from e5 takes pawn en passant on d6`, `castles king side, check`; in Chinese `马g1到f3，将军`.
 */
export function describeMove(move: Move, position: Position, options: DescribeOptions = {}): string {
  const terms = termsIn(options.language ?? 'en');
  const mark = checkMarkOf(move, position);
  return terms.step(move) + (mark === '' ? '' : terms.marks[mark]);
}
