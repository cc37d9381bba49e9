import { type GameSection, type Range, SyntaxKind } from '@movetext/pgn';
import type { SelectionRange } from 'vscode-languageserver-types';
import { gameAtOffset, type ServiceDocument } from '../document.ts';
import { documentOffset, documentRange, offsetRange } from '../range.ts';
import { defineFeature } from './feature.ts';
import { gameParts } from './game-parts.ts';
import { readPositionsParam } from './params.ts';
import { tokenAt } from './token-at.ts';

/** Selections that grow from a move to its variation, the movetext, the game and the file. */
export const selectionRange = defineFeature({
  method: 'textDocument/selectionRange',
  capability: { selectionRangeProvider: true },
  read: readPositionsParam,
  run: (document, positions): SelectionRange[] =>
    positions.map((position) => selectionAt(document, documentOffset(document, position))),
});

function selectionAt(document: ServiceDocument, offset: number): SelectionRange {
  const file: SelectionRange = { range: offsetRange(document, 0, document.lines.text.length) };
  const game = gameAtOffset(document, offset);
  if (!game) return file;
  return enclosing(game.section, offset - game.start).reduce<SelectionRange>(
    (parent, range) => ({ range: documentRange(document, game, range), parent }),
    file,
  );
}

/** The stretches of a game that hold an offset, from the widest to the narrowest. */
function enclosing(section: GameSection, offset: number): Range[] {
  const { whole, tags, moves } = gameParts(section);
  const holds = (range: Range | null): range is Range => range !== null && range.start <= offset && offset <= range.end;
  const token = tokenAt(section, offset);
  const { tokens } = section;
  const all = [
    whole,
    tags,
    moves,
    ...openVariations(section, offset),
    token === null ? null : { start: tokens.start(token), end: tokens.end(token) },
  ];
  return all.filter(holds);
}

/** The variations around an offset, the outermost first. */
function openVariations({ tokens }: GameSection, offset: number): Range[] {
  const open: number[] = [];
  const around: Range[] = [];
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.VariationOpen) open.push(tokens.start(token));
    const start = kind === SyntaxKind.VariationClose ? open.pop() : undefined;
    if (start !== undefined && start <= offset && offset <= tokens.end(token)) {
      around.push({ start, end: tokens.end(token) });
    }
  }
  return around.sort((a, b) => a.start - b.start);
}
