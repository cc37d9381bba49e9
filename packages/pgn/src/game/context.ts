import type { Position } from '@movetext/chess';
import { TokenMark } from '@movetext/engine';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { GameSection } from './game-section.ts';
import type { Game, MoveNode, Variation } from './model.ts';
import { positionAfter, positionBefore } from './positions.ts';

/** What a place in a game's text is: where one may type a move, and from which position. */
export interface Context {
  readonly at: 'tags' | 'movetext' | 'comment' | 'outside';
  /** The position in which a move typed there is played; null where there is none. */
  readonly position: Position | null;
  /** Half-moves before that move. */
  readonly ply: number;
  /** The move before it; null at the start of the game. */
  readonly previous: MoveNode | null;
}

const BRACKET_OPEN = 0x5b;

/** The context of an offset. A word that ends at the offset counts as being typed: the move stands in its place. */
export function contextAt(section: GameSection, offset: number): Context {
  const game = section.game();
  const isIn = insideOf(game, offset);
  let moves = game.moves;
  let position = game.start.position;
  let previous: MoveNode | null = null;
  let ply = 0;
  for (let isInside = true; isInside; ) {
    isInside = false;
    for (const node of moves) {
      // Variations first: those written before the line's first move stand before it in the text.
      const variation = node.variations.find(isIn);
      if (variation) {
        position = positionBefore(game, node);
        previous = node.previous;
        ply = node.ply;
        moves = variation.moves;
        isInside = true;
        break;
      }
      if (offset <= node.range.end) break;
      position = positionAfter(game, node);
      previous = node;
      ply = node.ply + 1;
    }
  }
  return { at: placeAt(section, offset), position, ply, previous };
}

/** Whether an offset is inside a variation; at the very end, only where no parenthesis closes it. */
function insideOf(game: Game, offset: number): (variation: Variation) => boolean {
  const open = new Set<number>();
  for (const { code, range } of game.errors) if (code === 'unterminated-variation') open.add(range.start);
  return ({ range: { start, end } }) => start < offset && (offset < end || (offset === end && open.has(start)));
}

function placeAt({ tokens, source }: GameSection, offset: number): Context['at'] {
  const index = tokens.lastAt(offset - 1);
  const kind = index < 0 ? SyntaxKind.Whitespace : tokens.kind(index);
  const isWithin = 0 <= index && offset < tokens.end(index);
  switch (kind) {
    case SyntaxKind.BraceComment:
      return isWithin || (offset === tokens.end(index) && tokens.marks(index) & TokenMark.unbalanced)
        ? 'comment'
        : 'movetext';
    case SyntaxKind.LineComment:
    case SyntaxKind.EscapeLine:
      return 0 <= index && offset <= tokens.end(index) ? 'comment' : 'movetext';
    case SyntaxKind.TagOpen:
    case SyntaxKind.TagName:
      return 'tags';
    case SyntaxKind.TagValue:
      return offset <= tokens.end(index) ? 'tags' : 'movetext';
    case SyntaxKind.OutsideText:
      // A tag pair that is being typed.
      return source.unitAt(tokens.start(index)) === BRACKET_OPEN ? 'tags' : 'outside';
    default:
      return 'movetext';
  }
}
