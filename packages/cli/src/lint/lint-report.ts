import { lintSection, SEVERITIES, type Severity } from '@movetext/language-service';
import { legalPlies } from '@movetext/pgn';
import type { Encoding } from '../input/encoding.ts';
import type { PlacedSection } from '../input/games.ts';
import type { Place } from '../input/line-index.ts';
import type { LocatedFinding, PlaceRange, Reporter, Summary } from '../reporters/reporter.ts';
import type { PieceOptions } from './lint-options.ts';
import type { SentFinding } from './lint-piece.ts';
import { movedPlace, type PlacedResult } from './lint-threads.ts';
import { locate } from './locate.ts';

/** Counts and prints what is found, file by file: game by game as they are read here, or in pieces that other threads have checked. */
export class LintReport {
  readonly #reporter: Reporter;
  readonly #options: Pick<PieceOptions, 'settings' | 'quiet'>;
  readonly #bySeverity: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  #files = 0;
  #games = 0;
  #plies = 0;
  #fileGames = 0;
  #filePlies = 0;

  constructor(reporter: Reporter, options: Pick<PieceOptions, 'settings' | 'quiet'>) {
    this.#reporter = reporter;
    this.#options = options;
  }

  openFile(path: string, encoding: Encoding): void {
    this.#fileGames = 0;
    this.#filePlies = 0;
    this.#reporter.openFile(path, encoding);
  }

  /** Checks a game and prints what is found. */
  addSection(placed: PlacedSection): void {
    const { section } = placed;
    const { settings, quiet } = this.#options;
    if (section.isGame) this.#fileGames++;
    this.#filePlies += legalPlies(section);
    for (const finding of lintSection(section, settings)) {
      this.#bySeverity[finding.severity]++;
      if (quiet && finding.severity !== 'error') continue;
      this.#reporter.finding(locate(finding, placed));
    }
  }

  /** Counts and prints what was found in a position of a file of them. */
  addPosition(findings: readonly LocatedFinding[]): void {
    this.#fileGames++;
    for (const finding of findings) {
      this.#bySeverity[finding.severity]++;
      if (!this.#options.quiet || finding.severity === 'error') this.#reporter.finding(finding);
    }
  }

  /** Prints what was found in a piece. */
  addPiece({ result, games, place }: PlacedResult): void {
    this.#fileGames += result.games;
    this.#filePlies += result.plies;
    for (const severity of SEVERITIES) this.#bySeverity[severity] += result.bySeverity[severity];
    const move = (at: Place): Place => movedPlace(at, result.startPlace, place);
    const moveRange = ({ start, end }: PlaceRange): PlaceRange => ({ start: move(start), end: move(end) });
    for (const finding of result.findings) this.#reporter.finding(moved(finding, games, moveRange));
  }

  closeFile(): void {
    this.#reporter.closeFile({ games: this.#fileGames, plies: this.#filePlies });
    this.#files++;
    this.#games += this.#fileGames;
    this.#plies += this.#filePlies;
  }

  /** Ends the report; returns what all files came to. */
  end(more: Pick<Summary, 'fixed' | 'seconds'>): Summary {
    const summary = {
      files: this.#files,
      games: this.#games,
      plies: this.#plies,
      bySeverity: this.#bySeverity,
      ...more,
    };
    this.#reporter.end(summary);
    return summary;
  }
}

function moved(finding: SentFinding, games: number, moveRange: (range: PlaceRange) => PlaceRange) {
  return {
    ...finding,
    game: games + finding.game,
    range: moveRange(finding.range),
    fixes: () =>
      finding.fixes.map((fix) => ({
        ...fix,
        edits: fix.edits.map((edit) => ({ ...edit, range: moveRange(edit.range) })),
      })),
    excerpt: () => finding.excerpt,
  };
}
