import type { Finding } from '@movetext/language-service';
import type { GameSection } from '@movetext/pgn';
import type { LineIndex } from '../line-index.ts';
import type { LocatedFinding, PlaceRange } from '../reporters/reporter.ts';

/** A finding with its place in the file instead of in its game. */
export function locate(finding: Finding, section: GameSection, lines: LineIndex): LocatedFinding {
  const placeOf = ({ start, end }: Finding['range']): PlaceRange => ({
    start: lines.placeAt(section.start + start),
    end: lines.placeAt(section.start + end),
  });
  const { code, severity, message, ply, range } = finding;
  return {
    code,
    severity,
    message,
    game: section.index,
    ...(ply !== undefined && { ply }),
    range: placeOf(range),
    fixes: () =>
      finding.fixes().map(({ title, safe, edits }) => ({
        title,
        safe,
        edits: edits.map((edit) => ({ range: placeOf(edit.range), newText: edit.newText })),
      })),
    excerpt: () => lines.excerptAt(section.start + range.start),
  };
}
