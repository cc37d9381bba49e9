import type { File, Role } from '../../types.ts';
import {
  type DescribedMove,
  type DescribedPiece,
  type DescribedPlace,
  meaningOfDescribed,
} from './descriptive-words.ts';
import type { Meaning, ReadingContext } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

const FILE = '(?:[TCA][DR]|[TCADR])';
const PIECE = `(?:P${FILE}?|[TCA][DR]?|D|R)`;
const PLACE = `(?:[1-8]${FILE}|[1-8])`;
const PROMOTION = '(?:[=/]?\\(?(?<promotion>[DTAC])\\)?)?';
const MOVE = new RegExp(
  `^(?<piece>${PIECE})(?:\\((?<from>${PLACE})\\))?(?:-?(?<to>[1-8]-?${FILE})|[x:](?<captured>${PIECE})(?:\\((?<at>${PLACE})\\)|/?(?<atBare>[1-8]${FILE}))?)${PROMOTION}$`,
);

const FILES: Readonly<Record<string, readonly File[]>> = {
  TD: [0],
  CD: [1],
  AD: [2],
  D: [3],
  R: [4],
  AR: [5],
  CR: [6],
  TR: [7],
  T: [0, 7],
  C: [1, 6],
  A: [2, 5],
};

const ROLES: Readonly<Record<string, Role>> = {
  R: 'king',
  D: 'queen',
  T: 'rook',
  A: 'bishop',
  C: 'knight',
  P: 'pawn',
};

/** Spanish descriptive notation, the rank first: `P4R`, `C3AR`, `AxC`, `D5T+`, `P8R=D`. */
export function readSpanishDescriptive(move: TidyMove, { position, languages }: ReadingContext): readonly Meaning[] {
  if (!languages.some(({ code }) => code === 'es')) return [];
  const groups = MOVE.exec(move.core)?.groups;
  const piece = pieceOf(groups?.['piece']);
  if (!groups || !piece) return [];
  const { from, to, captured, at, atBare, promotion } = groups;
  const origin = placeOf(from);
  const target = placeOf(to ?? at ?? atBare);
  const taken = pieceOf(captured);
  const made = promotion === undefined ? undefined : ROLES[promotion];
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
  const role = ROLES[text.charAt(0)];
  if (!role) return undefined;
  const suffix = text.slice(1);
  if (suffix === '') return { role };
  if (role === 'pawn') return { role, files: FILES[suffix] ?? [] };
  return { role, side: suffix === 'R' ? 'king' : 'queen' };
}

function placeOf(text: string | undefined): DescribedPlace | undefined {
  if (text === undefined) return undefined;
  const files = FILES[text.slice(1).replace('-', '')] ?? [];
  return { files, rank: Number(text.charAt(0)) - 1 };
}
