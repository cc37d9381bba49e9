/** The colors of a board, as CSS colors. */
export interface BoardTheme {
  /** The squares of h1's color. */
  readonly lightSquare: string;
  /** The squares of a1's color. */
  readonly darkSquare: string;
  /** White's pieces within their outlines. */
  readonly whiteFill: string;
  /** The outlines of White's pieces. */
  readonly whiteStroke: string;
  /** Black's pieces within their outlines. */
  readonly blackFill: string;
  /** The outlines of Black's pieces. */
  readonly blackStroke: string;
  /** Laid over the squares of the last move. */
  readonly lastMove: string;
  /** The glow under a king in check. */
  readonly check: string;
  /** Arrows and circles that name no color. */
  readonly mark: string;
}

/** Wood-like colors that sit well on light and on dark pages. */
export const DEFAULT_THEME: BoardTheme = {
  lightSquare: '#f0dfc4',
  darkSquare: '#b98d68',
  whiteFill: '#fffdf8',
  whiteStroke: '#2b2320',
  blackFill: '#2f2826',
  blackStroke: '#171312',
  lastMove: '#9bb83a',
  check: '#e02b20',
  mark: '#1d7a3e',
};
