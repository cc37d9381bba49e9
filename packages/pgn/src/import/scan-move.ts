import type { MoveForm } from './atom.ts';
import { isDigit, isHan, isLetter, matchAt, SHAPES } from './shapes.ts';

/** A move atom whose place among words is not known yet, and what it can be split into. */
export interface ScannedMove {
  readonly end: number;
  readonly forms: readonly MoveForm[];
  readonly look: 'piece' | 'square' | 'weak';
  /** Where a second move begins in the same text. */
  readonly splitAt: number | null;
}

/** A text that is part of a route (`Nge7-c6-a5-c4`) and no move. */
export interface ScannedRoute {
  readonly end: number;
  readonly isRoute: true;
}

/** The move that begins at a place, the longest of all shapes; a route; or null. */
export function scanMove(text: string, at: number): ScannedMove | ScannedRoute | null {
  const castling = scanCastling(text, at);
  if (castling) return castling;
  const algebraic = scanAlgebraic(text, at);
  const descriptive = scanDescriptive(text, at);
  if (descriptive && (!algebraic || 'isRoute' in algebraic || algebraic.end < descriptive.end)) return descriptive;
  if (algebraic) return algebraic;
  return scanNumeric(text, at) ?? scanFiles(text, at) ?? scanCapitals(text, at);
}

