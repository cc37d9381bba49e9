import { SyntaxKind } from '@movetext/pgn';
import { type Hover, MarkupKind } from 'vscode-languageserver-types';
import { gameAtOffset } from '../document.ts';
import { documentOffset, documentRange } from '../range.ts';
import { defineFeature } from './feature.ts';
import { glyphHover } from './hover-glyph.ts';
import { commentHover, type HoverTarget, moveHover, terminationHover } from './hover-move.ts';
import { tagNameHover, tagValueHover } from './hover-tag.ts';
import { readPositionParam } from './params.ts';
import { tokenAt } from './token-at.ts';

/** What stands under the cursor: a move with its board, a comment with the board it speaks of, a tag, a glyph, a result. */
export const hover = defineFeature({
  method: 'textDocument/hover',
  capability: { hoverProvider: true },
  read: readPositionParam,
  run(document, position, settings): Hover | null {
    const offset = documentOffset(document, position);
    const game = gameAtOffset(document, offset);
    if (!game) return null;
    const { section } = game;
    const token = tokenAt(section, offset - game.start);
    if (token === null) return null;
    const range = { start: section.tokens.start(token), end: section.tokens.end(token) };
    const target: HoverTarget = { section, range, settings };
    const value = HOVERS[section.tokens.kind(token)]?.(target) ?? null;
    if (value === null) return null;
    return { contents: { kind: MarkupKind.Markdown, value }, range: documentRange(document, game, range) };
  },
});

/** What each kind of token tells, as Markdown; null where it tells nothing. */
const HOVERS: Readonly<Partial<Record<SyntaxKind, (target: HoverTarget) => string | null>>> = {
  [SyntaxKind.TagName]: tagNameHover,
  [SyntaxKind.TagValue]: tagValueHover,
  [SyntaxKind.San]: moveHover,
  // Another run of text is a move in a dialect or a glyph.
  [SyntaxKind.Word]: (target) => moveHover(target) ?? glyphHover(target),
  [SyntaxKind.Nag]: glyphHover,
  [SyntaxKind.SuffixAnnotation]: glyphHover,
  [SyntaxKind.BraceComment]: commentHover,
  [SyntaxKind.LineComment]: commentHover,
  [SyntaxKind.Termination]: terminationHover,
};
