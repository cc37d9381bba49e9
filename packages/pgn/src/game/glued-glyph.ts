import { isSpelledLikeSan } from '@movetext/chess';
import { nagOfGlyph } from '../data/nags.ts';

/** A move and the glyph that touches it. */
export interface GluedGlyph {
  readonly move: string;
  readonly glyph: string;
}

/** The longest sign of the table has so many characters. */
const LONGEST_GLYPH = 3;

/** Takes `e4±`, `Nf3+-` and `e4N` apart, where the front is spelled like a move and the whole is not; null where not. */
export function splitGlyph(text: string): GluedGlyph | null {
  if (isSpelledLikeMove(text)) return null;
  for (let length = Math.min(LONGEST_GLYPH, text.length - 2); 0 < length; length--) {
    const move = text.slice(0, -length);
    const glyph = text.slice(-length);
    if (nagOfGlyph(glyph) && isSpelledLikeMove(move)) return { move, glyph };
  }
  return null;
}

/** The part of a word that is spelled like a move, whatever the position: all of it, or what stands before a glyph; null where there is none. */
export function spelledMove(word: string): string | null {
  return isSpelledLikeMove(word) ? word : (splitGlyph(word)?.move ?? null);
}

/** An `N` behind a piece's move, or behind a pawn's that ends on no last rank, is the glyph and no promotion. */
const NOVELTY = /^(?:[KQRBN].*|.*[2-7])N$/;

function isSpelledLikeMove(text: string): boolean {
  return !NOVELTY.test(text) && isSpelledLikeSan(text);
}
