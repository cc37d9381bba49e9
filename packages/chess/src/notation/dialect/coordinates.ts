import { roleLetter, roleOfLetter } from '../../piece.ts';
import type { Position } from '../../position.ts';
import { fileOf, rankOf } from '../../square.ts';
import { PROMOTION_ROLES, type PromotionRole } from '../../types.ts';
import { ICCF_PROMOTIONS } from '../iccf.ts';
import { parseUci } from '../uci.ts';
import type { Meaning, Saying } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

const UCI = /^(?<from>[a-h][1-8])[-x:]?(?<to>[a-h][1-8])=?\(?(?<promotion>[qrbnQRBN])?\)?$/;
/** All in capitals; `D8e7` is a queen's move in German. */
const CAPITALS = /^[A-H][1-8][-X:]?[A-H][1-8]/;
const NUMERIC = /^(?<from>[1-8][1-8])[-x:]?(?<to>[1-8][1-8])=?(?<promotion>[1-4])?$/;

/** Two squares without a piece: `g1f3`, `e2-e4`, `e7e8q`. */
export function readCoordinates({ core }: TidyMove): readonly Saying[] {
  const { from, to, promotion } = UCI.exec(CAPITALS.test(core) ? core.toLowerCase() : core)?.groups ?? {};
  if (from === undefined || to === undefined) return [];
  const role = promotion === undefined ? undefined : roleOfLetter(promotion);
  const made = PROMOTION_ROLES.find((candidate) => candidate === role);
  const isUci = core === core.toLowerCase() && !/[-x:=(]/.test(core);
  return [(position) => twoSquares(from, to, made, isUci ? 'uci' : 'lan', position)];
}

/** The numeric notation of correspondence chess: `5254`, `77781`. */
export function readIccf({ core }: TidyMove): readonly Saying[] {
  const { from, to, promotion } = NUMERIC.exec(core)?.groups ?? {};
  if (from === undefined || to === undefined) return [];
  const made = promotion === undefined ? undefined : ICCF_PROMOTIONS[Number(promotion) - 1];
  return [(position) => twoSquares(squareOfDigits(from), squareOfDigits(to), made, 'iccf', position)];
}

function twoSquares(
  from: string,
  to: string,
  promotion: PromotionRole | undefined,
  notation: string,
  position: Position,
): Meaning {
  const uci = from + to + (promotion ? roleLetter(promotion).toLowerCase() : '');
  const read = parseUci(uci, position);
  const origin = squareOfName(from);
  const piece = position.pieceAt(origin);
  // A query tells why the move is not legal.
  const wanted: Meaning['wanted'] = read.ok
    ? { move: read.value }
    : {
        role: piece?.role ?? 'pawn',
        to: squareOfName(to),
        fromFile: fileOf(origin),
        fromRank: rankOf(origin),
        ...(promotion && { promotion }),
      };
  const letter = piece && piece.role !== 'pawn' ? roleLetter(piece.role) : '';
  const spelling = letter + from + to + (promotion ? `=${roleLetter(promotion)}` : '');
  return { notation, wanted, spelling, leniencies: [] };
}

function squareOfDigits(digits: string): string {
  return String.fromCharCode(96 + Number(digits.charAt(0))) + digits.charAt(1);
}

function squareOfName(name: string): number {
  return (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97;
}
