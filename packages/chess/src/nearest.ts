import type { MoveQuery, PieceQuery } from './explain/reason.ts';
import type { Move } from './move.ts';
import { writeWithoutMark } from './notation/san.ts';
import { readSanSyntax } from './notation/san-syntax.ts';
import type { Position } from './position.ts';
import { fileName, fileOf, rankName, rankOf } from './square.ts';
import type { Role } from './types.ts';

/** How many moves to propose. */
export interface NearestMovesOptions {
  /** The most moves to give back, 0 or more; 8 when left out. */
  readonly limit?: number;
}

/**
 * The legal moves that a text which is no legal move may have meant, most likely first.
 *
 * A slip is most often one wrong sign: the digit or letter of the target, the piece, the origin.
 * An ambiguous move gives its candidates first. The list is empty only where the text is like no move at all.
 *
 * @throws RangeError when the limit is no whole number from 0 up.
 */
export function nearestMoves(text: string, position: Position, options: NearestMovesOptions = {}): readonly Move[] {
  const { limit = 8 } = options;
  if (!(0 <= limit) || (limit !== Number.POSITIVE_INFINITY && !Number.isInteger(limit)))
    throw new RangeError(`no number of moves: ${limit}`);
  const written = stripMarks(text);
  const syntax = readSanSyntax(written);
  const bare = spell(written);
  const scored = position.legalMoves().map((move) => {
    const spelled = spell(writeWithoutMark(move, position));
    const edits = editDistance(bare, spelled);
    // With every sign replaced nothing of the text is left.
    const spellingCost = edits < Math.min(bare.length, spelled.length) ? 1 + 2 * edits : FAR;
    const meant = syntax && syntax.kind !== 'null' ? costOf(syntax.query, syntax.capture, move) : FAR;
    return { move, spelled, cost: Math.min(meant, spellingCost) + 0.01 * edits };
  });
  return scored
    .filter(({ cost }) => cost < FAR)
    .sort((a, b) => a.cost - b.cost || (a.spelled < b.spelled ? -1 : a.spelled === b.spelled ? 0 : 1))
    .slice(0, limit)
    .map(({ move }) => move);
}

/** At this cost and above a move has nothing to do with the text. */
const FAR = 8;

/** What each kind of slip costs; the likelier, the cheaper. */
const COST = {
  origin: 1,
  capture: 0.5,
  promotion: 1,
  /** One coordinate of the target is wrong: the base, and a little for each step of distance. */
  coordinate: 2,
  step: 0.15,
  role: 3,
  /** Two slips in one move are rarer than the sum of their costs says. */
  second: 1.5,
};

/** Signs that are mistaken for one another in print, in handwriting and on the keyboard. */
const LOOKALIKES = ['17', '47', '14', '38', '56', '68', '35', '27', 'ce', 'bd', 'bh', 'fg'];

function costOf(query: MoveQuery, capture: boolean, move: Move): number {
  if ('castling' in query) return castlingCost(query.castling, move);
  if (move.castling) return query.role === 'king' ? 4 : FAR;
  const costs = [
    query.role === move.role ? 0 : COST.role,
    coordinateCost(fileOf(query.to), fileOf(move.to), fileName),
    coordinateCost(rankOf(query.to), rankOf(move.to), rankName),
    originCost(query, move),
  ].filter((cost) => 0 < cost);
  const slips = costs.reduce((sum, cost) => sum + cost, 0);
  const marks = (capture === (move.captured !== undefined) ? 0 : COST.capture) + promotionCost(query.promotion, move);
  return slips + marks + COST.second * Math.max(0, costs.length - 1);
}

function castlingCost(side: string, move: Move): number {
  if (move.castling) return side === move.castling ? 0 : 1;
  return move.role === 'king' ? 4 : FAR;
}

function coordinateCost(written: number, legal: number, name: (value: number) => string): number {
  if (written === legal) return 0;
  const [first, second] = [name(written), name(legal)].sort();
  const isLookalike = LOOKALIKES.includes(`${first}${second}`);
  return COST.coordinate + COST.step * Math.abs(written - legal) - (isLookalike ? 0.3 : 0);
}

/** A pawn's capture without its file, or a pawn's advance with one, is the same slip as a wrong origin. */
function originCost({ role, fromFile, fromRank }: PieceQuery, move: Move): number {
  const isWrongFile = fromFile !== undefined && fromFile !== fileOf(move.from);
  const isWrongRank = fromRank !== undefined && fromRank !== rankOf(move.from);
  const isUnsaid = role === 'pawn' && fromFile === undefined && move.role === 'pawn' && move.captured !== undefined;
  return isWrongFile || isWrongRank || isUnsaid ? COST.origin : 0;
}

function promotionCost(written: Role | undefined, move: Move): number {
  if (written === move.promotion) return 0;
  // The queen is what a move means that does not say.
  return COST.promotion + (move.promotion === undefined || move.promotion === 'queen' ? 0 : 0.3);
}

function stripMarks(text: string): string {
  return text.trim().replace(/[+#!?†‡]+$/, '');
}

/** A spelling to compare letter by letter. */
function spell(text: string): string {
  return text.replace(/[x:×=()/–—-]/g, '').replace(/0/g, 'O');
}

/** The edits from one text to another: insert, delete, replace, swap two neighbours. Texts here are a few letters long. */
function editDistance(a: string, b: string): number {
  const limit = 12;
  if (limit < a.length) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const choices = [
        (previous[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (previous[column - 1] ?? limit) + (isSame ? 0 : isSameLetter(a[row - 1], b[column - 1]) ? 0.4 : 1),
        isSwap && 1 < row ? (before[column - 2] ?? limit) + 1 : limit,
      ];
      current.push(Math.min(...choices));
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit;
}

/** `nf3` is nearly `Nf3`. */
function isSameLetter(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.toLowerCase() === b.toLowerCase();
}
