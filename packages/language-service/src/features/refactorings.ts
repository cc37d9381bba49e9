import {
  deleteFromMove,
  deleteVariation,
  demoteLine,
  demoteVariation,
  type Game,
  type GameSection,
  type MoveNode,
  nodeAt,
  promoteVariation,
  stripComments,
  stripNags,
  stripVariations,
  type TextEdit,
  type Variation,
} from '@movetext/pgn';

/** A change of a game's moves that somebody may want at a place. */
export interface Refactoring {
  /** What it does, as an order: `Promote the variation`. */
  readonly title: string;
  /** Edits that do not overlap; ranges count from the game's start. */
  readonly edits: readonly TextEdit[];
}

/** What can be done with the move, the variation and the game at an offset from the game's start. */
export function refactoringsAt(section: GameSection, offset: number): readonly Refactoring[] {
  const game = section.game();
  // Where a comment has no end, nobody knows what is a move.
  if (game.errors.some(({ code }) => code === 'unterminated-comment')) return [];
  const node = nodeAt(game, offset);
  return [
    ...ofVariation(section, variationAt(game, offset)),
    ...(node ? ofMove(section, node) : []),
    ...ofGame(section),
  ].filter(({ edits }) => 0 < edits.length);
}

function ofVariation(section: GameSection, place: VariationPlace | null): readonly Refactoring[] {
  if (!place) return [];
  const { node, variation } = place;
  return [
    { title: 'Promote the variation', edits: promoteVariation(section, node, variation) ?? [] },
    { title: 'Move the variation down', edits: demoteVariation(section, node, variation) ?? [] },
    { title: 'Delete the variation', edits: deleteVariation(section, variation) },
  ];
}

function ofMove(section: GameSection, node: MoveNode): readonly Refactoring[] {
  const first = node.variations[0]?.moves[0];
  return [
    {
      title: `Put ${first?.written ?? ''} in place of ${node.written}`,
      edits: first ? (demoteLine(section, node) ?? []) : [],
    },
    { title: `Delete ${node.written} and what follows`, edits: deleteFromMove(section, node) },
  ];
}

function ofGame(section: GameSection): readonly Refactoring[] {
  return [
    { title: 'Delete all comments of the game', edits: stripComments(section) },
    { title: 'Delete all glyphs of the game', edits: stripNags(section) },
    { title: 'Delete all variations of the game', edits: stripVariations(section) },
  ];
}

/** A variation and the move in whose place it is. */
interface VariationPlace {
  readonly node: MoveNode;
  readonly variation: Variation;
}

/** The innermost variation that holds an offset. */
function variationAt(game: Game, offset: number): VariationPlace | null {
  let found: VariationPlace | null = null;
  let moves = game.moves;
  for (let isInside = true; isInside; ) {
    isInside = false;
    for (const node of moves) {
      const variation = node.variations.find(({ range }) => range.start <= offset && offset <= range.end);
      if (!variation) continue;
      found = { node, variation };
      moves = variation.moves;
      isInside = true;
      break;
    }
  }
  return found;
}
