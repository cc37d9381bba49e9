import { isSameMove, type Move, writeSan } from '@movetext/chess';
import type { GameSection } from '../game/game-section.ts';
import type { Game, MoveNode, Variation } from '../game/model.ts';
import { moveNumberAt, startNumber, writeMoveNumber } from '../game/move-number.ts';
import { positionAfter } from '../game/positions.ts';
import { SyntaxKind } from '../syntax/kinds.ts';
import { between, endsLine, headOf, lineBreakOf, lineTextEnd, placeOf } from './line-text.ts';
import type { TextEdit } from './text-edit.ts';

/** Where a move went. */
export type MoveInsertion =
  /** It stands in the game already. */
  | { readonly kind: 'existing'; readonly node: MoveNode }
  /** At the end of its line. */
  | { readonly kind: 'appended'; readonly edits: readonly TextEdit[] }
  /** In a new variation in place of the move that stands there. */
  | { readonly kind: 'variation'; readonly edits: readonly TextEdit[] };

/**
 * Writes a move into a game's text behind another one, or at its start: at the end of the line, or where the line goes on otherwise, as a variation.
 * Null where there is no position to play it in, or an open comment would swallow it.
 *
 * @throws RangeError when the move is not legal there.
 */
export function insertMove(section: GameSection, previous: MoveNode | null, move: Move): MoveInsertion | null {
  const game = section.game();
  const position = previous ? positionAfter(game, previous) : game.start.position;
  if (!position || !game.start.supported || game.errors.some(({ code }) => code === 'unterminated-comment'))
    return null;
  const san = writeSan(move, position);
  const place = previous && placeOf(game, previous);
  const next = previous ? place?.moves[place.index + 1] : game.moves[0];
  const ply = previous ? previous.ply + 1 : 0;
  const number = writeMoveNumber(moveNumberAt(startNumber(game.start), ply));
  if (next) {
    const existing = sameTurn(next).find(({ verdict }) => verdict.played !== null && isSameMove(verdict.played, move));
    if (existing) return { kind: 'existing', node: existing };
    const variation = previous ? (place?.variation ?? null) : null;
    return { kind: 'variation', edits: [variationEdit(section, next, variation, `(${number} ${san})`)] };
  }
  return { kind: 'appended', edits: [appendEdit(section, game, previous, place?.variation ?? null, number, san)] };
}

/** A move and all others in its place: first moves of its variations, and of the variations of those. */
function sameTurn(node: MoveNode): readonly MoveNode[] {
  const found = [node];
  // It grows while it is walked.
  for (const { variations } of found) for (const { moves } of variations) found.push(...moves.slice(0, 1));
  return found;
}

/** Puts a variation behind all that belongs to the move that it replaces. */
function variationEdit(section: GameSection, node: MoveNode, line: Variation | null, text: string): TextEdit {
  const { moves, index } = placeOf(section.game(), node);
  const next = moves[index + 1];
  const end = next ? endBefore(section, headOf(section, next)) : lineTextEnd(section, line);
  const before = section.source.slice(node.range.start, end);
  const lineBreak = lineBreakOf(section);
  const newText = (endsLine(before) ? lineBreak : ' ') + text;
  if (!next) return { range: between(end, end), newText };
  const start = headOf(section, next);
  const isNumbered = section.tokens.kind(section.tokens.lastAt(start)) === SyntaxKind.MoveNumber;
  if (isNumbered) return { range: between(end, end), newText };
  const number = writeMoveNumber(moveNumberAt(startNumber(section.game().start), next.ply));
  return { range: between(end, start), newText: `${newText}${section.source.slice(end, start) || ' '}${number} ` };
}

function appendEdit(
  section: GameSection,
  game: Game,
  previous: MoveNode | null,
  line: Variation | null,
  number: string,
  san: string,
): TextEdit {
  const { source, tokens } = section;
  const lineBreak = lineBreakOf(section);
  const end = lineTextEnd(section, line);
  const before = previous ? source.slice(previous.range.start, end) : '';
  const isBare = previous !== null && !/[{;()\n]/.test(before);
  const text = number.endsWith('...') && isBare ? san : `${number} ${san}`;
  if (previous) return { range: between(end, end), newText: (endsLine(before) ? lineBreak : ' ') + text };
  // A game without moves: behind the tags or comments, before the termination marker.
  const last = tokens.lastAt(end - 1);
  if (last < 0) return { range: between(0, 0), newText: game.termination ? `${text} ` : text };
  const kind = tokens.kind(last);
  const isTag = SyntaxKind.TagOpen <= kind && kind <= SyntaxKind.TagClose;
  const isLine = kind === SyntaxKind.LineComment || kind === SyntaxKind.EscapeLine;
  if (game.termination) {
    const { start } = game.termination.range;
    return { range: between(start, start), newText: `${text} ` };
  }
  return { range: between(end, end), newText: (isTag ? lineBreak + lineBreak : isLine ? lineBreak : ' ') + text };
}

/** The end of the last token before an offset. */
function endBefore({ tokens }: GameSection, offset: number): number {
  return tokens.end(tokens.lastAt(offset - 1));
}
