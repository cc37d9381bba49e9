import { describePosition, parseFen, renderSvg } from '@movetext/chess';

/** What a board can be drawn from. */
export interface Drawable {
  readonly fen: string | undefined;
  /** The server's own picture, White below, which marks the last move. */
  readonly image: string | undefined;
}

/** The address of a picture of the board, undefined where there is nothing to draw. */
export function drawBoard({ fen, image }: Drawable, flipped: boolean): string | undefined {
  if (image && !flipped) return image;
  const setup = fen === undefined ? undefined : parseFen(fen);
  if (!setup?.ok) return image;
  return `data:image/svg+xml,${encodeURIComponent(renderSvg(setup.value, { size: 400, flipped }))}`;
}

/** The pieces and their squares in words, for who cannot see the board; empty for a FEN that cannot be read. */
export function boardInWords(fen: string | undefined): string {
  const setup = fen === undefined ? undefined : parseFen(fen);
  return setup?.ok ? describePosition(setup.value) : '';
}
