import { type Move, type Position, renderSvg, renderText } from '@movetext/chess';
import type { Settings } from '../settings.ts';
import { base64OfText } from './base64.ts';

/** What a board shows beside its pieces. */
export interface BoardOptions {
  /** What the board shows, for those who cannot see it. */
  readonly caption: string;
  /** The move that led to the position. */
  readonly lastMove?: Move;
}

/** A board in Markdown, in the style that the settings ask for; empty where they ask for none. */
export function boardMarkdown(position: Position, settings: Settings, options: BoardOptions): string {
  switch (settings.board) {
    case 'image': {
      const { lastMove, caption } = options;
      const svg = renderSvg(position, { size: settings.boardSize, ...(lastMove && !lastMove.isNull && { lastMove }) });
      return `![${caption.replace(/[[\]\\]/g, '')}](data:image/svg+xml;base64,${base64OfText(svg)})`;
    }
    case 'text':
      return `\`\`\`text\n${renderText(position)}\n\`\`\``;
    case 'none':
      return '';
  }
}
