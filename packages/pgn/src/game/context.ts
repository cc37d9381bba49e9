import type { Position } from '@movetext/chess';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { GameSection } from './game-section.ts';
import type { MoveNode } from './model.ts';
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

/** The context of an offset. A word that ends at the offset counts as being typed: the move stands in its place. */
export function contextAt(section: GameSection, offset: number): Context {
  const game = section.game();
  let moves = game.moves;
  let position = game.start.position;
  let previous: MoveNode | null = null;
  let ply = 0;
  for (let isInside = true; isInside; ) {
    isInside = false;
    for (const node of moves) {
      if (offset <= node.range.end) break;
      const variation = node.variations.find(({ range }) => range.start < offset && offset < range.end);
      if (variation) {
        position = positionBefore(game, node);
        previous = node.previous;
        ply = node.ply;
        moves = variation.moves;
        isInside = true;
        break;
      }
      position = positionAfter(game, node);
      previous = node;
      ply = node.ply + 1;
    }
  }
  return { at: placeAt(section, offset), position, ply, previous };
}

function placeAt({ tokens }: GameSection, offset: number): Context['at'] {
  const index = tokens.lastAt(offset - 1);
  const kind = index < 0 ? SyntaxKind.Whitespace : tokens.kind(index);
  const isWithin = 0 <= index && offset < tokens.end(index);
  switch (kind) {
    case SyntaxKind.BraceComment:
      return isWithin ? 'comment' : 'movetext';
    case SyntaxKind.LineComment:
    case SyntaxKind.EscapeLine:
      return 0 <= index && offset <= tokens.end(index) ? 'comment' : 'movetext';
    case SyntaxKind.TagOpen:
    case SyntaxKind.TagName:
      return 'tags';
    case SyntaxKind.TagValue:
      return offset <= tokens.end(index) ? 'tags' : 'movetext';
    case SyntaxKind.OutsideText:
      return 'outside';
    default:
      return 'movetext';
  }
}
