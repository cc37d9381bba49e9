import { describeIllegal } from '../explain/describe.ts';
import { explainIllegal } from '../explain/explain.ts';
import { type Move, NULL_MOVE, unpackMove } from '../move.ts';
import { nearestMoves } from '../nearest.ts';
import type { Position } from '../position.ts';
import { squareList } from '../wording.ts';
import type { Meaning } from './dialect/meaning.ts';
import { ALL_LETTERS, type Letters, lettersOf, sayingsOf } from './dialect/sayings.ts';
import type { TidyMove } from './dialect/tidy-move.ts';
import type { DialectReading, DialectResult, ReadDialectOptions } from './dialect-result.ts';
import { movesMatching } from './move-query.ts';
import { parseSan, writeSan } from './san.ts';

const NULL_MOVES = new Set(['--', 'Z0', '0000', '@@@@']);

/**
 * Reads one move, whatever the notation: `Nf3`, `Ng1-f3`, `g1f3`, `7163`, `Sf3`, `馬g1-f3`, `♘f3`, `ed`, `0—0`, `N-KB3`.
 * `text` is one token or a form with spaces (`f : e`, `exd6 e.p.`); a move number before it is passed over.
 *
 * With `languages` the letters of those alone are read; what needs no letters is always read.
 */
export function readDialectMove(text: string, position: Position, options: ReadDialectOptions = {}): DialectResult {
  if (NULL_MOVES.has(text.trim())) return readNull(position);
  const spelled = sayingsOf(text, lettersOf(options.languages));
  if (!spelled) return { kind: 'no-move' };
  const readings: DialectReading[] = [];
  let ambiguous: readonly Move[] = [];
  let first: Meaning | undefined;
  for (const saying of spelled.sayings) {
    const meaning = typeof saying === 'function' ? saying(position) : saying;
    first ??= meaning;
    const moves = legalMovesOf(meaning, position);
    const [only] = moves;
    if (!only) continue;
    if (1 < moves.length) {
      if (ambiguous.length === 0) ambiguous = moves;
    } else if (!readings.some(({ move }) => move.packed === only.packed)) {
      readings.push(readingOf(meaning, only, spelled.tidy, position));
    }
  }
  const [best, ...others] = readings;
  if (best) return { kind: 'read', readings: [best, ...others] };
  if (0 < ambiguous.length) return { kind: 'ambiguous', candidates: ambiguous, message: describeAmbiguous(ambiguous) };
  return first ? illegal(first, position) : { kind: 'no-move' };
}

/**
 * The move that {@link readDialectMove} reads first; `'not-playable'` where the text is a move and means no legal one, or several.
 * For those who try many moves and ask for no more.
 */
export function tryDialectMove(
  text: string,
  position: Position,
  options: ReadDialectOptions = {},
): Move | 'not-playable' | 'no-move' {
  const found = firstMeant(text, position, lettersOf(options.languages));
  return typeof found === 'string' ? found : found.move;
}

/** A move, and the leniencies of the meaning under which it was found. */
interface MeantMove {
  readonly move: Move;
  readonly leniencies: readonly string[];
}

/** The first legal move that a text can mean in some letters, null where it means none or several. */
export function firstMeantIn(text: string, position: Position, letters: Letters): MeantMove | null {
  const found = firstMeant(text, position, letters);
  return typeof found === 'string' ? null : found;
}

function firstMeant(text: string, position: Position, letters: Letters): MeantMove | 'not-playable' | 'no-move' {
  const sayings = sayingsOf(text, letters)?.sayings ?? [];
  // Null moves have no sayings.
  if (sayings.length === 0) return NULL_MOVES.has(text.trim()) ? meantNull(position) : 'no-move';
  for (const saying of sayings) {
    const meaning = typeof saying === 'function' ? saying(position) : saying;
    const { san, leniencies } = meaning;
    if (san !== undefined) {
      // Where the engine finds no single legal move there is none.
      const packed = position.readStandardSan(san);
      if (packed !== 0) return { move: unpackMove(packed), leniencies };
    } else {
      const [move, ...others] = legalMovesOf(meaning, position);
      if (move && others.length === 0) return { move, leniencies };
    }
  }
  return 'not-playable';
}

function meantNull(position: Position): MeantMove | 'not-playable' {
  return position.isCheck() ? 'not-playable' : { move: unpackMove(NULL_MOVE), leniencies: [] };
}

/** Whether a text has the looks of a move in some notation and language, be it legal in a position or not. */
export function looksLikeMove(text: string): boolean {
  return NULL_MOVES.has(text.trim()) || 0 < (sayingsOf(text, ALL_LETTERS)?.sayings.length ?? 0);
}

function legalMovesOf({ wanted, san, choose }: Meaning, position: Position): readonly Move[] {
  if (san !== undefined) {
    const packed = position.readStandardSan(san);
    if (packed !== 0) return [unpackMove(packed)];
  }
  if ('move' in wanted) return [wanted.move];
  const moves =
    typeof wanted === 'function'
      ? position.legalMoves().filter(wanted)
      : movesMatching(position.packedMoves(), wanted).map(unpackMove);
  return choose && 1 < moves.length ? choose(moves) : moves;
}

function readingOf(meaning: Meaning, move: Move, tidy: TidyMove, position: Position): DialectReading {
  const san = writeSan(move, position);
  const mark = san.endsWith('+') ? '+' : san.endsWith('#') ? '#' : '';
  const marks = mark === tidy.check ? [] : ['wrong-check-mark'];
  return { move, san, notation: meaning.notation, leniencies: [...meaning.leniencies, ...tidy.leniencies, ...marks] };
}

/** Reasons and proposals are found when somebody asks: most callers only try. */
function illegal({ wanted, spelling, notation }: Meaning, position: Position): DialectResult {
  return {
    kind: 'illegal',
    notation,
    get message() {
      return typeof wanted === 'function' || 'move' in wanted
        ? `no legal move is ${spelling}`
        : describeIllegal(explainIllegal(position, wanted));
    },
    get proposals() {
      return nearestMoves(spelling, position);
    },
  };
}

function readNull(position: Position): DialectResult {
  const read = parseSan('--', position);
  if (!read.ok) return { kind: 'illegal', message: read.error.message, proposals: [], notation: 'san' };
  return { kind: 'read', readings: [{ move: read.value, san: '--', notation: 'san', leniencies: [] }] };
}

function describeAmbiguous(candidates: readonly Move[]): string {
  return `several moves fit, from ${squareList([...new Set(candidates.map((move) => move.from))])}`;
}
