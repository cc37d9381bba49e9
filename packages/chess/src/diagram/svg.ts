import type { Position } from '../position.ts';
import type { Setup } from '../setup.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import { FILE_NAMES, type Piece, RANK_NAMES, ROLES, type Role, type Square } from '../types.ts';
import { boardOf } from './board-of.ts';
import { PIECE_PATHS } from './pieces.ts';
import { type BoardTheme, DEFAULT_THEME } from './theme.ts';

/** An arrow from one square to another, or a circle round a square where both are the same. */
export interface BoardArrow {
  readonly from: Square;
  readonly to: Square;
  /** A CSS color; the theme's `mark` when left out. */
  readonly color?: string;
}

/** A whole square in a color, under its piece. */
export interface SquareMark {
  readonly square: Square;
  /** A CSS color; the theme's `mark` when left out. */
  readonly color?: string;
}

/** How to draw a board as SVG. */
export interface RenderSvgOptions {
  /** Width and height in pixels, more than 0; 240 when left out. Multiples of 8 keep the squares sharp. */
  readonly size?: number;
  /** Black's side below. */
  readonly flipped?: boolean;
  /** The move that led here: its two squares are tinted. */
  readonly lastMove?: { readonly from: Square; readonly to: Square };
  /** The square of a king in check, which glows. */
  readonly check?: Square;
  /** Arrows and circles over the pieces. */
  readonly arrows?: readonly BoardArrow[];
  /** Colored squares under the pieces. */
  readonly marks?: readonly SquareMark[];
  /** Names of files and ranks along the edge; on when left out. */
  readonly coordinates?: boolean;
  /** Read out by screen readers. */
  readonly label?: string;
  /** Colors that differ from those of `DEFAULT_THEME`. */
  readonly theme?: Partial<BoardTheme>;
}

/** The side of a square in the drawing's own units, which are those of the pieces' outlines. */
const CELL = 24;

/**
 * Draws a board as a self-contained SVG text of 3 to 5 KB: no fonts, scripts or links,
 * fixed width and height, fit for an `<img>` with a data URI and for writing to a file.
 *
 * @throws RangeError if the size is no number of pixels.
 */
export function renderSvg(value: Position | Setup, options: RenderSvgOptions = {}): string {
  const drawing = new Drawing(options);
  const size = options.size ?? 240;
  if (!(Number.isFinite(size) && 0 < size)) throw new RangeError(`A board is more than 0 pixels wide, not ${size}`);
  const label = options.label === undefined ? '' : ` role="img" aria-label="${escapeXml(options.label)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 192 192"${label}>`,
    ...drawing.squares(),
    ...drawing.highlights(),
    ...drawing.coordinates(),
    ...drawing.pieces(boardOf(value)),
    ...drawing.arrows(),
    '</svg>',
  ].join('');
}

/** The parts of one drawing, from the bottom up. */
class Drawing {
  readonly #options: RenderSvgOptions;
  readonly #theme: BoardTheme;

  constructor(options: RenderSvgOptions) {
    this.#options = options;
    this.#theme = { ...DEFAULT_THEME, ...options.theme };
  }

  squares(): string[] {
    const { lightSquare, darkSquare } = this.#theme;
    return [
      `<defs><pattern id="mt-dark" width="48" height="48" patternUnits="userSpaceOnUse">`,
      `<path fill="${escapeXml(darkSquare)}" d="M24 0h24v24H0v24h24z"/></pattern></defs>`,
      `<path fill="${escapeXml(lightSquare)}" d="M0 0h192v192H0z"/><path fill="url(#mt-dark)" d="M0 0h192v192H0z"/>`,
    ];
  }

