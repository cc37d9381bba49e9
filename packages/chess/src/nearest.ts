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
  const bareLetters = lettersOf(bare);
  const scored = position.legalMoves().map((move) => {
    const spelled = spell(writeWithoutMark(move, position));
    const edits = editDistance(bareLetters, lettersOf(spelled));
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
    FILE_COSTS[fileOf(query.to) * 8 + fileOf(move.to)] ?? 0,
    RANK_COSTS[rankOf(query.to) * 8 + rankOf(move.to)] ?? 0,
    originCost(query, move),
  ];
  let slips = 0;
  let count = 0;
  for (const cost of costs) {
    slips += cost;
    if (0 < cost) count++;
  }
  const marks = (capture === (move.captured !== undefined) ? 0 : COST.capture) + promotionCost(query.promotion, move);
  return slips + marks + COST.second * Math.max(0, count - 1);
}

function castlingCost(side: string, move: Move): number {
  if (move.castling) return side === move.castling ? 0 : 1;
  return move.role === 'king' ? 4 : FAR;
}

/** Each pair is worked out once. */
const FILE_COSTS = costsOf(fileName);
const RANK_COSTS = costsOf(rankName);

function costsOf(name: (value: number) => string): readonly number[] {
  return Array.from({ length: 64 }, (_, pair) => coordinateCost(pair >> 3, pair & 7, name));
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

/** Longer texts are like no move. */
const MAX_EDITS = 12;

/**
 * The edits from one text to another: insert, delete, replace, swap two neighbours; `nf3` is nearly `Nf3`. Texts here are a few letters long.
 * A wrong move is compared with all legal ones: so nothing is allocated but three rows.
 */
function editDistance(a: Letters, b: Letters): number {
  if (MAX_EDITS < a.exact.length) return MAX_EDITS;
  const width = b.exact.length;
  let before: number[] = [];
  let previous: number[] = [];
  let current: number[] = [];
  for (let column = 0; column <= width; column++) previous.push(column);
  for (let row = 1; row <= a.exact.length; row++) {
    current[0] = row;
    for (let column = 1; column <= width; column++) {
      const isSame = a.exact[row - 1] === b.exact[column - 1];
      const replaced = isSame ? 0 : a.small[row - 1] === b.small[column - 1] ? 0.4 : 1;
      let least = (previous[column - 1] ?? MAX_EDITS) + replaced;
      const deleted = (previous[column] ?? MAX_EDITS) + 1;
      if (deleted < least) least = deleted;
      const inserted = (current[column - 1] ?? MAX_EDITS) + 1;
      if (inserted < least) least = inserted;
      if (1 < row && a.exact[row - 1] === b.exact[column - 2] && a.exact[row - 2] === b.exact[column - 1]) {
        const swapped = (before[column - 2] ?? MAX_EDITS) + 1;
        if (swapped < least) least = swapped;
      }
      current[column] = least;
    }
    [before, previous, current] = [previous, current, before];
  }
  return previous[width] ?? MAX_EDITS;
}

/** The letters of a text one by one, as they are and as small ones. */
interface Letters {
  readonly exact: readonly string[];
  readonly small: readonly string[];
}

function lettersOf(text: string): Letters {
  const exact = text.split('');
  return { exact, small: exact.map((letter) => letter.toLowerCase()) };
}
