import type { MoveForm } from './atom.ts';
import { CASTLING_WORDS, pieceNamed } from './piece-words.ts';
import { LETTER, matchAt } from './shapes.ts';

/** A move in words, and where it ends. */
export interface SpokenMove {
  readonly end: number;
  readonly forms: readonly MoveForm[];
}

const GAP = '(?:[ \\t]{1,2}|\\n)';
const SQUARE = '[a-hA-H][1-8]';
const WORD = `[${LETTER}]{2,12}`;
/** Short words stand apart from what follows: `Rexd8` is no king's move in Italian. */
const END_OF_NAME = `(?=${GAP}|(?<=[${LETTER}]{4})[-–x×:])`;
const TO = 'to|nach|zu|à|a|en|in|naar|na|на|para|til|till';
const TAKES =
  'takes|captures|schlägt|nimmt|prend|toma|captura|come|prende|cattura|mangia|slaat|neemt|бьёт|бьет|берёт|берет|bije|bere|slår|tar';
const ON = 'on|auf|sur|en|in|su|op|na|на|em|på';

/** `Knight f3`, `Springer nach f3`, `knight from g1 to f3`, `Läufer x c6`, `Bishop takes knight on c6`. */
const PIECE_MOVE = new RegExp(
  `(${WORD})${END_OF_NAME}(?:${GAP}(?:(?:from|von|de|da|van|с|fra|från)${GAP})?(${SQUARE})(?=${GAP}?[-–:x×]|${GAP}(?:${TO}|${TAKES})${GAP}))?(?:(?:${GAP}?([x×:])${GAP}?|${GAP}(${TAKES})${GAP}(?:(${WORD})${GAP})?(?:(?:${ON})${GAP})?)|(?:${GAP}?-${GAP}?|${GAP}(?:${TO})${GAP}|${GAP}))(${SQUARE})(?![${LETTER}\\d])([+#†‡]?)`,
  'yu',
);

const { name, short, long } = CASTLING_WORDS;
const CASTLING = new RegExp(
  `(?:(?:(${short})|(${long}))${GAP})?(?:${name})(?:${GAP}(?:(${short})|(${long})))?(?![${LETTER}\\d])`,
  'iyu',
);

/** A move that names its piece in words of one of the languages, or castling. Null where none begins. */
export function spokenMove(text: string, at: number): SpokenMove | null {
  return pieceMove(text, at) ?? castling(text, at);
}

function pieceMove(text: string, at: number): SpokenMove | null {
  const match = matchAt(PIECE_MOVE, text, at);
  if (!match) return null;
  const [whole, word = '', from = '', sign, takes, taken, to = '', mark = ''] = match;
  const piece = pieceNamed(word);
  if (!piece || (taken !== undefined && !pieceNamed(taken) && !new RegExp(`^(?:${ON})$`, 'u').test(taken))) return null;
  const isCapture = sign !== undefined || takes !== undefined;
  const isPlainPawn = piece.figure === '♙' && !isCapture;
  const written = `${isPlainPawn ? '' : piece.figure}${from}${isCapture ? 'x' : ''}${to}`.toLowerCase();
  return { end: at + whole.length, forms: [{ text: written + mark, cost: 0, language: piece.code }] };
}

function castling(text: string, at: number): SpokenMove | null {
  const match = matchAt(CASTLING, text, at);
  if (!match) return null;
  const [whole, shortBefore, longBefore, shortBehind, longBehind] = match;
  const forms = [
    { text: 'O-O', cost: 0 },
    { text: 'O-O-O', cost: 0.2 },
  ];
  const isShort = shortBefore !== undefined || shortBehind !== undefined;
  const isLong = longBefore !== undefined || longBehind !== undefined;
  return { end: at + whole.length, forms: isLong ? forms.slice(1) : isShort ? forms.slice(0, 1) : forms };
}
