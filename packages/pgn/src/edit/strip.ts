import type { GameSection } from '../game/game-section.ts';
import { moveNodes } from '../game/walk.ts';
import type { Range } from '../range.ts';
import { SyntaxKind } from '../syntax/kinds.ts';
import { removal, type TextEdit } from './text-edit.ts';

/** Takes all comments out of a game's text: `{...}` and `; ...`. Escape lines stay. */
export function stripComments({ tokens, source }: GameSection): readonly TextEdit[] {
  const ranges: Range[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.BraceComment || kind === SyntaxKind.LineComment) {
      ranges.push({ start: tokens.start(token), end: tokens.end(token) });
    }
  }
  return removals(source, ranges);
}

/** Takes all glyphs out of a game's text, however written: `$1`, `!`, `±`. */
export function stripNags(section: GameSection): readonly TextEdit[] {
  const game = section.game();
  const ranges = [...moveNodes(game)].flatMap((node) =>
    [...node.nagsBefore, ...node.nags, ...node.variations.flatMap((variation) => variation.nagsBefore)].map(
      ({ range }) => range,
    ),
  );
  return removals(section.source, ranges, 'glyphs');
}

/** Takes all variations out of a game's text, with all that is in them. */
export function stripVariations(section: GameSection): readonly TextEdit[] {
  const ranges = section.game().moves.flatMap(({ variations }) => variations.map(({ range }) => range));
  return removals(section.source, ranges);
}

/** Stretches that only spaces part are one, or the spaces between them would be taken out twice. */
function removals(source: GameSection['source'], ranges: Range[], what?: 'glyphs'): readonly TextEdit[] {
  const joined: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && source.slice(last.end, range.start).trim() === '') {
      joined[joined.length - 1] = { start: last.start, end: range.end };
    } else joined.push(range);
  }
  return joined.map((range) => {
    const edit = removal(source, range);
    // What touches a glyph is a move, or nothing that needs a space: `e4!`.
    return what === 'glyphs' && edit.newText === ' ' && !needsSpace(source, range) ? { ...edit, newText: '' } : edit;
  });
}

/** Whether words would touch: the glyph of `e4!Nf6` is all that parts them. */
function needsSpace(source: GameSection['source'], { start, end }: Range): boolean {
  return /\S\S/.test(source.slice(Math.max(0, start - 1), start) + source.slice(end, Math.min(source.length, end + 1)));
}
