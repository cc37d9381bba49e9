import { SyntaxKind } from '@movetext/pgn';

/** Whether a token belongs to a move number indication. */
export function isNumber(kind: SyntaxKind): boolean {
  return kind === SyntaxKind.MoveNumber || kind === SyntaxKind.Periods;
}

/** Whether a token may be a move. */
export function isMoveKind(kind: SyntaxKind): boolean {
  return kind === SyntaxKind.San || kind === SyntaxKind.Word;
}
