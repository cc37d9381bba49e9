import type { Language } from '../language.ts';
import { meaningsOfNames } from './descriptive-names.ts';
import type { Saying } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

const FILE = '(?:[QK]?[RNB]|Q|K)';
const PIECE = `(?:${FILE}?P|[QK]?[RNB]|Q|K)`;
const PLACE = `(?:${FILE}?[1-8]|${FILE})`;
const PROMOTION = '(?:[=/]?\\(?(?<promotion>[QRBN])\\)?)?';
const MOVE = new RegExp(
  `^(?<piece>${PIECE})(?:\\((?<from>${PLACE})\\)|/(?<fromStroke>[1-8]))?(?:(?:-|to)(?<to>${FILE}[1-8])|(?:x|:|takes)(?<captured>${PIECE})(?:\\((?:at)?(?<at>${PLACE})\\)|/(?<atStroke>${FILE}?[1-8])|(?:on|at)(?<atWord>${FILE}[1-8]))?)${PROMOTION}$`,
);

/** English descriptive notation: `P-K4`, `N-KB3`, `Kt-B3`, `QxPch`, `R(K1)-K3`, `PxP/Q5`, `P-K8=Q`. */
export function readDescriptive(move: TidyMove, languages: readonly Language[]): readonly Saying[] {
  if (!languages.some(({ code }) => code === 'en')) return [];
  // `KtoK2` and `KtakesP` are a king's moves.
  const core = move.core.replace(/[.']/g, '').replace(/Kt(?!o[A-Z]|akes)/g, 'N');
  const groups = MOVE.exec(core)?.groups ?? {};
  const { piece, from, fromStroke, to, captured, at, atStroke, atWord, promotion } = groups;
  const names = { piece, from: from ?? fromStroke, to: to ?? at ?? atStroke ?? atWord, captured, promotion };
  return meaningsOfNames(names, move);
}
