import { type GameSection, type Range, SyntaxKind } from '@movetext/pgn';

/** The stretches of a game that outlines and folds speak of, found from its tokens alone. */
export interface GameParts {
  /** From the first token to the last; null in an empty section. */
  readonly whole: Range | null;
  /** From the first tag's `[` to the last one's `]`. */
  readonly tags: Range | null;
  /** From the first token behind the tags to the last one. */
  readonly moves: Range | null;
}

/** Finds the parts of a game. */
export function gameParts(section: GameSection): GameParts {
  const { tokens } = section;
  if (tokens.count === 0) return { whole: null, tags: null, moves: null };
  const last = tokens.count - 1;
  let firstTag = -1;
  let lastTag = -1;
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    if (MOVES.has(kind)) break;
    if (kind === SyntaxKind.TagOpen && firstTag < 0) firstTag = token;
    if (TAGS.has(kind)) lastTag = token;
  }
  const between = (first: number, end: number): Range => ({ start: tokens.start(first), end: tokens.end(end) });
  return {
    whole: between(0, last),
    tags: firstTag < 0 ? null : between(firstTag, Math.max(firstTag, lastTag)),
    moves: lastTag < last ? between(lastTag + 1, last) : null,
  };
}

const TAGS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.TagOpen,
  SyntaxKind.TagName,
  SyntaxKind.TagValue,
  SyntaxKind.TagClose,
]);

const MOVES: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.San,
  SyntaxKind.Word,
  SyntaxKind.MoveNumber,
  SyntaxKind.VariationOpen,
  SyntaxKind.Termination,
]);
