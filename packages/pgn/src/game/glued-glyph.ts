import { type Position, readSan } from '@movetext/chess';
import { nagOfGlyph } from '../data/nags.ts';

/** A move and the glyph that touches it. */
export interface GluedGlyph {
  readonly move: string;
  readonly glyph: string;
}

/** The longest sign of the table has so many characters. */
const LONGEST_GLYPH = 3;

/** Takes `e4±`, `Nf3+-` and `e4N` apart where the front is a move of the position and the whole is none; null where not. */
export function splitGlyph(text: string, position: Position): GluedGlyph | null {
  for (let length = Math.min(LONGEST_GLYPH, text.length - 2); 0 < length; length--) {
    const move = text.slice(0, -length);
    const glyph = text.slice(-length);
    if (nagOfGlyph(glyph) && readSan(move, position).ok && !readSan(text, position).ok) return { move, glyph };
  }
  return null;
}
