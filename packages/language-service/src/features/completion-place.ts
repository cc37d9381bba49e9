import { Position } from '@movetext/chess';
import { contextAt, type GameSection, SyntaxKind, TokenMark } from '@movetext/pgn';
import type { Range } from 'vscode-languageserver-types';
import type { ServiceDocument } from '../document.ts';
import type { DocumentGame } from '../document-games.ts';
import { offsetRange } from '../range.ts';

/** What is being typed at the cursor. */
export type CompletionPlace = TypedWord &
  (
    | { readonly kind: 'tag-name' }
    | { readonly kind: 'tag-value'; readonly tag: string }
    | { readonly kind: 'glyph' }
    /** `position` is the one in which a move typed here would be played, null where none is known. */
    | { readonly kind: 'movetext'; readonly position: Position | null }
  );

/** The word that the cursor is in, which the chosen item replaces. */
export interface TypedWord {
  readonly section: GameSection | null;
  /** The word up to the cursor. */
  readonly typed: string;
  /** The whole word. */
  readonly range: Range;
}

const TAG_NAME = /^\s*\[\s*(\w*)$/;
const TAG_VALUE = /^\s*\[\s*(\w+)\s*"([^"\]]*)$/;
const GLYPH = /\$\d*$/;
/** Letters, digits and the signs of moves and results; a move number's period ends the word before. */
const WORD = /[\p{L}\p{N}+#=:*/\u2654-\u265f-]*$/u;
const WORD_BEHIND = /^[\p{L}\p{N}+#=:*/\u2654-\u265f-]*/u;
const DIGITS_BEHIND = /^\d*/;
const VALUE_BEHIND = /^[^"\]\r\n]*/;
/** No word and no tag that one completes is longer. */
const MOST_CONTEXT = 500;

/** Finds out what is being typed at an offset; null where nothing can be completed, as in comments. */
export function completionPlace(
  document: ServiceDocument,
  game: DocumentGame | null,
  offset: number,
): CompletionPlace | null {
  if (document.languageId !== 'pgn') return null;
  const { text } = document.lines;
  const before = lastLine(text.slice(Math.max(0, offset - MOST_CONTEXT), offset));
  const behind = text.slice(offset, offset + MOST_CONTEXT);
  const section = game?.section ?? null;
  const word = (typed: string, rest: RegExp): TypedWord => {
    const end = offset + (rest.exec(behind)?.[0].length ?? 0);
    return { section, typed, range: offsetRange(document, offset - typed.length, end) };
  };

  if (game && isInside(game, offset, COMMENTS)) return null;
  const tagName = TAG_NAME.exec(before)?.[1];
  if (tagName !== undefined) return { kind: 'tag-name', ...word(tagName, /^\w*/) };
  const [, tag, value] = TAG_VALUE.exec(before) ?? [];
  if (tag !== undefined && value !== undefined) return { kind: 'tag-value', tag, ...word(value, VALUE_BEHIND) };
  if (game && isInside(game, offset, TAG_PARTS)) return null;
  if (game && contextAt(game.section, offset - game.start).at === 'tags') return null;
  const glyph = GLYPH.exec(before)?.[0];
  if (glyph !== undefined) return { kind: 'glyph', ...word(glyph, DIGITS_BEHIND) };
  const typed = WORD.exec(before)?.[0] ?? '';
  if (game && isInside(game, offset - typed.length, PROSE)) return null;
  return { kind: 'movetext', position: positionIn(game, offset - typed.length), ...word(typed, WORD_BEHIND) };
}

const COMMENTS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.BraceComment,
  SyntaxKind.LineComment,
  SyntaxKind.EscapeLine,
]);
/** The first word of a text between games may become a move, those behind it are prose. */
const PROSE: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.OutsideText]);
const TAG_PARTS: ReadonlySet<SyntaxKind> = new Set([SyntaxKind.TagName, SyntaxKind.TagValue]);

/** A cursor right before or behind a closed comment is not inside; an open one goes on to the end of its line or game. */
function isInside({ section, start }: DocumentGame, offset: number, kinds: ReadonlySet<SyntaxKind>): boolean {
  const { tokens } = section;
  const inGame = offset - start;
  const token = tokens.lastAt(inGame - 1);
  if (token < 0 || !kinds.has(tokens.kind(token))) return false;
  if (inGame < tokens.end(token)) return true;
  const kind = tokens.kind(token);
  if (kind === SyntaxKind.BraceComment) return (tokens.marks(token) & TokenMark.unbalanced) !== 0;
  return inGame === tokens.end(token);
}

/** A document without any text is a game that has not begun; behind a game's end the next one may begin. */
function positionIn(game: DocumentGame | null, offset: number): Position | null {
  if (!game) return Position.initial();
  const { section, start } = game;
  const { termination, start: gameStart } = section.game();
  if (termination && termination.range.end < offset - start) return Position.initial();
  return gameStart.supported ? contextAt(section, offset - start).position : null;
}

function lastLine(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1);
}
