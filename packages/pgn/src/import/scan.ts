import { readPosition } from '@movetext/chess';
import type { Atom, MoveAtom, NumberAtom, PlainAtom } from './atom.ts';
import { noisyMove, splitMove } from './noise.ts';
import { scanMove } from './scan-move.ts';
import { isDigit, isHan, isLetter, matchAt } from './shapes.ts';
import { isSoftWord } from './soft-words.ts';
import { spokenMove } from './spoken-move.ts';

/** What a recognizer found: where it ends, and the atoms, none where it means nothing. */
interface Found {
  readonly end: number;
  readonly atoms: readonly Atom[];
}

type Recognizer = (text: string, at: number) => Found | null;

/** Tried one after another at each place, the surest first. */
const RECOGNIZERS: readonly Recognizer[] = [
  space,
  tagPair,
  fen,
  comment,
  key,
  duration,
  clockOrDate,
  address,
  result,
  glyphNumber,
  wordsOfMove,
  moveOrNumber,
  dots,
  bracket,
  word,
];

/** Cuts a folded text into atoms. Never fails: what is nothing is passed over. */
export function scan(text: string): readonly Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    for (const recognize of RECOGNIZERS) {
      const found = recognize(text, at);
      if (!found) continue;
      for (const atom of found.atoms) atoms.push(atom);
      end = Math.max(found.end, at + 1);
      break;
    }
    at = end;
  }
  return placed(withoutHeadings(atoms));
}

function plain(kind: PlainAtom['kind'], start: number, end: number): Found {
  return { end, atoms: [{ kind, start, end }] };
}

const SPACE = /[ \t\n\v\f]{1,500}/y;

function space(text: string, at: number): Found | null {
  const match = matchAt(SPACE, text, at);
  if (match) {
    const [whole] = match;
    const end = at + whole.length;
    if (/\n[ \t]*\n/.test(whole)) return plain('break', at, end);
    if (whole.includes('\n')) return plain('line', at, end);
    return whole.includes('\t') || 3 <= whole.length ? plain('cell', at, end) : { end, atoms: [] };
  }
  const unit = text.charAt(at);
  if (unit === '|' && !/[A-Za-z0-9]/.test(text.charAt(at + 1)) && !/[a-h]/.test(text.charAt(at - 1)))
    return plain('cell', at, at + 1);
  if (unit === '>' || (unit === ':' && /[\s]/.test(text.charAt(at + 1)))) return plain('speech', at, at + 1);
  return null;
}

const TAG = /\[([A-Za-z0-9_]{1,40})\s{1,4}"([^"\n]{0,300})"\s?\]/y;

function tagPair(text: string, at: number): Found | null {
  const match = matchAt(TAG, text, at);
  if (!match) return null;
  const [whole, name = '', value = ''] = match;
  const end = at + whole.length;
  const atoms = name.toLowerCase() === 'fen' ? fenAtoms(value, at, end) : [];
  return { end, atoms: [{ kind: 'tag', start: at, end }, ...atoms] };
}

const FEN =
  /(?:[pnbrqkPNBRQK1-8]{1,8}\/){7}[pnbrqkPNBRQK1-8]{1,8}(?:[ _][wb](?:[ _](?:[KQkqA-Ha-h]{1,4}|-)(?:[ _](?:[a-h][36]|-)(?:[ _]\d{1,3}[ _]\d{1,4})?)?)?)?/y;

function fen(text: string, at: number): Found | null {
  const match = matchAt(FEN, text, at);
  if (!match) return null;
  const end = at + match[0].length;
  return { end, atoms: fenAtoms(match[0].replaceAll('_', ' '), at, end) };
}

function fenAtoms(written: string, start: number, end: number): readonly Atom[] {
  const [board = '', turn, ...rest] = written.trim().split(/\s+/);
  const turns = turn === undefined ? ['w', 'b'] : [turn];
  const positions = turns.flatMap((side) => {
    const reading = readPosition(
      [board, side, rest[0] ?? '-', rest[1] ?? '-', rest[2] ?? '0', rest[3] ?? '1'].join(' '),
    );
    return reading.ok ? [reading.value.position] : [];
  });
  return positions.length === 0 ? [{ kind: 'word', start, end }] : [{ kind: 'fen', start, end, positions }];
}

