import type { GameSection } from '../game/game-section.ts';
import type { Game, MoveNode, Variation } from '../game/model.ts';
import { moveNumberAt, startNumber, writeMoveNumber } from '../game/move-number.ts';
import type { Range } from '../range.ts';
import { SyntaxKind } from '../syntax/kinds.ts';

/** Where a move stands in its game. */
export interface MovePlace {
  /** The moves of its line. */
  readonly moves: readonly MoveNode[];
  readonly index: number;
  /** The variation that the line is; null for the main line. */
  readonly variation: Variation | null;
}

/** The places of all moves of a game. */
export function movePlaces(game: Game): ReadonlyMap<MoveNode, MovePlace> {
  const places = new Map<MoveNode, MovePlace>();
  const lines: { moves: readonly MoveNode[]; variation: Variation | null }[] = [{ moves: game.moves, variation: null }];
  for (let line = lines.pop(); line; line = lines.pop()) {
    for (const [index, node] of line.moves.entries()) {
      places.set(node, { moves: line.moves, index, variation: line.variation });
      for (const variation of node.variations) lines.push({ moves: variation.moves, variation });
    }
  }
  return places;
}

/** Where a move is in its game. */
export function placeOf(game: Game, node: MoveNode): MovePlace {
  const place = movePlaces(game).get(node);
  if (!place) throw new RangeError(`no move of this game: ${node.written}`);
  return place;
}

/** Where the text of a move begins: with its number, and what stands between the two. */
export function headOf({ tokens }: GameSection, node: MoveNode): number {
  const early = node.variations.filter(({ range }) => range.end <= node.range.start);
  const own = [...node.before, ...node.nagsBefore, ...early].map(({ range }) => range);
  let head = tokens.lastAt(node.range.start);
  for (let token = head - 1; 0 <= token; token--) {
    const kind = tokens.kind(token);
    const start = tokens.start(token);
    const isOwn = own.some((range) => range.start <= start && start < range.end);
    if (kind !== SyntaxKind.MoveNumber && kind !== SyntaxKind.Periods && !isOwn) break;
    head = token;
  }
  return tokens.start(head);
}

/** Where the text of a line ends: behind its last token. */
export function lineTextEnd(section: GameSection, variation: Variation | null): number {
  const { tokens, source } = section;
  if (variation) {
    const isClosed = isClosedVariation(section, variation);
    return endOfLast(section, isClosed ? variation.range.end - 1 : variation.range.end);
  }
  return endOfLast(section, section.game().termination?.range.start ?? (tokens.count === 0 ? 0 : source.length));
}

/** Whether a variation has its closing parenthesis. */
export function isClosedVariation({ source }: GameSection, { range }: Variation): boolean {
  return range.start + 1 < range.end && source.unitAt(range.end - 1) === 0x29;
}

/** The text of a move's own: with its number, glyphs and comments, but without its variations; in pieces. */
export function ownText(section: GameSection, node: MoveNode, end: number): readonly string[] {
  const pieces: string[] = [];
  let from = headOf(section, node);
  for (const { range } of [...node.variations].sort((a, b) => a.range.start - b.range.start)) {
    pieces.push(section.source.slice(from, range.start));
    from = range.end;
  }
  pieces.push(section.source.slice(from, end));
  return pieces;
}

/** A text in front of which the number of its first move stands: the one that it has, or a new one. */
export function withNumber(section: GameSection, text: string, node: MoveNode): string {
  return /^\s*\d/.test(text) && !/^\s*0[-–—]?0/.test(text) ? text : `${numberOf(section, node)} ${text.trimStart()}`;
}

/** The number indication of a move. */
export function numberOf(section: GameSection, node: MoveNode): string {
  return writeMoveNumber(moveNumberAt(startNumber(section.game().start), node.ply));
}

/** Puts pieces of movetext one behind the other: a line break behind a `;` comment and around an escape line, else a space. */
export function joinPieces(pieces: readonly string[], lineBreak: string): string {
  let text = '';
  for (const piece of pieces.map((part) => part.trim()).filter((part) => part !== '')) {
    if (text === '') text = piece;
    else text += (endsLine(text) || piece.startsWith('%') ? lineBreak : ' ') + piece;
  }
  return text;
}

/** Whether nothing may follow on the line of a text: it ends in a `;` comment or an escape line. */
export function endsLine(text: string): boolean {
  let isComment = false;
  let isLine = false;
  let isLineStart = true;
  for (const character of text) {
    if (isLine) isLine = character !== '\n' && character !== '\r';
    else if (isComment) isComment = character !== '}';
    else if (character === '{') isComment = true;
    else if (character === ';' || (character === '%' && isLineStart)) isLine = true;
    isLineStart = character === '\n' || character === '\r';
  }
  return isLine;
}

/** The line break of a game's text. */
export function lineBreakOf({ source }: GameSection): '\n' | '\r\n' {
  for (let at = 0; at < source.length; at++) {
    if (source.unitAt(at) === 0x0a) return 0 < at && source.unitAt(at - 1) === 0x0d ? '\r\n' : '\n';
  }
  return '\n';
}

function endOfLast({ tokens }: GameSection, offset: number): number {
  const last = tokens.lastAt(offset - 1);
  return last < 0 ? 0 : tokens.end(last);
}

/** The range from one offset to another. */
export function between(start: number, end: number): Range {
  return { start, end };
}
