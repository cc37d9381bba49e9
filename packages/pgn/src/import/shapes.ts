/** Letters of alphabets, without the characters of Chinese, Japanese and Korean, which stand side by side with no space between words. */
export const LETTER =
  'A-Za-z\\u00b5\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u03ff\\u0400-\\u052f\\u0531-\\u0587\\u05d0-\\u05ea\\u0620-\\u065f\\u0671-\\u06d5\\u0900-\\u0dff\\u0e01-\\u0e4f\\u10a0-\\u10ff\\u1e00-\\u1fff';
/** Those characters. */
export const HAN = '\\u3041-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3';
/** Figurines. All three go inside the brackets of a pattern. */
export const FIGURE = '♔-♟';

const PIECE = `(?:[${FIGURE}][a-h]?|[${HAN}]{1,2}[a-h]?|[${LETTER}]{0,3})`;
const SIGN = '[-:x×X*~]';
const MADE_OF = `(?:[${LETTER}]{1,2}|[${HAN}]{1,2}|[${FIGURE}])`;
const MADE = `(?:(?:\\s?=\\s?|/)${MADE_OF}(?![${LETTER}\\d])|\\s?=?\\(${MADE_OF}\\)|[${LETTER}]{1,2}(?![${LETTER}\\d])|[${FIGURE}](?![a-h]))`;
const ZERO = '[0OoОоΟο〇○]';
/** Check, mate; `t`, `-f` and `4-` are what scanners make of daggers and crosses. */
const MARK = `(?:\\+{1,2}|#{1,2}|[†‡≠]{1,2}|(?:t|-f|4-)(?![${LETTER}\\d])| ?[x×X](?![${LETTER}\\d×:-]))`;

/** Sticky patterns: each is tried at one place and cannot run away, since every repetition is bounded. */
export const SHAPES = {
  /** Piece or none, origin as far as there is one, sign, target. */
  algebraic: new RegExp(
    `(${PIECE})([1-8]?)(?:( [-:x×]\\s?|\\n[:x×]\\s?|[-x×]\\s|[-:x×]{2}|${SIGN})([${LETTER}]{1,2}|[${HAN}]{1,2}|[${FIGURE}])?)?([a-h])([1-8])`,
    'yu',
  ),
  made: new RegExp(MADE, 'yu'),
  mark: new RegExp(MARK, 'yu'),
  castling: new RegExp(
    `(?:${ZERO}\\s?-\\s?${ZERO}(?:-${ZERO}|\\s?-\\s?${ZERO}(?![${LETTER}])|${ZERO}(?![${LETTER}\\d]))?|${ZERO}${ZERO}\\s?-\\s?${ZERO})(?!-(?!\\+)|\\d(?!\\d{0,2}[.…)]))|(?:OOO|OO|000|00)(?![\\da-z.:,%])`,
    'yu',
  ),
  /** `ed`, `e:d`, `f : e`, `exd`. */
  files: new RegExp(`[a-h]\\s?([:x×]?)\\s?[a-h](?![${LETTER}\\d'’])`, 'yu'),
  numeric: /[1-8]{4}[1-4]?(?![\d.:/-]?\d)(?![A-Za-z])/y,
  /** English: `P-K4`, `QN-Q2`, `BxNP`, `KtxKtP`, `R(B1)-K1`, `P-K8(Q)`, `PxP e.p.`, `RxN ch`. */
  english:
    /[KQ]?(?:Kt|QP|KP|[KQRBNP])(?:P|\([KQRBNPt]{0,3}[1-8]?\))?(?:\s?[-x×X:]\s?|\s(?:takes|tks\.?)\s|\*)(?:[KQ]?(?:Kt|[KQRBNP])?(?:Kt|[KQRBNP])[1-8]?|[KQ]?(?:Kt|[RBNKQ])[1-8])(?:\([KQRBNPt]{0,3}[1-8]?\)|=[QRBNKt]{1,2}|\/[QRBN])?(?!(?!ch|mate|dis|dbl)[A-Za-z\d])/y,
  /** Spanish: `P4R`, `CD2D`, `C3AR`, `AxP`, `P8D=D`, `TRxC`; French: `C3FR`, `F pr P`. */
  spanish:
    /(?:[RDTACFP](?:[RD]|[TACFP][RD]?)?(?:\([RDTACF]{0,2}[1-8][RDTACF]{0,2}\))?\s?[-.]?\s?[1-8]\s?(?:[TACF][RD]|[RDTACF])|[RDTACFP](?:[RD]|[TACF][RD]?)?(?:\([1-8]?[RDTACF]{0,2}[1-8]?\))?(?:\s?[x×X:]\s?|\spr\.?\s)(?:P?[TACF]?[RD]?|[RDTACFP]{1,3})(?:[1-8][RDTACF]{0,2})?)(?:=[DTACF]|\([DTACF]\))?(?![A-Za-z\d])/y,
  castlingWord:
    /(?:[Cc]astles?|[Ee]nroca|[Ee]nroque)(?:\s(?:\(?[KQ](?:R|'s side)?\)?|corto|largo|short|long|king'?s?-?\s?side|queen'?s?-?\s?side))?(?![A-Za-z])/y,
  /** Squares in capitals. */
  capitals: /(?:\p{Lu}(?=[A-HX1-8:]))?(?:[A-H]?[1-8]?(?:\s?[-xX:]\s?)?)?[A-H][1-8](?![A-Za-z\d]|\s?:)/uy,
  enPassant: /\(?\s?(?:e\.\s?p\.?|a\.\s?p\.?|en passant|ep(?![a-z])|i\.\s?v\.?)\)?/iy,
} as const;

/** Applies a sticky pattern at one place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const IS_LETTER = new RegExp(`[${LETTER}]`, 'u');
const IS_HAN = new RegExp(`[${HAN}]`, 'u');

/** Whether a unit is a letter of an alphabet. */
export function isLetter(unit: string): boolean {
  return unit !== '' && IS_LETTER.test(unit);
}

/** Whether a unit is a character of a script without spaces. */
export function isHan(unit: string): boolean {
  return unit !== '' && IS_HAN.test(unit);
}

/** Whether a unit is a digit. */
export function isDigit(unit: string): boolean {
  return '0' <= unit && unit <= '9' && unit !== '';
}