/** Brackets that hold data. */
const DATA = /^(?:\{\s{0,20}"|\[\s{0,20}["'[{])/;

/** A comment in braces; one that never ends is none. Behind a word braces hold an argument, as in TeX, and before a quotation mark data. */
function comment(text: string, at: number): Found | null {
  const unit = text.charAt(at);
  if (unit === '}') return plain('close', at, at + 1);
  if (DATA.test(text.slice(at, at + 22))) return { end: at + 1, atoms: [] };
  if (unit !== '{') return null;
  if (isLetter(text.charAt(at - 1))) return plain('open', at, at + 1);
  const end = text.indexOf('}', at);
  return end < 0 || 4000 < end - at ? null : plain('comment', at, end + 1);
}

/** A key of data with its value behind it: `"ply": 12`. */
const KEY = /"[A-Za-z_][A-Za-z_ ]{0,30}"\s?:/y;

function key(text: string, at: number): Found | null {
  const match = matchAt(KEY, text, at);
  return match && { end: at + match[0].length, atoms: [] };
}

/** A time that a move took: `12s`, `3 min`, `0.5 sec`; a judgement with its depth: `+0.35/18`. They interrupt nothing. */
const DURATION = /\d{1,4}(?:[.,]\d{1,3})?\s?(?:ms|s|secs?|m|min|h)(?![A-Za-z\d:])|\d{1,3}['′″"](?!\w)/y;
const JUDGEMENT = /(?:[-+][-+]?\d{1,2}[.,]\d{1,3}(?:\/\d{1,3})?|\d{1,2}[.,]\d{1,3}\/\d{1,3})(?![\d.])/y;

function duration(text: string, at: number): Found | null {
  if (/[\w./:-]/.test(text.charAt(at - 1))) return null;
  const match = matchAt(DURATION, text, at) ?? matchAt(JUDGEMENT, text, at);
  return match && { end: at + match[0].length, atoms: [] };
}

const CLOCK = /[[(]?\s?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\s?(?:[ap]\.?m\.?)?(?:\s?[\])])?(?![\d:])/iy;
const DATE = /\d{1,4}([./-])\d{1,2}\1\d{1,4}(?:\.(?!\.))?(?![\d/-])/y;
const DECIMAL = /[-+]?\d{1,4}[.,]\d{1,3}(?![\d.]|-[0oO])/y;

function clockOrDate(text: string, at: number): Found | null {
  if (isDigit(text.charAt(at - 1)) || (/[-/.:]/.test(text.charAt(at - 1)) && isDigit(text.charAt(at - 2)))) return null;
  const clock = matchAt(CLOCK, text, at);
  if (clock) return { end: at + clock[0].length, atoms: [] };
  const date = matchAt(DATE, text, at);
  if (date && !/^[1-8]{2}-[1-8]{2}-/.test(date[0]) && !/^0-0-0/.test(date[0]))
    return plain('word', at, at + date[0].length);
  const decimal = matchAt(DECIMAL, text, at);
  if (decimal) return plain('word', at, at + decimal[0].length);
  return null;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]{1,300}/iy;

function address(text: string, at: number): Found | null {
  const match = matchAt(ADDRESS, text, at);
  return match && plain('word', at, at + match[0].length);
}

const RESULT =
  /(?:1\s?[-:]\s?0|0\s?[-:]\s?1|1\/2(?:\s?[-:]\s?1\/2)?|½(?:\s?[-:]\s?½)?|0[.,]5\s?[-:]\s?0[.,]5)(?![\d:/]|-\d)/y;

function result(text: string, at: number): Found | null {
  const match = matchAt(RESULT, text, at);
  if (!match || /[\d/:-]/.test(text.charAt(at - 1))) return null;
  return plain('result', at, at + match[0].length);
}

const GLYPH_NUMBER = /\$\d{1,3}/y;

function glyphNumber(text: string, at: number): Found | null {
  const match = matchAt(GLYPH_NUMBER, text, at);
  return match && { end: at + match[0].length, atoms: [] };
}

/** A move in words. It is a weak one, since a piece is mostly named together with the square that it stands on. */
function wordsOfMove(text: string, at: number): Found | null {
  if (!isLetter(text.charAt(at)) || isInsideWord(text, at)) return null;
  const spoken = spokenMove(text, at);
  return spoken && { end: spoken.end, atoms: [weakAtom(spoken, at)] };
}

/** A number is read before a move, and a move of digits before a number. Neither begins inside a word. */
function moveOrNumber(text: string, at: number): Found | null {
  if (isInsideWord(text, at)) return null;
  return numericMove(text, at) ?? moveNumber(text, at) ?? move(text, at);
}

/** Whether a place is behind a letter or a digit, unless a move has just ended there. */
function isInsideWord(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (isHan(before) || isHan(text.charAt(at))) return false;
  if (isDigit(before)) return !isGlued(text, at);
  if (!isLetter(before)) return false;
  const behind = text.slice(Math.max(0, at - 3), at);
  return !/[a-h][1-8][QRBNDTCSLFA]$|[0Oo]-[0Oo]$/.test(behind);
}

/** Behind a square, or a move number, a move or number may follow without a space. */
function isGlued(text: string, at: number): boolean {
  return (
    /[a-h][1-8]$/.test(text.slice(Math.max(0, at - 2), at)) ||
    (/(?:^|\D)\d{1,3}$/.test(text.slice(Math.max(0, at - 4), at)) && !isDigit(text.charAt(at)))
  );
}

function numericMove(text: string, at: number): Found | null {
  if (!/[1-8]/.test(text.charAt(at)) || !/^[1-8]{4}/.test(text.slice(at, at + 4)) || isDigit(text.charAt(at - 1)))
    return null;
  // `5254. Nf3` is the number of a move in a very long game.
  if (/^\d{4}\.{1,3}\s?(?![1-8]{4})/.test(text.slice(at, at + 12)) && isMoveBehind(text, at + 5)) return null;
  return move(text, at);
}

const NUMBER =
  /([1-9][OolI|S](?=\s?[.…)])|[1-9]\d{0,3}|[lI|][0-9OolI|]?)(\s?(?:\.{2,}|…+|\.\s?\.\.|\.?-(?=\s?[^\s\d])|[.、)，:,;]))?/y;

function moveNumber(text: string, at: number): Found | null {
  const match = matchAt(NUMBER, text, at);
  if (!match) return null;
  const [whole, digits = '', mark = ''] = match;
  const isPlain = /^\d+$/.test(digits);
  const sign = mark.trim();
  const end = at + (sign === '' ? digits.length : whole.length);
  const next = text.charAt(end);
  const before = text.charAt(at - 1);
  if (before === '/' || before === '$' || (before === '-' && !/\s/.test(text.charAt(at - 2))) || before === '#')
    return null;
  if (sign === '' && !isPlain) return null;
  if (!isPlain && !/^[.、…)]/.test(sign)) return null;
  if (isDigit(next)) {
    // A number and a move of digits behind it: `1.5254`.
    if (sign === '' || !/^(?:[1-8]{4}|[0Oo]\s?-\s?[0Oo])/.test(text.slice(end, end + 5))) return null;
  }
  const value = Number(digits.replace(/[lI|]/g, '1').replace(/[Oo]/g, '0').replace('S', '5'));
  // Higher numbers are those of years and the like, unless a move stands right behind them.
  if (value < 1 || (300 < value && !(/^\./.test(sign) && isMoveBehind(text, end)))) return null;
  if (sign === '') {
    if (isLetter(next) && !isMoveAt(text, end)) return null;
    if (/[/%°'"’]/.test(next)) return null;
    const number = { kind: 'number' as const, start: at, end, value, isBlack: false, isBare: true };
    return noisyNumber(text, number) ?? { end, atoms: [number] };
  }
  if (/^[,:;)-]/.test(sign) && !isMoveBehind(text, end)) {
    const bareEnd = at + digits.length;
    return { end: bareEnd, atoms: [{ kind: 'number', start: at, end: bareEnd, value, isBlack: false, isBare: true }] };
  }
  const isBlack = /^(?:\.\s?\.|…)/.test(sign);
  return { end, atoms: [{ kind: 'number', start: at, end, value, isBlack, isBare: false }] };
}

/** Digits in which a scanner may have seen letters: `96` for g6, `8f5` for Bf5. Both readings are kept. */
function noisyNumber(text: string, number: NumberAtom): Found | null {
  const { start, end } = number;
  const isPawn = /^9[1-8]$/.test(text.slice(start, end)) && !/[\w.:/]/.test(text.charAt(end));
  if (!isPawn && !(/[a-hx]/.test(text.charAt(end)) && end - start === 1)) return null;
  const noisy = noisyMove(text, start);
  if (!noisy) return null;
  const behind = isPawn ? [] : tailAtoms(text, end);
  if (!isPawn && behind.length === 0) return null;
  return { end: noisy.end, atoms: [{ ...weakAtom(noisy, start), split: [number, ...behind] }] };
}

function isMoveBehind(text: string, at: number): boolean {
  const start = /\s/.test(text.charAt(at)) ? at + 1 : at;
  return isMoveAt(text, start) || /^(?:\.\.|…)/.test(text.slice(start, start + 2));
}

function isMoveAt(text: string, at: number): boolean {
  const found = scanMove(text, at);
  return found !== null && !('isRoute' in found);
}

function move(text: string, at: number): Found | null {
  const found = scanMove(text, at);
  if (found && 'isRoute' in found) return plain('word', at, found.end);
  const joined = found && found.look !== 'weak' ? null : splitMove(text, at);
  if (joined && (!found || found.end < joined.end)) {
    const noisy = found ? null : noisyMove(text, at);
    const first = found ? atomOf(found, at) : noisy && noisy.end < joined.tail ? weakAtom(noisy, at) : null;
    const split = [
      first ?? { kind: 'word' as const, start: at, end: joined.tail - 1 },
      ...tailAtoms(text, joined.tail),
    ];
    const atom: MoveAtom = {
      kind: 'move',
      start: at,
      end: joined.end,
      forms: [joined.form],
      look: 'weak',
      place: 'among',
      split,
    };
    return { end: joined.end, atoms: [atom] };
  }
  if (found) {
    const { splitAt } = found;
    const split = splitAt === null ? null : splitAtoms(text, at, splitAt);
    return { end: found.end, atoms: [{ ...atomOf(found, at), split }] };
  }
  const noisy = noisyMove(text, at);
  return noisy && { end: noisy.end, atoms: [weakAtom(noisy, at)] };
}

function weakAtom({ end, forms }: Pick<MoveAtom, 'end' | 'forms'>, start: number): MoveAtom {
  return { kind: 'move', start, end, forms, look: 'weak', place: 'among', split: null };
}

function atomOf(found: Pick<MoveAtom, 'end' | 'forms' | 'look'>, start: number): MoveAtom {
  const { end, forms, look } = found;
  return { kind: 'move', start, end, forms, look, place: 'among', split: null };
}

function tailAtoms(text: string, at: number): readonly Atom[] {
  const found = scanMove(text, at);
  return found && !('isRoute' in found) ? [atomOf(found, at)] : [];
}

/** Two moves where one was read: `e4-e5`, `Nf3-Nc6`. */
function splitAtoms(text: string, at: number, second: number): readonly Atom[] | null {
  const firstText = text.slice(at, second).replace(/\s?[-:x×X*~]?\s?$/, '');
  const rest = scanMove(text, second);
  if (!rest || 'isRoute' in rest) return null;
  const look = firstText.length === 2 ? 'square' : 'piece';
  const first = { end: at + firstText.length, forms: [{ text: firstText, cost: 0 }], look } as const;
  return [atomOf(first, at), atomOf(rest, second)];
}

const DOTS = /\.{2,}|…+|\.\s\.\s?\./y;

function dots(text: string, at: number): Found | null {
  const match = matchAt(DOTS, text, at);
  return match && plain('ellipsis', at, at + match[0].length);
}

function bracket(text: string, at: number): Found | null {
  const unit = text.charAt(at);
  if (unit === '(' || unit === '[') return plain('open', at, at + 1);
  if (unit === ')' || unit === ']') return plain('close', at, at + 1);
  return null;
}

function word(text: string, at: number): Found | null {
  let end = at;
  if (isHan(text.charAt(at))) {
    // Each character begins a word anew, since a piece may be named behind any other.
    end++;
  } else {
    while (end < text.length && (isLetter(text.charAt(end)) || isDigit(text.charAt(end))) && !isHan(text.charAt(end)))
      end++;
  }
  if (end === at) return null;
  return isSoftWord(text.slice(at, end)) ? { end, atoms: [] } : plain('word', at, end);
}

/** Rows of nothing but numbers stand over the moves that they number, and before none. */
function withoutHeadings(atoms: readonly Atom[]): readonly Atom[] {
  const kept: Atom[] = [];
  let row: Atom[] = [];
  const flush = () => {
    const numbers = row.filter(({ kind }) => kind === 'number').length;
    const isHeading = 2 <= numbers && row.every(({ kind }) => kind === 'number' || kind === 'cell');
    for (const atom of row) if (!isHeading) kept.push(atom);
    row = [];
  };
  for (const atom of atoms) {
    if (atom.kind === 'line' || atom.kind === 'break') {
      flush();
      kept.push(atom);
    } else row.push(atom);
  }
  flush();
  return kept;
}

/** Says of each move whether it stands alone in its part of the line. */
function placed(atoms: readonly Atom[]): readonly Atom[] {
  const done: Atom[] = [];
  let segment: Atom[] = [];
  let isSpeech = false;
  const flush = () => {
    const words = segment.filter(({ kind }) => kind === 'word').length;
    const first = segment.find(({ kind }) => kind !== 'number' && kind !== 'ellipsis');
    const last = segment.filter(({ kind }) => kind !== 'result').at(-1);
    const isOnly = last?.kind === 'move' && segment.filter(({ kind }) => kind === 'move').length === 1;
    const isLead = isSpeech ? first?.kind === 'move' || isOnly : words <= 2 && isOnly;
    const place = words === 0 ? 'alone' : isLead ? 'lead' : 'among';
    for (const atom of segment) {
      if (atom.kind !== 'move') done.push(atom);
      else done.push({ ...atom, place: place === 'lead' && !isOnly && atom !== first ? 'among' : place });
    }
    segment = [];
  };
  for (const atom of atoms) {
    if (atom.kind === 'line' || atom.kind === 'break' || atom.kind === 'cell' || atom.kind === 'speech') {
      flush();
      isSpeech = atom.kind === 'speech' || atom.kind === 'cell';
      done.push(atom);
    } else segment.push(atom);
  }
  flush();
  return done;
}
