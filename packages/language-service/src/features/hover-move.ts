import { type Position, writeFen, writeSan } from '@movetext/chess';
import {
  contextAt,
  type GameSection,
  type MoveNode,
  nodeAt,
  positionAfter,
  positionBefore,
  type Range,
} from '@movetext/pgn';
import { boardMarkdown } from '../presentation/board.ts';
import { codeSpan, escapeMarkdown, paragraphs } from '../presentation/markdown.ts';
import { numberOf, standing } from '../presentation/move-words.ts';
import type { Settings } from '../settings.ts';
import { nagMeaning } from './nag-meaning.ts';
import { resultMeaning } from './result-meaning.ts';

/** A token that the cursor is on. */
export interface HoverTarget {
  readonly section: GameSection;
  /** The token's range, from the game's start. */
  readonly range: Range;
  readonly settings: Settings;
}

/** A move: the board behind it, or before it where it cannot be played, with the reason. */
export function moveHover({ section, range, settings }: HoverTarget): string | null {
  const game = section.game();
  const node = nodeAt(game, range.start);
  if (!node) return null;
  const before = positionBefore(game, node);
  if (!before) return paragraphs([`**${escapeMarkdown(node.written)}**`, 'This move is not checked']);
  const { verdict } = node;
  const title = `**${numberOf(before)} ${escapeMarkdown(verdict.kind === 'legal' ? verdict.san : node.written)}**`;
  const glyphs = [...node.nagsBefore, ...node.nags].map((nag) => `${codeSpan(nag.written)} ${nagMeaning(nag.number)}`);

  if (verdict.kind === 'legal' || verdict.kind === 'null-move') {
    const after = positionAfter(game, node);
    if (!after) return null;
    return paragraphs([
      boardMarkdown(after, settings, {
        caption: `Board after ${numberOf(before)} ${node.written}`,
        lastMove: verdict.played,
      }),
      `${title} · ${standing(after)}`,
      fenSpan(after),
      ...glyphs,
    ]);
  }
  return paragraphs([
    boardMarkdown(before, settings, { caption: `Board before ${numberOf(before)} ${node.written}`, ...lastMove(node) }),
    `${title} · ${faultOf(node)}`,
    readingOn(node, before),
    fenSpan(before),
    ...glyphs,
  ]);
}

/** A termination marker: the board at the end of the main line. */
export function terminationHover({ section, range, settings }: HoverTarget): string | null {
  const game = section.game();
  const last = game.moves.at(-1);
  const position = last ? positionAfter(game, last) : game.start.position;
  const written = section.source.slice(range.start, range.end);
  const result = resultMeaning(game.termination?.value ?? written);
  if (!position) return result ?? null;
  return paragraphs([
    boardMarkdown(position, settings, { caption: 'Board at the end of the game', ...(last && playedBy(last)) }),
    `**${escapeMarkdown(written)}** ${result ? `· ${result}` : ''}`,
    standing(position),
    fenSpan(position),
  ]);
}

/** A comment: the board that it speaks of. */
export function commentHover({ section, range, settings }: HoverTarget): string | null {
  const { position, previous } = contextAt(section, range.end);
  if (!position) return null;
  return paragraphs([
    boardMarkdown(position, settings, { caption: 'Board at the comment', ...(previous && playedBy(previous)) }),
    standing(position),
    fenSpan(position),
  ]);
}

function fenSpan(position: Position): string {
  return codeSpan(writeFen(position));
}

function faultOf({ verdict }: MoveNode): string {
  switch (verdict.kind) {
    case 'illegal':
      return `${verdict.reason.startsWith('"') ? '' : 'illegal: '}${escapeMarkdown(verdict.reason)}`;
    case 'ambiguous':
      return escapeMarkdown(verdict.message);
    case 'unchecked':
      return 'not checked';
    case 'legal':
    case 'null-move':
      return '';
  }
}

/** Reading goes on behind a wrong move with the likeliest one. */
function readingOn({ verdict }: MoveNode, before: Position): string | null {
  if (verdict.kind !== 'illegal' && verdict.kind !== 'ambiguous') return null;
  if (!verdict.played || verdict.played.isNull) return null;
  return `Read on as if it were ${codeSpan(writeSan(verdict.played, before))}`;
}

function lastMove(node: MoveNode) {
  return node.previous ? playedBy(node.previous) : {};
}

function playedBy({ verdict }: MoveNode) {
  return verdict.played ? { lastMove: verdict.played } : {};
}
