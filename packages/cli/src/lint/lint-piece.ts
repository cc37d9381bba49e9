import { lintSection, type Severity } from '@movetext/language-service';
import { GameBytes, type GameSection, legalPlies } from '@movetext/pgn';
import type { ByteEncoding } from '../input/encoding.ts';
import { LOOK_AHEAD } from '../input/games.ts';
import { type LineExcerpt, LineIndex, type Place, windowOf } from '../input/line-index.ts';
import type { LocatedFinding, LocatedFix } from '../reporters/reporter.ts';
import type { PieceOptions } from './lint-options.ts';
import { locate } from './locate.ts';

/** Part of a text, for somebody to check who knows nothing of the rest. All of it can be sent to another thread. */
export interface PieceJob {
  /** Some of the text before the piece, for lines to be shown; then the piece; then some of the text behind it, to tell where its last game ends. */
  readonly bytes: Uint8Array;
  /** Bytes before the piece. */
  readonly before: number;
  /** Bytes of the piece, at whose start a game is said to begin. */
  readonly length: number;
  /** Whether `bytes` reach to the text's end. */
  readonly isFinal: boolean;
  readonly encoding: ByteEncoding;
}

/** What was found in a piece. Places count from the start of the job's bytes, games from the piece's first one. */
export interface PieceResult {
  /** Where the last game ends that could be read, counted from the piece's start: behind the piece's end where that game goes on, before it where there was too little to go by. */
  readonly end: number;
  readonly startPlace: Place;
  readonly endPlace: Place;
  readonly games: number;
  readonly plies: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly findings: readonly SentFinding[];
}

/** A finding with all that will be printed of it. */
export interface SentFinding extends Omit<LocatedFinding, 'fixes' | 'excerpt'> {
  readonly fixes: readonly LocatedFix[];
  readonly excerpt: LineExcerpt;
}

const NO_EXCERPT: LineExcerpt = { text: '', at: 0, isCutBefore: false, isCutBehind: false };

/** Checks the games that begin in a piece. */
export function lintPiece(job: PieceJob, { settings, quiet, format }: PieceOptions): PieceResult {
  const { bytes, before, length, encoding } = job;
  const lines = new LineIndex(encoding);
  lines.show(windowOf(bytes));
  const startPlace = lines.placeAt(before);
  const bySeverity: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  const findings: SentFinding[] = [];
  let games = 0;
  let plies = 0;
  let end = 0;
  for (const section of sectionsOf(job)) {
    end = section.end;
    const placed = { section, index: games, start: before + section.start, end: before + end, lines };
    plies += legalPlies(section);
    for (const finding of lintSection(section, settings)) {
      bySeverity[finding.severity]++;
      if (quiet && finding.severity !== 'error') continue;
      const { fixes, excerpt, ...rest } = locate(finding, placed);
      findings.push({
        ...rest,
        fixes: format === 'json' ? fixes() : [],
        excerpt: format === 'text' ? excerpt() : NO_EXCERPT,
      });
    }
    if (section.isGame) games++;
    if (length <= end) break;
  }
  return { end, startPlace, endPlace: lines.placeAt(before + end), games, plies, bySeverity, findings };
}

/** The games of a job's bytes that are whole, whatever comes behind them. */
function* sectionsOf({ bytes, before, isFinal, encoding }: PieceJob): Generator<GameSection> {
  const games = new GameBytes({ encoding, lookAhead: LOOK_AHEAD, pieceSize: Math.max(1, bytes.length) });
  games.room().set(bytes.subarray(before));
  games.add(bytes.length - before);
  if (isFinal) games.end();
  for (let section = games.next(); section !== null; section = games.next()) yield section;
}
