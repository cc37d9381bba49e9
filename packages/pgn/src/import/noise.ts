import type { MoveForm } from './atom.ts';
import { FIGURE, HAN, isDigit, isLetter, LETTER, matchAt, SHAPES } from './shapes.ts';

/** Signs that scanners take for a digit of a rank. */
const RANK_NOISE: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  '!': '1',
  ']': '1',
  J: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  $: '5',
  G: '6',
  b: '6',
  T: '7',
  B: '8',
  '&': '8',
  A: '4',
  E: '3',
  '?': '7',
};
/** Signs that scanners take for the letter of a file; some for one of two. */
const FILE_NOISE: Readonly<Record<string, string>> = {
  '9': 'g',
  q: 'g',
  '6': 'b',
  o: 'ce',
  '0': 'c',
  '€': 'e',
  '£': 'f',
  t: 'f',
  '@': 'a',
  G: 'c',
  C: 'c',
  F: 'f',
  E: 'e',
  A: 'a',
  H: 'h',
  D: 'd',
  B: 'b',
};
/** Signs that scanners take for the letter of a piece. */
const PIECE_NOISE: Readonly<Record<string, string>> = {
  '8': 'B',
  '0': 'Q',
  O: 'Q',
  '1': 'T',
  '5': 'S',
  I: 'T',
  '6': 'G',
};

const WORD = new RegExp(`(?:[${LETTER}]{1,2}|[0-9|!$&€£@\\]?])[A-Za-z0-9|$&€£@\\]:x×-]{1,6}[!?]?`, 'yu');

const WORD_BEHIND = /^[ \n]\p{Ll}{2,20}(?:[ \n,.;:!?](?![1-8])|$)/u;

/** What a word with noise of a scanner may be as a move: `Rel`, `8xe4`, `BbS`, `Nq5`. Null where it cannot be. */
export function noisyMove(
  text: string,
  at: number,
): { readonly end: number; readonly forms: readonly MoveForm[] } | null {
  const match = matchAt(WORD, text, at);
  if (!match) return null;
  const word = match[0].replace(/[!?]$/, (mark) => (/[a-h]$/.test(match[0].slice(0, -1)) ? mark : ''));
  const behind = text.charAt(at + word.length);
  if (isDigit(behind) || isLetter(behind)) return null;
  if (/^(?![a-h])\p{Ll}[a-z]+$/u.test(word)) return null;
  // `As` before another word is a word, too, though it looks like a5.
  if (!/\d/.test(word) && WORD_BEHIND.test(text.slice(at + word.length, at + word.length + 22))) return null;
  // `li` is what scanners make of h.
  const spellings = [word, word.replace(/l[i1](?=[x1-8])/, 'h')];
  const forms = [...new Set(spellings.flatMap(repairs))].map((form) => ({ text: form, cost: 0.8 }));
  if (forms.length === 0) return null;
  const mark = matchAt(SHAPES.mark, text, at + word.length);
  return { end: at + word.length + (mark?.[0].length ?? 0), forms: forms.slice(0, 4) };
}

/** All readings of a word as a move under one or two changes of signs that look alike. */
function repairs(word: string, index = 0): readonly string[] {
  const found = new Set<string>(0 < index && isWhole(word) ? [word] : []);
  const last = word.length - 1;
  for (const head of [word, ...replacedAt(word, 0, PIECE_NOISE)]) {
    for (const ranked of [head, ...replacedAt(head, last, RANK_NOISE)]) {
      for (const filed of [ranked, ...replacedAt(ranked, last - 1, FILE_NOISE)]) {
        if (filed !== word && isWhole(filed)) found.add(filed);
      }
    }
  }
  return [...found];
}

function replacedAt(word: string, index: number, noise: Readonly<Record<string, string>>): readonly string[] {
  const meant = [...(noise[word.charAt(index)] ?? '')];
  return meant.map((unit) => word.slice(0, index) + unit + word.slice(index + 1));
}

function isWhole(word: string): boolean {
  const match = matchAt(SHAPES.algebraic, word, 0);
  return match !== null && match[0].length === word.length;
}

const PIECE = `${LETTER}${HAN}${FIGURE}`;
const GAP = '[ \\n]';
/** Four ways to break a move: before and behind the sign, behind the piece, before the rank, and twice. */
const PARTS = new RegExp(
  [
    `(?:[${PIECE}]{1,2}[1-8]?[x×-]?|[a-h]?[x×])${GAP}?[x×-]${GAP}?[a-h][1-8]`,
    `[${PIECE}]{1,2}[1-8]?[x×-]?${GAP}[a-h]?[x×:-]?[a-h][1-8]`,
    `[${PIECE}]{0,3}[1-8]?[x×:]?[a-h]${GAP}[1-8]`,
    `[${PIECE}]{1,2}${GAP}[x×:]?[a-h]${GAP}[1-8]`,
  ].join('|'),
  'yu',
);

/** A move whose parts a scanner set apart: `N f3`, `Nf 3`, `B x e5`, `e 4`. Null where none begins here. */
export function splitMove(
  text: string,
  at: number,
): { readonly end: number; readonly form: MoveForm; readonly tail: number } | null {
  const match = matchAt(PARTS, text, at);
  if (!match) return null;
  const [whole] = match;
  const joined = whole.replace(/[ \n]/g, '');
  if (joined.length === whole.length || !isWhole(joined)) return null;
  const end = at + whole.length;
  if (
    /[A-Za-z0-9]/.test(text.charAt(end)) ||
    (/^\s?[.、)]/.test(text.slice(end, end + 2)) && /\d$/.test(whole) && /[ \n]\d$/.test(whole))
  )
    return null;
  const mark = matchAt(SHAPES.mark, text, end);
  const tail = at + Math.max(whole.lastIndexOf(' '), whole.lastIndexOf('\n')) + 1;
  return { end: end + (mark?.[0].length ?? 0), form: { text: joined + (mark?.[0] ?? ''), cost: 0.5 }, tail };
}
