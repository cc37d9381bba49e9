import { Fault, type GameSection, type Range, SyntaxKind } from '@movetext/pgn';
import { lineBreakOf } from './text-places.ts';

/** The last token of a game's moves, and whether text may be added behind it. */
export interface GameEnd {
  /** The token. */
  readonly range: Range;
  readonly kind: SyntaxKind;
  /** What has to stand between the token and text behind it; null where an open comment would swallow that text. */
  readonly separator: ' ' | '\n' | '\r\n' | null;
}

/** The end of a game's moves: its last token before the termination marker. Null in a section without tokens. */
export function endOfMoves(section: GameSection): GameEnd | null {
  const { tokens } = section;
  let last = tokens.count - 1;
  while (last > 0 && BEHIND_MOVES.has(tokens.kind(last))) last--;
  if (last < 0) return null;
  const kind = tokens.kind(last);
  const open = (section.faults & Fault.comment) !== 0;
  const separator = open ? null : TO_LINE_END.has(kind) ? lineBreakOf(section.source) : ' ';
  return { range: { start: tokens.start(last), end: tokens.end(last) }, kind, separator };
}

const BEHIND_MOVES: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.Termination, SyntaxKind.OutsideText]);
const TO_LINE_END: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.LineComment, SyntaxKind.EscapeLine]);
