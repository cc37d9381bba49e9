import { describeIllegal } from '../explain/describe.ts';
import { explainIllegal } from '../explain/explain.ts';
import { type Move, unpackMove } from '../move.ts';
import { nearestMoves } from '../nearest.ts';
import type { Position } from '../position.ts';
import { squareList } from '../wording.ts';
import { LOOKALIKE } from './dialect/algebraic.ts';
import type { Meaning } from './dialect/meaning.ts';
import { READERS } from './dialect/readers.ts';
import { type TidyMove, tidyMove } from './dialect/tidy-move.ts';
import type { DialectReading, DialectResult, ReadDialectOptions } from './dialect-result.ts';
import type { Language } from './language.ts';
import { LANGUAGES, languageOf } from './languages.ts';
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
  const tidy = tidyMove(text);
  if (NULL_MOVES.has(text.trim())) return readNull(position);
  if (!tidy) return { kind: 'no-move' };
  const languages = languagesOf(options.languages);
  const context = { position, languages };
  const meanings = READERS.flatMap((read) => read(tidy, context)).sort((a, b) => rankOf(a) - rankOf(b));
  const readings: DialectReading[] = [];
  let ambiguous: readonly Move[] = [];
  for (const meaning of meanings) {
    const moves = legalMovesOf(meaning, position);
    const [only] = moves;
    if (!only) continue;
    if (1 < moves.length) {
      if (ambiguous.length === 0) ambiguous = moves;
    } else if (!readings.some(({ move }) => move.packed === only.packed)) {
      readings.push(readingOf(meaning, only, tidy, position));
    }
  }
  const [best, ...others] = readings;
  if (best) return { kind: 'read', readings: [best, ...others] };
  if (0 < ambiguous.length) return { kind: 'ambiguous', candidates: ambiguous, message: describeAmbiguous(ambiguous) };
  const [first] = meanings;
  return first ? illegal(first, position) : { kind: 'no-move' };
}

/** Whether a text has the looks of a move in some notation and language, be it legal in the position or not. */
export function looksLikeMove(text: string, position: Position): boolean {
  if (NULL_MOVES.has(text.trim())) return true;
  const tidy = tidyMove(text);
  if (!tidy) return false;
  const context = { position, languages: LANGUAGES };
  return READERS.some((read) => 0 < read(tidy, context).length);
}

/** Letters of another keyboard come last. */
function rankOf({ leniencies }: Meaning): number {
  return leniencies.includes(LOOKALIKE) ? 1 : 0;
}

function languagesOf(codes: readonly string[] | undefined): readonly Language[] {
  if (!codes) return LANGUAGES;
  return codes.flatMap((code) => languageOf(code) ?? []);
}

function legalMovesOf({ wanted, choose }: Meaning, position: Position): readonly Move[] {
  if ('move' in wanted) return [wanted.move];
  const moves =
    typeof wanted === 'function'
      ? position.legalMoves().filter(wanted)
      : movesMatching(position.packedMoves(), wanted).map(unpackMove);
  return choose && 1 < moves.length ? choose(moves) : moves;
}

function readingOf(meaning: Meaning, move: Move, tidy: TidyMove, position: Position): DialectReading {
  const san = writeSan(move, position);
  const mark = /[+#]?$/.exec(san)?.[0] ?? '';
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
