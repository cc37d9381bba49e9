import type { MoveQuery } from '../explain/reason.ts';
import { roleOfLetter } from '../piece.ts';
import { parseSquare } from '../square.ts';
import type { TextRange } from '../types.ts';
import type { SanLeniency, SanLeniencyCode } from './san-reading.ts';

/** A check mark as written, in the standard's signs; `other` is any other sign for check or mate. */
export type CheckMark = '' | '+' | '#' | 'other';

/** What the text of a move says by itself, without a board. */
export interface SanSyntax {
  /** The move meant; `'null'` for `--`, `'coordinates'` for origin and target without a letter. */
  readonly kind: 'move' | 'coordinates' | 'null';
  /** For a null move without meaning. */
  readonly query: MoveQuery;
  readonly capture: boolean;
  /** Where a capture mark is, or would stand. */
  readonly captureRange: TextRange;
  readonly check: CheckMark;
  /** Where the check mark is, or would stand. */
  readonly checkRange: TextRange;
  /** The letters and digits that narrow the origin; empty, before the target, where there are none. */
  readonly originRange: TextRange;
  /** What can be forgiven without looking at the board. */
  readonly leniencies: readonly SanLeniency[];
}

const CASTLING = /^([O0o])[-–—]?([O0o])([-–—]?[O0o])?/;
const MOVE =
  /^(?<letter>[KQRBNP])?(?<file>[a-h])?(?<rank>[1-8])?(?<mark>[x:×–—-])?(?<to>[a-h][1-8])(?<promotion>[=/]?[KQRBNPkqrbnp]|=?\([KQRBNPkqrbnp]\))?/;
const TAIL = /^(?<ep> ?e\.?p\.?)?(?<check>\+\+|\+|#|†|‡)?(?<glyph>[!?]{1,2}|[‼⁇⁉⁈])?$/;

/** Takes the text of a move apart; `undefined` when it is not SAN in any spelling. */
export function readSanSyntax(text: string): SanSyntax | undefined {
  if (text === '--' || text === 'Z0') return nullSyntax(text);
  const castling = CASTLING.exec(text);
  if (castling) return castlingSyntax(text, castling);
  const match = MOVE.exec(text);
  return match ? moveSyntax(text, match) : undefined;
}

function nullSyntax(text: string): SanSyntax {
  const range = { start: text.length, end: text.length };
  const query = { castling: 'king' } as const;
  const nowhere = { captureRange: range, checkRange: range, originRange: range };
  return { kind: 'null', query, capture: false, check: '', ...nowhere, leniencies: [] };
}

function castlingSyntax(text: string, match: RegExpExecArray): SanSyntax | undefined {
  const written = match[0];
  const tail = readTail(text, written.length);
  if (!tail) return undefined;
  const side = match[3] === undefined ? 'king' : 'queen';
  const code = written.includes('0') ? 'zero-castling' : 'nonstandard-castling';
  const isStandard = written === 'O-O' || written === 'O-O-O';
  const spelling: SanLeniency[] = isStandard ? [] : [{ code, range: { start: 0, end: written.length } }];
  const start = { start: 0, end: 0 };
  return {
    kind: 'move',
    query: { castling: side },
    capture: false,
    captureRange: start,
    originRange: start,
    check: tail.check,
    checkRange: tail.checkRange,
    leniencies: [...spelling, ...tail.leniencies],
  };
}

function moveSyntax(text: string, match: RegExpExecArray): SanSyntax | undefined {
  const { letter = '', file = '', rank = '', mark = '', to = '', promotion = '' } = match.groups ?? {};
  const tail = readTail(text, match[0].length);
  const target = parseSquare(to);
  if (!tail || !target.ok) return undefined;
  const markStart = letter.length + file.length + rank.length;
  const captureRange = { start: markStart, end: markStart + mark.length };
  const promotionStart = captureRange.end + to.length;
  const promotionRole = roleOfLetter(promotion.replace(/[=/()]/g, ''));
  const leniencies: SanLeniency[] = [];
  const forgive = (code: SanLeniencyCode, start: number, end: number) =>
    leniencies.push({ code, range: { start, end } });
  if (letter === 'P') forgive('pawn-letter', 0, 1);
  if (/[–—-]/.test(mark)) forgive('long-form', captureRange.start, captureRange.end);
  if (mark === ':' || mark === '×') forgive('nonstandard-capture-mark', captureRange.start, captureRange.end);
  if (promotion !== '' && !/^=[A-Z]$/.test(promotion)) {
    forgive('nonstandard-promotion', promotionStart, promotionStart + promotion.length);
  }
  return {
    kind: letter === '' && file !== '' && rank !== '' ? 'coordinates' : 'move',
    query: {
      role: roleOfLetter(letter) ?? 'pawn',
      to: target.value,
      ...(file !== '' && { fromFile: file.charCodeAt(0) - 97 }),
      ...(rank !== '' && { fromRank: Number(rank) - 1 }),
      ...(promotionRole && { promotion: promotionRole }),
    },
    capture: /[x:×]/.test(mark),
    captureRange,
    originRange: { start: letter.length, end: markStart },
    check: tail.check,
    checkRange: tail.checkRange,
    leniencies: [...leniencies, ...tail.leniencies],
  };
}

interface Tail {
  readonly check: CheckMark;
  readonly checkRange: TextRange;
  readonly leniencies: readonly SanLeniency[];
}

/** What may stand behind a move: `e.p.`, a check mark, a judgement. */
function readTail(text: string, offset: number): Tail | undefined {
  const match = TAIL.exec(text.slice(offset));
  if (!match) return undefined;
  const { ep = '', check = '', glyph = '' } = match.groups ?? {};
  const checkRange = { start: offset + ep.length, end: offset + ep.length + check.length };
  const leniencies: SanLeniency[] = [];
  if (ep !== '') leniencies.push({ code: 'en-passant-mark', range: { start: offset, end: checkRange.start } });
  if (glyph !== '') leniencies.push({ code: 'suffix-glyph', range: { start: checkRange.end, end: text.length } });
  return { check: check === '' || check === '+' || check === '#' ? check : 'other', checkRange, leniencies };
}
