import { roleOfLetter } from '../../piece.ts';
import type { File, Role } from '../../types.ts';
import {
  type DescribedMove,
  type DescribedPiece,
  type DescribedPlace,
  meaningOfDescribed,
} from './descriptive-words.ts';
import type { Saying } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

/** The names that a move in descriptive notation is made of, in the letters and the order of English: `QR`, `KBP`, `KB4`. */
export interface DescriptiveNames {
  readonly piece: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly captured: string | undefined;
  readonly promotion: string | undefined;
}

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

/** What a move means whose names were told apart; nothing where they name no piece. */
export function meaningsOfNames(names: DescriptiveNames, move: TidyMove): readonly Saying[] {
  const piece = pieceOf(names.piece);
  if (!piece) return [];
  const from = placeOf(names.from);
  const to = placeOf(names.to);
  const captured = pieceOf(names.captured);
  const promotion = roleOf(names.promotion);
  const described: DescribedMove = {
    piece,
    ...(from && { from }),
    ...(to && { to }),
    ...(captured && { captured }),
    ...(promotion && { promotion }),
  };
  return [(position) => meaningOfDescribed(described, move, position)];
}

function pieceOf(name: string | undefined): DescribedPiece | undefined {
  const role = roleOf(name?.slice(-1));
  if (name === undefined || !role) return undefined;
  const prefix = name.slice(0, -1);
  if (prefix === '') return { role };
  if (role === 'pawn') return { role, files: FILES[prefix] ?? [] };
  return { role, side: prefix === 'K' ? 'king' : 'queen' };
}

function placeOf(name: string | undefined): DescribedPlace | undefined {
  if (name === undefined) return undefined;
  const rank = /[1-8]$/.exec(name)?.[0];
  const files = FILES[name.replace(/[1-8]$/, '')] ?? [];
  return { files, ...(rank !== undefined && { rank: Number(rank) - 1 }) };
}

function roleOf(letter: string | undefined): Role | undefined {
  return letter === undefined ? undefined : roleOfLetter(letter);
}
