import { type GameSection, SyntaxKind } from '@movetext/pgn';

/** Tokens from one index up to another. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

/** The parts of a game's text, one behind the other; together they are all its tokens. */
export interface SectionParts {
  /** What stands before the game and belongs to none. */
  readonly head: TokenRange;
  /** From the first tag pair to the last one. */
  readonly tags: TokenRange;
  /** Up to the termination marker. */
  readonly moves: TokenRange;
  /** What stands behind the game's end. */
  readonly tail: TokenRange;
}

/** Finds the parts of a game's text. */
export function sectionParts({ tokens }: GameSection): SectionParts {
  const { count } = tokens;
  let headEnd = 0;
  let firstTag = -1;
  let tagsEnd = 0;
  let movesEnd = count;
  for (let token = 0; token < count; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.OutsideText) headEnd = token + 1;
    else if (kind === SyntaxKind.TagOpen && firstTag < 0) firstTag = token;
    if (SyntaxKind.TagOpen <= kind && kind <= SyntaxKind.TagClose) tagsEnd = token + 1;
    if (kind === SyntaxKind.Termination) {
      movesEnd = token + 1;
      break;
    }
  }
  if (0 <= firstTag) headEnd = firstTag;
  const movesStart = Math.max(headEnd, tagsEnd);
  return {
    head: { from: 0, to: headEnd },
    tags: { from: headEnd, to: movesStart },
    moves: { from: movesStart, to: movesEnd },
    tail: { from: movesEnd, to: count },
  };
}