  highlights(): string[] {
    const { lastMove, check, marks = [] } = this.#options;
    const { lastMove: tint, check: glow, mark } = this.#theme;
    const tinted = lastMove ? [lastMove.from, lastMove.to].map((square) => this.#overlay(square, tint, 0.55)) : [];
    const marked = marks.map((item) => this.#overlay(item.square, item.color ?? mark, 0.55));
    const glowing = check === undefined ? [] : this.#glow(check, glow);
    return [...tinted, ...marked, ...glowing];
  }

  coordinates(): string[] {
    if (this.#options.coordinates === false) return [];
    const { lightSquare, darkSquare } = this.#theme;
    const onLight: string[] = [];
    const onDark: string[] = [];
    for (let index = 0; index < 8; index++) {
      const file = this.#options.flipped ? 7 - index : index;
      const rank = this.#options.flipped ? index : 7 - index;
      const fileText = `<text x="${index * CELL + 23.2}" y="190.8" text-anchor="end">${FILE_NAMES[file]}</text>`;
      const rankText = `<text x="1.2" y="${index * CELL + 6}">${RANK_NAMES[rank]}</text>`;
      (index % 2 === 0 ? onDark : onLight).push(fileText);
      (index % 2 === 0 ? onLight : onDark).push(rankText);
    }
    return [
      `<g font-family="sans-serif" font-size="6.2" font-weight="600">`,
      `<g fill="${escapeXml(darkSquare)}">${onLight.join('')}</g>`,
      `<g fill="${escapeXml(lightSquare)}">${onDark.join('')}</g></g>`,
    ];
  }

  pieces(board: readonly (Piece | undefined)[]): string[] {
    const roles = ROLES.filter((role) => board.some((piece) => piece?.role === role));
    const { whiteFill, whiteStroke, blackFill, blackStroke } = this.#theme;
    return [
      `<defs>${roles.map(pieceDefinition).join('')}</defs>`,
      `<g stroke-linejoin="round" stroke-width="1" fill="${escapeXml(whiteFill)}" stroke="${escapeXml(whiteStroke)}">`,
      ...this.#uses(board, 'white'),
      `</g><g stroke-linejoin="round" stroke-width=".7" fill="${escapeXml(blackFill)}" stroke="${escapeXml(blackStroke)}">`,
      ...this.#uses(board, 'black'),
      '</g>',
    ];
  }

  arrows(): string[] {
    return (this.#options.arrows ?? []).map((arrow) => {
      const color = escapeXml(arrow.color ?? this.#theme.mark);
      const from = this.#center(arrow.from);
      const to = this.#center(arrow.to);
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length === 0) {
        return `<circle cx="${from.x}" cy="${from.y}" r="10.6" fill="none" stroke="${color}" stroke-width="2" opacity=".8"/>`;
      }
      const angle = round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
      const tip = round(length - 3);
      const path = `M7-2H${round(tip - 9)}v-4L${tip} 0l-9 6v-4H7z`;
      return `<path transform="translate(${from.x} ${from.y})rotate(${angle})" d="${path}" fill="${color}" opacity=".8"/>`;
    });
  }

  #uses(board: readonly (Piece | undefined)[], color: Piece['color']): string[] {
    return board.flatMap((piece, square) => {
      if (piece?.color !== color) return [];
      const { x, y } = this.#corner(square);
      return [`<use href="#mt-${piece.role}" x="${x}" y="${y}"/>`];
    });
  }

  #overlay(square: Square, color: string, opacity: number): string {
    const { x, y } = this.#corner(square);
    return `<path fill="${escapeXml(color)}" opacity="${opacity}" d="M${x} ${y}h24v24h-24z"/>`;
  }

  #glow(square: Square, color: string): string[] {
    const { x, y } = this.#corner(square);
    const stop = (offset: string, opacity: number) =>
      `<stop offset="${offset}" stop-color="${escapeXml(color)}" stop-opacity="${opacity}"/>`;
    return [
      `<radialGradient id="mt-check">${stop('.3', 1)}${stop('1', 0)}</radialGradient>`,
      `<circle cx="${x + 12}" cy="${y + 12}" r="15" fill="url(#mt-check)"/>`,
    ];
  }

  #corner(square: Square): { x: number; y: number } {
    const shown = this.#options.flipped ? squareAt(7 - fileOf(square), 7 - rankOf(square)) : square;
    return { x: fileOf(shown) * CELL, y: (7 - rankOf(shown)) * CELL };
  }

  #center(square: Square): { x: number; y: number } {
    const { x, y } = this.#corner(square);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }
}

function pieceDefinition(role: Role): string {
  return `<path id="mt-${role}" transform="translate(1.4 .5)scale(.88)" d="${PIECE_PATHS[role]}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
