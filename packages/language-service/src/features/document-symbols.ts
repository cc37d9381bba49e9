import type { GameSection, Range } from '@movetext/pgn';
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver-types';
import type { ServiceDocument } from '../document.ts';
import type { DocumentGame } from '../document-games.ts';
import { documentRange } from '../range.ts';
import { defineFeature } from './feature.ts';
import { gameParts } from './game-parts.ts';
import { readNothing } from './params.ts';

/** The outline: a symbol a game, with its tags and its moves below. */
export const documentSymbols = defineFeature({
  method: 'textDocument/documentSymbol',
  capability: { documentSymbolProvider: true },
  read: readNothing,
  run: (document): DocumentSymbol[] =>
    document.games.flatMap((game, index) => {
      const parts = gameParts(game.section);
      if (!game.section.isGame || !parts.whole) return [];
      const whole = symbol(document, game, nameOf(game.section, index), SymbolKind.Class, parts.whole);
      return [
        {
          ...whole,
          detail: detailOf(game.section),
          children: [
            ...(parts.tags ? [symbol(document, game, 'Tags', SymbolKind.Object, parts.tags)] : []),
            ...(parts.moves ? [symbol(document, game, 'Moves', SymbolKind.Array, parts.moves)] : []),
          ],
        },
      ];
    }),
});

/** A symbol's selection is its first line, so that going there shows its beginning. */
function symbol(
  document: ServiceDocument,
  game: DocumentGame,
  name: string,
  kind: SymbolKind,
  range: Range,
): DocumentSymbol {
  const whole = documentRange(document, game, range);
  const { start, end } = whole;
  const firstLine = start.line === end.line ? end : { line: start.line, character: start.character + 1 };
  return { name, kind, range: whole, selectionRange: { start, end: firstLine } };
}

function nameOf(section: GameSection, index: number): string {
  const white = section.tag('White')?.trim();
  const black = section.tag('Black')?.trim();
  return white || black ? `${white || '?'} - ${black || '?'}` : `Game ${index + 1}`;
}

function detailOf(section: GameSection): string {
  return ['Event', 'Round', 'Result']
    .map((name) => section.tag(name)?.trim())
    .filter((value) => value && value !== '?' && value !== '-')
    .join(', ');
}
