import type { GameSection } from '../game/game-section.ts';
import type { MoveNode, Variation } from '../game/model.ts';
import {
  between,
  endsLine,
  headOf,
  isClosedVariation,
  joinPieces,
  lineBreakOf,
  lineTextEnd,
  numberOf,
  ownText,
  placeOf,
  withNumber,
} from './line-text.ts';
import { removal, type TextEdit } from './text-edit.ts';

/** Takes a variation out of a game's text, with all that is in it. */
export function deleteVariation(section: GameSection, variation: Variation): readonly TextEdit[] {
  return [removal(section.source, variation.range)];
}

/** Takes a move out of a game's text, and all that follows it in its line; the whole variation where it is its first move. The termination marker stays. */
export function deleteFromMove(section: GameSection, node: MoveNode): readonly TextEdit[] {
  const { variation, index } = placeOf(section.game(), node);
  if (variation && index === 0) return deleteVariation(section, variation);
  return [removal(section.source, between(headOf(section, node), lineTextEnd(section, variation)))];
}

/**
 * Lets a variation and the line that it leaves change places: the variation's moves go on in the line, and the rest of the line becomes a variation of them.
 * All other texts stay as they are, in one edit from the move that is replaced to the end of its line.
 * Null where the text does not say where the variation ends, or it has no move.
 *
 * @throws RangeError when the variation is none of the move's.
 */
export function promoteVariation(
  section: GameSection,
  node: MoveNode,
  variation: Variation,
): readonly TextEdit[] | null {
  if (!node.variations.includes(variation)) throw new RangeError(`no variation of ${node.written}`);
  const [first, second] = variation.moves;
  if (!first || !isClosedVariation(section, variation)) return null;
  const { source } = section;
  const lineBreak = lineBreakOf(section);
  const place = placeOf(section.game(), node);
  const start = headOf(section, node);
  const end = lineTextEnd(section, place.variation);
  const next = place.moves[place.index + 1];
  const nextStart = next ? headOf(section, next) : end;
  const innerEnd = lineTextEnd(section, variation);
  const secondStart = second ? headOf(section, second) : innerEnd;

  const slice = (from: number, to: number) => source.slice(from, to);
  const siblings = node.variations.flatMap((other) => (other === variation ? first.variations : [other]));
  const opening = slice(variation.range.start + 1, headOf(section, first));
  const demoted = joinPieces([...ownText(section, node, nextStart), slice(nextStart, end)], lineBreak);
  const promoted = joinPieces(ownText(section, first, secondStart), lineBreak);
  const rest = slice(secondStart, innerEnd);
  const isBare = source.slice(start, node.range.start) === '' && first.before.length + first.nagsBefore.length === 0;
  const newText = joinPieces(
    [
      // Comments at the start of a variation would belong to the move before it, did they not stand behind the number.
      ...(opening.trim() === ''
        ? [isBare ? withoutNumber(promoted) : withNumber(section, promoted, first)]
        : [numberOf(section, first), opening, withoutNumber(promoted)]),
      closed(withNumber(section, demoted, node), lineBreak),
      ...siblings.map(({ range }) => slice(range.start, range.end)),
      second ? withNumber(section, rest, second) : rest,
    ],
    lineBreak,
  );
  return [{ range: between(start, end), newText: newText + separator(section, newText, end) }];
}

/** Lets a line and its first variation at a move change places; null where it has none that could. */
export function demoteLine(section: GameSection, node: MoveNode): readonly TextEdit[] | null {
  const [first] = node.variations;
  return first ? promoteVariation(section, node, first) : null;
}

/** Lets a variation and the next one in place of the same move change places; null where it is the last one. */
export function demoteVariation(
  section: GameSection,
  node: MoveNode,
  variation: Variation,
): readonly TextEdit[] | null {
  const { source } = section;
  const other = node.variations[node.variations.indexOf(variation) + 1];
  if (!node.variations.includes(variation)) throw new RangeError(`no variation of ${node.written}`);
  if (!other || !isClosedVariation(section, variation) || !isClosedVariation(section, other)) return null;
  return [
    { range: variation.range, newText: source.slice(other.range.start, other.range.end) },
    { range: other.range, newText: source.slice(variation.range.start, variation.range.end) },
  ];
}

/** What has to stand between a new text and the one behind it. */
function separator(section: GameSection, text: string, end: number): string {
  const behind = section.source.slice(end, Math.min(section.source.length, end + 1));
  if (endsLine(text)) return /^[\r\n]/.test(behind) ? '' : lineBreakOf(section);
  return behind === '' || /^[\s)]/.test(behind) ? '' : ' ';
}

/** In parentheses; the closing one stands on a line of its own behind a `;` comment. */
function closed(text: string, lineBreak: string): string {
  return joinPieces([`(${text}`, ')'], lineBreak).replace(/ \)$/, ')');
}

function withoutNumber(text: string): string {
  return text.replace(/^\s*\d+[.…]*\s*(?:[.…]+\s*)?(?=\D)/, '');
}
