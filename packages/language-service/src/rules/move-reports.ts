import type { Move, Position } from '@movetext/chess';
import { writeSan } from '@movetext/chess';
import {
  Fault,
  type Game,
  type MoveNode,
  type MoveVerdict,
  moveNodes,
  positionBefore,
  type Range,
} from '@movetext/pgn';
import type { Fix } from './rule.ts';

/** The reader's faults of which one is set wherever a move is not standard SAN of one legal move: rules on wrong moves need no other game. */
export const WRONG_MOVE_FAULTS: number = Fault.word | Fault.illegal | Fault.ambiguous | Fault.unplayed;

/** The same for rules on the spelling of legal moves. */
export const MOVE_FAULTS: number = WRONG_MOVE_FAULTS | Fault.spelling;

/** Verdicts of which a rule may have something to say. */
type OddKind = Exclude<MoveVerdict['kind'], 'unchecked'>;

/** A move with a verdict of one kind. */
export type JudgedMove<Kind extends OddKind> = MoveNode & {
  readonly verdict: Extract<MoveVerdict, { readonly kind: Kind }>;
};

/** The moves of main line and variations that got one kind of verdict, in the order of the text; legal ones only where their spelling was forgiven. */
export function* movesJudged<Kind extends OddKind>(game: Game, kind: Kind): Generator<JudgedMove<Kind>> {
  for (const node of oddMoves(game)) if (isJudged(node, kind)) yield node;
}

const oddMovesByGame = new WeakMap<Game, readonly MoveNode[]>();

/** The moves of which there is something to say: nearly none in nearly all games, so that the game is walked once for all rules. */
function oddMoves(game: Game): readonly MoveNode[] {
  const known = oddMovesByGame.get(game);
  if (known) return known;
  const odd: MoveNode[] = [];
  for (const node of moveNodes(game)) {
    const { verdict } = node;
    if (verdict.kind !== 'unchecked' && (verdict.kind !== 'legal' || verdict.leniencies.length > 0)) odd.push(node);
  }
  oddMovesByGame.set(game, odd);
  return odd;
}

/** Fixes that write another move in a move's place, one for each of `moves` that the position before it knows. */
export function replacements(game: Game, node: MoveNode, moves: readonly Move[]): readonly Fix[] {
  const position = positionBefore(game, node);
  if (!position) return [];
  const distinct = new Set(moves.filter((move) => !move.isNull).map((move) => writeSan(move, position)));
  distinct.delete(node.written);
  return [...distinct].map((san) => replacement(node.range, san, false));
}

/** A fix that writes `san` in place of what stands in a range. */
export function replacement(range: Range, san: string, safe: boolean): Fix {
  return { title: `Replace with ${san}`, safe, edits: [{ range, newText: san }] };
}

/**
 * What becomes of a pawn move to the last rank that names no piece, when that is all that is wrong with it: the legal promotions that it can mean.
 * Empty for every other move.
 */
export function promotionsMeant(node: MoveNode, position: Position): readonly Move[] {
  const parts = /^(?:([a-h])[1-8]?[x:]?)?([a-h][18])[+#]?$/.exec(node.written);
  if (!parts) return [];
  const [, file, target] = parts;
  return position.legalMoves().filter((move) => {
    if (!move.promotion) return false;
    const san = writeSan(move, position);
    return (
      san.slice(0, san.indexOf('=')).endsWith(target ?? '') &&
      (file ? san.startsWith(file) : san.startsWith(target ?? ''))
    );
  });
}

function isJudged<Kind extends OddKind>(node: MoveNode, kind: Kind): node is JudgedMove<Kind> {
  return node.verdict.kind === kind;
}
