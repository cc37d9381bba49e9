import { type Move, type Position, readPosition, writeFen, writeSan } from '@movetext/chess';
import { type CompletionItem, CompletionItemKind, MarkupKind } from 'vscode-languageserver-types';
import { boardMarkdown } from '../presentation/board.ts';
import { codeSpan, paragraphs } from '../presentation/markdown.ts';
import { describeMove, numberOf, standing } from '../presentation/move-words.ts';
import type { Settings } from '../settings.ts';
import type { CompletionPlace } from './completion-place.ts';
import { isJson } from './params.ts';

/** The legal moves, mates first, then checks, captures and the others, each by name. */
export function moveItems(place: CompletionPlace & { readonly kind: 'movetext' }, uri: string): CompletionItem[] {
  const { position, typed, range } = place;
  if (!position) return [];
  const fen = writeFen(position);
  const zeros = typed.startsWith('0');
  return position.legalMoves().map((move): CompletionItem => {
    const san = writeSan(move, position);
    return {
      label: san,
      kind: CompletionItemKind.Value,
      detail: describeMove(move),
      sortText: `${rankOfMove(move, san)}${san}`,
      filterText: zeros && move.castling ? san.replaceAll('O', '0') : san,
      textEdit: { range, newText: san },
      // The document's identifier is where requests have it, so that a server finds the document of an item, too.
      data: { textDocument: { uri }, fen, chess960: position.chess960, packed: move.packed },
    };
  });
}

function rankOfMove(move: Move, san: string): number {
  if (san.endsWith('#')) return 0;
  if (san.endsWith('+')) return 1;
  return move.captured ? 2 : 3;
}

/** The item with the board after its move; the item as it is where it holds no move. */
export function resolveMoveItem(item: CompletionItem, settings: Settings): CompletionItem {
  const read = moveOf(item.data);
  if (!read) return item;
  const { position, move } = read;
  const after = position.play(move);
  const value = paragraphs([
    boardMarkdown(after, settings, { caption: `Board after ${item.label}`, lastMove: move }),
    `**${numberOf(position)} ${item.label.replace('#', '\\#')}** · ${standing(after)}`,
    codeSpan(writeFen(after)),
  ]);
  return { ...item, documentation: { kind: MarkupKind.Markdown, value } };
}

/** Data comes back from the editor, so it is read as anything else from outside. */
function moveOf(data: unknown): { position: Position; move: Move } | null {
  if (!isJson(data) || typeof data['fen'] !== 'string') return null;
  const read = readPosition(data['fen'], data['chess960'] === true ? { chess960: true } : {});
  if (!read.ok) return null;
  const { position } = read.value;
  const move = position.legalMoves().find((candidate) => candidate.packed === data['packed']);
  return move ? { position, move } : null;
}
