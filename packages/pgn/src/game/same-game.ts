import { gameResult } from './game-result.ts';
import type { Comment, Game, MoveNode, Nag, Variation } from './model.ts';

/** What two games may differ in and be the same still. */
export interface SameGameOptions {
  /** Whether the order of tags with different names does not matter. Default false. */
  readonly anyTagOrder?: boolean;
}

/**
 * Whether two games say the same: tags, moves, variations, comments, glyphs and result.
 * Ranges, numbers and spellings do not matter: how a legal move, a glyph or a comment's bounds are written, whether a termination marker stands
 * where the Result tag says the same; nor does text that has no place in a game.
 */
export function isSameGame(one: Game, other: Game, options: SameGameOptions = {}): boolean {
  return (
    one.start.variant === other.start.variant &&
    gameResult(one) === gameResult(other) &&
    isSameList(tagTexts(one, options), tagTexts(other, options)) &&
    isSameList(commentTexts(one.before), commentTexts(other.before)) &&
    isSameList(commentTexts(one.after), commentTexts(other.after)) &&
    isSameTree(one.moves, other.moves)
  );
}

/** Compares lines of moves with a stack: variations may be nested thousands deep. */
function isSameTree(one: readonly MoveNode[], other: readonly MoveNode[]): boolean {
  const stack = [[one, other] as const];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [left, right] = pair;
    if (left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) {
      const a = left[i];
      const b = right[i];
      if (!a || !b || !isSameNode(a, b)) return false;
      for (let v = 0; v < a.variations.length; v++) {
        const first = a.variations[v];
        const second = b.variations[v];
        if (!first || !second || !isSameHead(first, second)) return false;
        stack.push([first.moves, second.moves]);
      }
    }
  }
  return true;
}

function isSameNode(a: MoveNode, b: MoveNode): boolean {
  return (
    moveText(a) === moveText(b) &&
    a.ply === b.ply &&
    a.variations.length === b.variations.length &&
    isSameList(nagNumbers(a.nagsBefore), nagNumbers(b.nagsBefore)) &&
    isSameList(nagNumbers(a.nags), nagNumbers(b.nags)) &&
    isSameList(commentTexts(a.before), commentTexts(b.before)) &&
    isSameList(commentTexts(a.after), commentTexts(b.after))
  );
}

function isSameHead(a: Variation, b: Variation): boolean {
  return (
    isSameList(nagNumbers(a.nagsBefore), nagNumbers(b.nagsBefore)) &&
    isSameList(commentTexts(a.before), commentTexts(b.before)) &&
    isSameList(commentTexts(a.after), commentTexts(b.after))
  );
}

/** A legal move is what was played, whatever its spelling; any other one is its text, and the guess with which reading went on. */
function moveText({ verdict, written }: MoveNode): string {
  const isLegal = verdict.kind === 'legal' || verdict.kind === 'null-move';
  return isLegal ? `${verdict.played.packed}` : `${verdict.kind} ${verdict.played?.packed ?? ''} ${written}`;
}

function tagTexts(game: Game, { anyTagOrder = false }: SameGameOptions): readonly string[] {
  const tags = anyTagOrder
    ? [...game.tags].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    : game.tags;
  return tags.flatMap(({ name, value }) => [name, value]);
}

function commentTexts(comments: readonly Comment[]): readonly string[] {
  return comments.map(({ text }) => text);
}

function nagNumbers(nags: readonly Nag[]): readonly number[] {
  return nags.map(({ number }) => number);
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
