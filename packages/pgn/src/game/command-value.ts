import { parseSquare, type Square, squareName } from '@movetext/chess';
import type { CommandShape } from '../data/comment-commands.ts';

/** A program's judgement of a position, from White's side. */
export type Evaluation =
  | { readonly kind: 'score'; readonly pawns: number }
  /** Moves to mate, negative where Black mates. */
  | { readonly kind: 'mate'; readonly moves: number };

/** The colors of marked squares and arrows, by their letter. */
export const MARK_COLORS = {
  R: 'red',
  G: 'green',
  Y: 'yellow',
  B: 'blue',
  C: 'cyan',
  M: 'magenta',
  O: 'orange',
} as const;

/** The color of a marked square or an arrow. */
export type MarkColor = (typeof MARK_COLORS)[keyof typeof MARK_COLORS];

/** What the parameters of a command say. */
export type CommandValue =
  | { readonly kind: 'duration'; readonly seconds: number }
  | { readonly kind: 'evaluation'; readonly evaluation: Evaluation; readonly depth: number | null }
  | { readonly kind: 'squares'; readonly marks: readonly { readonly color: MarkColor; readonly square: Square }[] }
  | {
      readonly kind: 'arrows';
      readonly marks: readonly { readonly color: MarkColor; readonly from: Square; readonly to: Square }[];
    }
  /** Centipawns by half-move from `first` to `last`; fewer values than that where the line was not evaluated to its end. */
  | { readonly kind: 'curve'; readonly first: number; readonly last: number; readonly centipawns: readonly number[] }
  | { readonly kind: 'odds'; readonly win: number; readonly draw: number; readonly loss: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'fields'; readonly fields: readonly (string | number)[] };

/** Reads the parameters of a command; null where they do not have its shape. */
export function readCommandValue(parameters: string, shape: CommandShape): CommandValue | null {
  return READERS[shape](parameters.trim());
}

/** Writes the parameters of a command. */
export function writeCommandValue(value: CommandValue): string {
  switch (value.kind) {
    case 'duration':
      return writeDuration(value.seconds);
    case 'evaluation':
      return writeEvaluation(value.evaluation) + (value.depth === null ? '' : `,${value.depth}`);
    case 'squares':
      return value.marks.map(({ color, square }) => letterOf(color) + squareName(square)).join(',');
    case 'arrows':
      return value.marks.map(({ color, from, to }) => letterOf(color) + squareName(from) + squareName(to)).join(',');
    case 'curve':
      return [value.first, value.last, ...value.centipawns].join(',');
    case 'odds':
      return [value.win, value.draw, value.loss].join(',');
    case 'number':
      return String(value.number);
    case 'fields':
      return value.fields
        .map((field) => (typeof field === 'number' ? field : `"${field.replace(/"/g, "'")}"`))
        .join(',');
  }
}

const READERS: Readonly<Record<CommandShape, (text: string) => CommandValue | null>> = {
  duration: readDuration,
  evaluation: readEvaluation,
  squares: readSquares,
  arrows: readArrows,
  curve(text) {
    const [first, last, ...centipawns] = readNumbers(text) ?? [];
    return first === undefined || last === undefined ? null : { kind: 'curve', first, last, centipawns };
  },
  odds(text) {
    const [win, draw, loss, ...others] = readNumbers(text.replace(/^\[(.*)\]$/s, '$1')) ?? [];
    if (win === undefined || draw === undefined || loss === undefined || 0 < others.length) return null;
    return { kind: 'odds', win, draw, loss };
  },
  number: (text) => (/^\d{1,15}$/.test(text) ? { kind: 'number', number: Number(text) } : null),
  fields: readFields,
};

/** `1:05:23.4`; hours and minutes may be missing, a comma may stand for the period. */
function readDuration(text: string): CommandValue | null {
  const match = /^(-)?(?:(?:(\d{1,6}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,9})?)$/.exec(text);
  if (!match) return null;
  const [, sign, hours = '0', minutes = '0', rest = ''] = match;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(rest.replace(',', '.'));
  // Sums of fractions are rounded to what can be written.
  return { kind: 'duration', seconds: Math.round((sign ? -seconds : seconds) * 1e9) / 1e9 };
}

