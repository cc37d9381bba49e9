import { type GameSection, type Range, SyntaxKind } from '@movetext/pgn';
import { type FoldingRange, FoldingRangeKind } from 'vscode-languageserver-types';
import type { ServiceDocument } from '../document.ts';
import type { DocumentGame } from '../document-games.ts';
import { documentRange } from '../range.ts';
import { defineFeature } from './feature.ts';
import { gameParts } from './game-parts.ts';
import { readNothing } from './params.ts';

/** Folds games, their tag sections, variations, and comments of several lines. */
export const folding = defineFeature({
  method: 'textDocument/foldingRange',
  capability: { foldingRangeProvider: true },
  read: readNothing,
  run: (document): FoldingRange[] => document.games.flatMap((game) => foldsOf(document, game)),
});

function foldsOf(document: ServiceDocument, game: DocumentGame): FoldingRange[] {
  const { whole, tags } = gameParts(game.section);
  return [
    ...(whole ? fold(document, game, whole) : []),
    ...(tags ? fold(document, game, tags, FoldingRangeKind.Region) : []),
    ...comments(game.section).flatMap((range) => fold(document, game, range, FoldingRangeKind.Comment)),
    ...variations(game.section).flatMap((range) => fold(document, game, range)),
  ];
}

/** Only what spans lines can be folded. */
function fold(document: ServiceDocument, game: DocumentGame, range: Range, kind?: FoldingRangeKind): FoldingRange[] {
  const { start, end } = documentRange(document, game, range);
  if (start.line === end.line) return [];
  return [{ startLine: start.line, endLine: end.line, ...(kind && { kind }) }];
}

function comments({ tokens }: GameSection): Range[] {
  const found: Range[] = [];
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.kind(token) === SyntaxKind.BraceComment) {
      found.push({ start: tokens.start(token), end: tokens.end(token) });
    }
  }
  return found;
}

/** Pairs of parentheses. One that is never closed folds nothing. */
function variations({ tokens }: GameSection): Range[] {
  const found: Range[] = [];
  const open: number[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.VariationOpen) open.push(tokens.start(token));
    const start = kind === SyntaxKind.VariationClose ? open.pop() : undefined;
    if (start !== undefined) found.push({ start, end: tokens.end(token) });
  }
  return found;
}