function scanCastling(text: string, at: number): ScannedMove | null {
  const match = matchAt(SHAPES.castling, text, at);
  if (match && endsWell(text, at + match[0].length)) {
    const signs = match[0].replace(/[\s-]/g, '').length;
    const forms = [{ text: signs === 3 ? 'O-O-O' : 'O-O', cost: 0 }];
    // Zeros alone are mostly a number.
    const look = /^0+$/.test(match[0]) ? 'weak' : 'piece';
    return { end: withMark(text, at + match[0].length), forms, look, splitAt: null };
  }
  const word = matchAt(SHAPES.castlingWord, text, at);
  if (!word) return null;
  const isLong = /[ (]Q|largo|long|queen/.test(word[0]);
  const isShort = /[ (]K|corto|short|king/.test(word[0]);
  const both = [
    { text: 'O-O', cost: 0 },
    { text: 'O-O-O', cost: 0.2 },
  ];
  const forms = isLong ? both.slice(1) : isShort ? both.slice(0, 1) : both;
  return { end: at + word[0].length, forms, look: 'weak', splitAt: null };
}

function scanAlgebraic(text: string, at: number): ScannedMove | ScannedRoute | null {
  const match = matchAt(SHAPES.algebraic, text, at);
  if (!match) return null;
  const [whole, piece = '', originRank = '', sign = '', taken = '', , rank = ''] = match;
  if (sign !== '' && originRank === '' && (piece === '' || (2 < piece.length && /\s/.test(sign)))) return null;
  const target = at + whole.length;
  const isLong = originRank !== '' && /[a-h]$/.test(piece);
  // Behind a hyphen no piece is taken: these are two moves.
  if (taken !== '' && sign.includes('-')) return isLong ? scanShort(text, at, piece.length + originRank.length) : null;
  const route = routeEnd(text, target);
  if (route !== null) return { end: route, isRoute: true };
  const bodyEnd = withPromotion(text, target, piece, rank);
  if (!endsWell(text, bodyEnd)) return isLong ? scanShort(text, at, piece.length + originRank.length) : null;
  const end = withMark(text, bodyEnd);
  const written = text.slice(at, bodyEnd) + text.slice(bodyEnd, end).replace(NOISY_CHECK, '+');
  const letters = isLong || sign !== '' ? piece.replace(/[a-h]$/, '') : piece.replace(/[a-h]?$/, '');
  const hasPiece = letters !== '' || sign !== '';
  // `bb3` is a bishop's move written small: no pawn's move names its own file twice.
  const own = { text: written, cost: /^([a-h])\1[1-8]/.test(written) ? 0.5 : 0 };
  const forms = [own, ...otherForms(written, piece)];
  const splitAt = isLong && taken === '' ? at + piece.length + originRank.length : null;
  const secondAt = isLong && sign !== '' ? at + piece.length + originRank.length + sign.length : splitAt;
  return { end, forms, look: hasPiece || isLong ? 'piece' : 'square', splitAt: secondAt };
}

/** The first move of two that are glued together: `Nf3Nc6`, `e4e52.` */
function scanShort(text: string, at: number, length: number): ScannedMove {
  const written = text.slice(at, at + length);
  const look = length === 2 ? 'square' : 'piece';
  return { end: at + length, forms: [{ text: written, cost: 0 }], look, splitAt: null };
}

/** The same text with a small letter for a piece, and without what is stuck before it. */
function otherForms(written: string, piece: string): readonly MoveForm[] {
  const first = written.charAt(0);
  if (isHan(first) && 1 < piece.length) return [{ text: written.slice(1), cost: 0.1 }];
  // To a scanner Q is the letter O, which is a bishop in some languages.
  if (first === 'O') return [{ text: `Q${written.slice(1)}`, cost: 0.8 }];
  if (piece === '' || first.toUpperCase() === first) return [];
  const raised = first.toUpperCase() + written.slice(1);
  return [{ text: raised, cost: 0.4 }];
}

function withPromotion(text: string, at: number, piece: string, rank: string): number {
  if ((rank !== '1' && rank !== '8') || !/^[\u3400-\u9fffPpП]?[a-h]?$/.test(piece)) return at;
  const made = matchAt(SHAPES.made, text, at);
  return made ? at + made[0].length : at;
}

/** What scanners make of a check mark. */
const NOISY_CHECK = /^(?:t|-f|4-)$/;

function withMark(text: string, at: number): number {
  const mark = matchAt(SHAPES.mark, text, at);
  return mark ? at + mark[0].length : at;
}

/** Whether a move may end here: not inside a word, though a number, or another move, may be glued to it. */
function endsWell(text: string, end: number): boolean {
  const next = text.charAt(end);
  if (isDigit(next)) return /^(?:\d{1,3}\s?[.、)…]|0-0|4-(?![\w]))/.test(text.slice(end, end + 6));
  if (!isLetter(next)) return true;
  if (next === 't' && !isLetter(text.charAt(end + 1)) && !isDigit(text.charAt(end + 1))) return true;
  if (/^(?:ch|mate?|matt|dis|dbl|ep|e\.p)(?![a-z])/.test(text.slice(end, end + 5))) return true;
  const glued = matchAt(SHAPES.algebraic, text, end);
  if (glued) return glued[0].length <= 7;
  return matchAt(SHAPES.castling, text, end) !== null;
}

const ROUTE_STEP = /(?:\s?-\s?[KQRBN]?[a-h][1-8])/y;

/** The end of a route of which one step has been read; null where no further step follows. */
function routeEnd(text: string, at: number): number | null {
  let end = at;
  for (let step = matchAt(ROUTE_STEP, text, end); step; step = matchAt(ROUTE_STEP, text, end)) end += step[0].length;
  return end === at || text.charAt(at) !== '-' ? null : end;
}

function scanDescriptive(text: string, at: number): ScannedMove | null {
  const english = matchAt(SHAPES.english, text, at);
  const spanish = matchAt(SHAPES.spanish, text, at);
  const match = (english?.[0].length ?? 0) < (spanish?.[0].length ?? 0) ? spanish : english;
  if (!match) return null;
  const bodyEnd = withMark(text, at + match[0].length);
  const written = text.slice(at, bodyEnd);
  const capitals = scanCapitals(text, at);
  const forms =
    capitals?.end === bodyEnd ? [{ text: written, cost: 0 }, ...capitals.forms] : [{ text: written, cost: 0 }];
  const behind = /^\s?/.exec(text.slice(bodyEnd, bodyEnd + 1))?.[0].length ?? 0;
  const passing = matchAt(SHAPES.enPassant, text, bodyEnd + behind);
  if (!passing) return { end: bodyEnd, forms, look: 'piece', splitAt: null };
  return {
    end: bodyEnd + behind + passing[0].length,
    forms: [{ text: `${written} e.p.`, cost: 0 }],
    look: 'piece',
    splitAt: null,
  };
}

function scanNumeric(text: string, at: number): ScannedMove | null {
  const match = matchAt(SHAPES.numeric, text, at);
  return match && { end: at + match[0].length, forms: [{ text: match[0], cost: 0 }], look: 'square', splitAt: null };
}

function scanFiles(text: string, at: number): ScannedMove | null {
  const match = matchAt(SHAPES.files, text, at);
  if (!match) return null;
  const [whole, sign = ''] = match;
  const isSpaced = /\s/.test(whole);
  if (isSpaced && sign === '') return null;
  const distance = Math.abs(whole.charCodeAt(0) - whole.charCodeAt(whole.length - 1));
  if (distance !== 1) return null;
  const end = withMark(text, at + whole.length);
  return { end, forms: [{ text: text.slice(at, end), cost: 0 }], look: sign === '' ? 'weak' : 'square', splitAt: null };
}

function scanCapitals(text: string, at: number): ScannedMove | null {
  const match = matchAt(SHAPES.capitals, text, at);
  if (!match) return null;
  const written = match[0];
  // `BXC3` is a bishop's move or a pawn's, and the first letter may name a piece in any language.
  const lower = { text: written.toLowerCase(), cost: 0.5 };
  const raised = { text: written.charAt(0) + written.slice(1).toLowerCase(), cost: 0.5 };
  const forms = written.length === 2 ? [lower] : /^[A-H][1-8]/.test(written) ? [lower, raised] : [raised, lower];
  const look = /^[A-H][1-8]-?[A-H][1-8]$/.test(written) ? 'square' : 'weak';
  return { end: withMark(text, at + written.length), forms, look, splitAt: null };
}
