import { type GameSection, readGames, SyntaxKind } from '@movetext/pgn';
import type { FormatOptions } from './format-options.ts';
import { lineBreakOf } from './gaps.ts';
import { layOut } from './layout.ts';
import { isSameText } from './same-text.ts';

/** A game's text, laid out anew. */
export interface FormattedGame {
  /** The text, with the white space behind it. */
  readonly text: string;
  /** False where the text was left as it is: laid out, it would not have been read as the same game, or there is no game in it. */
  readonly isProven: boolean;
}

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Lays out the games of a text, one after the other: they may come in one by one, since two games are looked at at a time.
 * They must come from strings (`readGames`): the sections of `readGameBytes` are void as soon as another text is read, and here texts are read.
 * The texts, put together, are the whole text laid out, with a blank line between two games.
 *
 * Every token is kept, comments, `%` lines and text that nobody can read included, in its order; only white space and move numbers change.
 * Before a game is given back, its new text is read, alone and in front of the next one, and compared with the old one;
 * where they differ, the old text is given back.
 */
export function* formatGames(
  sections: Iterable<GameSection>,
  options: FormatGamesOptions = {},
): Generator<FormattedGame, void, undefined> {
  let last: Candidate | null = null;
  let endsInTags = false;
  for (const section of sections) {
    const asItIs = unchanged(section);
    const isAsked = options.only?.(section) ?? true;
    // The game behind a game of tags alone begins where a tag name appears again: its first tag has to stay the first.
    const sortTags = options.sortTags === true && !endsInTags;
    const { game, read } = isAsked ? laidOut(section, { ...options, sortTags }) : { game: asItIs, read: section };
    let next: Candidate = { asItIs, game, read, lineBreak: lineBreakOf(section) };
    endsInTags = isTagsOnly(section);
    if (last) {
      const before = last.game.isProven ? { ...last.game, text: last.game.text + last.lineBreak } : last.game;
      const isApart = isPlainlyApart(last.read, next.read) || staysApart(before.text, next.game.text);
      if (!isApart) next = { ...next, game: asItIs, read: section };
      yield isApart ? before : last.asItIs;
    }
    last = next;
  }
  if (last) yield last.game;
}

/** How the games of a text are laid out. */
export interface FormatGamesOptions extends FormatOptions {
  /** Which games are laid out; the others are given back as they are. Default: all. */
  readonly only?: (section: GameSection) => boolean;
}

/** A game laid out, and what it was. */
interface Candidate {
  readonly asItIs: FormattedGame;
  readonly game: FormattedGame;
  /** The text of `game`, as read by itself. */
  readonly read: GameSection;
  readonly lineBreak: string;
}

/** Lays out one game by itself, without a look at its neighbours. Its text ends with one line break. */
export function formatSection(section: GameSection, options: FormatOptions = {}): FormattedGame {
  return laidOut(section, options).game;
}

/** A game laid out, and its new text as read by itself. */
function laidOut(
  section: GameSection,
  options: FormatOptions,
): { readonly game: FormattedGame; readonly read: GameSection } {
  if (!section.isGame) return { game: unchanged(section), read: section };
  const mark = section.source.slice(0, 3).startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = mark + layOut(section, options);
  const [again, ...others] = readGames(text);
  const isSame = again && others.length === 0 && isSameText(section, again, options);
  return isSame ? { game: { text, isProven: true }, read: again } : { game: unchanged(section), read: section };
}

/** Whether two games cannot run together: the first one has no fault and ends with its termination marker, and a tag begins the next one. */
function isPlainlyApart(one: GameSection, other: GameSection): boolean {
  const { faults, isGame, source, tokens } = one;
  const last = tokens.count - 1;
  if (faults !== 0 || !isGame || last < 0 || tokens.kind(last) !== SyntaxKind.Termination) return false;
  return tokens.end(last) < source.length && other.tokens.kind(0) === SyntaxKind.TagOpen && other.tokens.start(0) === 0;
}

/** Whether two texts, one behind the other, are read as the two games that they are alone. */
function staysApart(one: string, other: string): boolean {
  const [before, after, ...others] = readGames(one + other);
  return before?.end === one.length && after !== undefined && others.length === 0;
}

function unchanged(section: GameSection): FormattedGame {
  return { text: section.source.slice(0, section.source.length), isProven: false };
}

/** Whether a game has neither movetext nor a termination marker. */
function isTagsOnly({ tokens }: GameSection): boolean {
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    if (SyntaxKind.MoveNumber <= kind && kind <= SyntaxKind.SuffixAnnotation) return false;
    if (SyntaxKind.VariationOpen <= kind && kind <= SyntaxKind.Termination) return false;
  }
  return true;
}
