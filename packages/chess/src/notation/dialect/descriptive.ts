import { roleOfLetter } from '../../piece.ts';
import type { File, Role } from '../../types.ts';
import {
  type DescribedMove,
  type DescribedPiece,
  type DescribedPlace,
  meaningOfDescribed,
} from './descriptive-words.ts';
import type { Meaning, ReadingContext } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

const FILE = '(?:[QK]?(?:R|Kt|N|B)|Q|K)';
const PIECE = `(?:${FILE}?P|[QK]?(?:R|Kt|N|B)|Q|K)`;
const PLACE = `(?:${FILE}?[1-8]|${FILE})`;
const PROMOTION = '(?:[=/]?\\(?(?<promotion>Q|R|B|Kt|N)\\)?)?';
const MOVE = new RegExp(
  `^(?<piece>${PIECE})(?:\\((?<from>${PLACE})\\)|/(?<fromStroke>[1-8]))?(?:(?:-|to)(?<to>${FILE}[1-8])|(?:x|:|takes)(?<captured>${PIECE})(?:\\((?:at)?(?<at>${PLACE})\\)|/(?<atStroke>${FILE}?[1-8])|(?:on|at)(?<atWord>${FILE}[1-8]))?)${PROMOTION}$`,
);

/** The files by the pieces that begin on them; without a side there are two. */
const FILES: Readonly<Record<string, readonly File[]>> = {
  QR: [0],
  QN: [1],
  QB: [2],
  Q: [3],
  K: [4],
  KB: [5],
  KN: [6],
  KR: [7],
  R: [0, 7],
  N: [1, 6],
  B: [2, 5],
};

/** English descriptive notation: `P-K4`, `N-KB3`, `QxPch`, `R(K1)-K3`, `PxP/Q5`, `P-K8=Q`. */
export function readDescriptive(move: TidyMove, { position, languages }: ReadingContext): readonly Meaning[] {
  if (!languages.some(({ code }) => code === 'en')) return [];
  const groups = MOVE.exec(move.core.replace(/[.']/g, ''))?.groups;
  const piece = pieceOf(groups?.['piece']);
  if (!groups || !piece) return [];
  const { from, fromStroke, to, captured, at, atStroke, atWord, promotion } = groups;
  const origin = placeOf(from ?? fromStroke);
  const target = placeOf(to ?? at ?? atStroke ?? atWord);
  const taken = pieceOf(captured);
  const made = promotion === undefined ? undefined : roleOf(promotion);
  const described: DescribedMove = {
    piece,
    ...(origin && { from: origin }),
    ...(target && { to: target }),
    ...(taken && { captured: taken }),
    ...(made && { promotion: made }),
  };
  return [meaningOfDescribed(described, move, position)];
}

function pieceOf(text: string | undefined): DescribedPiece | undefined {
  if (text === undefined) return undefined;
  const name = text.replace('Kt', 'N');
  const role = roleOf(name.slice(-1));
  if (!role) return undefined;
  const prefix = name.slice(0, -1);
  if (prefix === '') return { role };
  if (role === 'pawn') return { role, files: FILES[prefix] ?? [] };
  return { role, side: prefix === 'K' ? 'king' : 'queen' };
}

function placeOf(text: string | undefined): DescribedPlace | undefined {
  if (text === undefined) return undefined;
  const rank = /[1-8]$/.exec(text)?.[0];
  const files = FILES[text.replace('Kt', 'N').replace(/[1-8]$/, '')] ?? [];
  return { files, ...(rank !== undefined && { rank: Number(rank) - 1 }) };
}

function roleOf(letter: string): Role | undefined {
  return roleOfLetter(letter.replace('Kt', 'N'));
}
