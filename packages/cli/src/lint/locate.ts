import type { Finding } from '@movetext/language-service';
import type { PlacedSection } from '../input/games.ts';
import type { LocatedFinding, PlaceRange } from '../reporters/reporter.ts';

/** A finding with its place in the file instead of in its game. */
export function locate(finding: Finding, { start: gameStart, index, lines }: PlacedSection): LocatedFinding {
  const placeOf = ({ start, end }: Finding['range']): PlaceRange => ({
    start: lines.placeAt(gameStart + start),
    end: lines.placeAt(gameStart + end),
  });
  const { code, severity, message, ply, range } = finding;
  return {
    code,
    severity,
    message,
    game: index,
    ...(ply !== undefined && { ply }),
    range: placeOf(range),
    fixes: () =>
      finding.fixes().map(({ title, safe, edits }) => ({
        title,
        safe,
        edits: edits.map((edit) => ({ range: placeOf(edit.range), newText: edit.newText })),
      })),
    excerpt: () => lines.excerptAt(gameStart + range.start),
  };
}