function writeDuration(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds));
  const fraction = Math.abs(seconds)
    .toFixed(9)
    .replace(/^\d+/, '')
    .replace(/\.?0+$/, '');
  const two = (number: number) => String(number).padStart(2, '0');
  const sign = seconds < 0 ? '-' : '';
  return `${sign}${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${fraction}`;
}

/** `0.25`, `-1.5,12`, `#-3`, `-M1`. A score without a decimal point is in centipawns: so ChessBase writes them. */
function readEvaluation(text: string): CommandValue | null {
  const match = /^([+-]?)(?:(#|M)([+-]?)(\d{1,4})|(\d{1,6})(?:\.(\d{0,6}))?)(?:[,/]\s*(\d{1,4}))?$/i.exec(text);
  if (!match) return null;
  const [, sign, mate, innerSign, moves, whole = '0', fraction, depth] = match;
  const factor = sign === '-' || innerSign === '-' ? -1 : 1;
  const amount = fraction === undefined ? Number(whole) / 100 : Number(`${whole}.${fraction || '0'}`);
  const evaluation: Evaluation = mate
    ? { kind: 'mate', moves: signed(factor, Number(moves)) }
    : { kind: 'score', pawns: signed(factor, amount) };
  return { kind: 'evaluation', evaluation, depth: depth === undefined ? null : Number(depth) };
}

/** Without the zero that is negative. */
function signed(factor: number, amount: number): number {
  return amount === 0 ? 0 : factor * amount;
}

function writeEvaluation(evaluation: Evaluation): string {
  if (evaluation.kind === 'mate') return `#${evaluation.moves}`;
  const { pawns } = evaluation;
  const text = String(pawns);
  return text.includes('.') ? text : pawns.toFixed(1);
}

function readSquares(text: string): CommandValue | null {
  const marks: { color: MarkColor; square: Square }[] = [];
  for (const item of items(text)) {
    const color = colorOf(item);
    const square = parseSquare(item.slice(1));
    if (!color || !square.ok) return null;
    marks.push({ color, square: square.value });
  }
  return { kind: 'squares', marks };
}

function readArrows(text: string): CommandValue | null {
  const marks: { color: MarkColor; from: Square; to: Square }[] = [];
  for (const item of items(text)) {
    const color = colorOf(item);
    const from = parseSquare(item.slice(1, 3));
    const to = parseSquare(item.slice(3));
    if (!color || !from.ok || !to.ok) return null;
    marks.push({ color, from: from.value, to: to.value });
  }
  return { kind: 'arrows', marks };
}

function readNumbers(text: string): number[] | null {
  const numbers = items(text).map((item) => (/^[+-]?\d{1,9}(\.\d{1,9})?$/.test(item) ? Number(item) : Number.NaN));
  return numbers.some(Number.isNaN) ? null : numbers;
}

/** `"En","what now, then?",1`. */
function readFields(text: string): CommandValue | null {
  const fields: (string | number)[] = [];
  const field = /\s*(?:"([^"]*)"|([^",]*))\s*(,|$)/y;
  for (let isMore = true; isMore; ) {
    const match = field.exec(text);
    if (!match) return null;
    const [, quoted, bare = '', separator] = match;
    const isNumber = /^-?\d{1,9}$/.test(bare.trim());
    fields.push(quoted ?? (isNumber ? Number(bare) : bare.trim()));
    isMore = separator === ',';
  }
  return { kind: 'fields', fields };
}

function items(text: string): string[] {
  return text === '' ? [] : text.split(',').map((item) => item.trim());
}

function colorOf(item: string): MarkColor | undefined {
  const letter = item.charAt(0);
  return isColorLetter(letter) ? MARK_COLORS[letter] : undefined;
}

function isColorLetter(letter: string): letter is keyof typeof MARK_COLORS {
  return Object.hasOwn(MARK_COLORS, letter);
}

function letterOf(color: MarkColor): string {
  return color.charAt(0).toUpperCase();
}
