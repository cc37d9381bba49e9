import type { Severity } from '@movetext/language-service';
import type { Encoding } from '../input/encoding.ts';
import type { LineExcerpt, Place } from '../input/line-index.ts';

/** A stretch of a text, between two places. */
export interface PlaceRange {
  readonly start: Place;
  readonly end: Place;
}

/** A finding whose place in the file is known. */
export interface LocatedFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The game's number in the file, from 0. */
  readonly game: number;
  /** Half-moves before the faulty one; absent outside moves. */
  readonly ply?: number;
  readonly range: PlaceRange;
  /** Ways to mend it, worked out when called. To be called before the next finding is asked for. */
  readonly fixes: () => readonly LocatedFix[];
  /** The line on which it begins. To be called before the next finding is asked for. */
  readonly excerpt: () => LineExcerpt;
}

/** A way to mend a finding. */
export interface LocatedFix {
  readonly title: string;
  readonly safe: boolean;
  readonly edits: readonly { readonly range: PlaceRange; readonly newText: string }[];
}

/** What a file came to. */
export interface FileCounts {
  readonly games: number;
  /** Main-line half-moves that are legal. */
  readonly plies: number;
}

/** What all files came to. */
export interface Summary extends FileCounts {
  readonly files: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  /** Places that were mended before; absent unless that was asked for. */
  readonly fixed?: number;
  readonly seconds: number;
}

/** Prints findings as they come, so that nothing is kept. Calls come in this order: for each file `openFile`, any number of `finding`, `closeFile`; then `end`. */
export interface Reporter {
  openFile(path: string, encoding: Encoding): void;
  finding(finding: LocatedFinding): void;
  closeFile(counts: FileCounts): void;
  end(summary: Summary): void;
}
