import type { Language } from '../language.ts';
import { meaningsOfNames } from './descriptive-names.ts';
import type { Saying } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

const FILE = '(?:[TCA][DR]|[TCADR])';
const PIECE = `(?:P${FILE}?|[TCA][DR]?|D|R)`;
const PLACE = `(?:[1-8]${FILE}|[1-8])`;
const PROMOTION = '(?:[=/]?\\(?(?<promotion>[DTAC])\\)?)?';
const MOVE = new RegExp(
  `^(?<piece>${PIECE})(?:\\((?<from>${PLACE})\\))?(?:-?(?<to>[1-8]-?${FILE})|[x:](?<captured>${PIECE})(?:\\((?<at>${PLACE})\\)|/?(?<atBare>[1-8]${FILE}))?)${PROMOTION}$`,
);

const ENGLISH: Readonly<Record<string, string>> = { R: 'K', D: 'Q', T: 'R', A: 'B', C: 'N', '-': '' };

/**
 * Spanish descriptive notation, the rank first: `P4R`, `C3AR`, `AxC`, `D5T+`, `P8R=D`; and French, which differs in the
 * bishop's letter and in a word for taking: `C3FR`, `P.4D`, `F pr C`.
 */
export function readSpanishDescriptive(move: TidyMove, languages: readonly Language[]): readonly Saying[] {
  const core = inSpanish(move.core, languages);
  if (core === undefined) return [];
  const { piece, from, to, captured, at, atBare, promotion } = MOVE.exec(core)?.groups ?? {};
  const names = {
    piece: inEnglish(piece),
    from: inEnglish(from),
    to: inEnglish(to ?? at ?? atBare),
    captured: inEnglish(captured),
    promotion: inEnglish(promotion),
  };
  return meaningsOfNames(names, move);
}

function inSpanish(core: string, languages: readonly Language[]): string | undefined {
  const isOf = (wanted: string) => languages.some(({ code }) => code === wanted);
  const plain = core.replaceAll('.', '');
  if (isOf('es') && !plain.includes('F')) return plain;
  return isOf('fr') && !plain.includes('A') ? plain.replaceAll('F', 'A').replace('pr', 'x') : undefined;
}

/** Spanish says everything the other way round: `3AR` is `KB3`, `PTD` is `QRP`. */
function inEnglish(name: string | undefined): string | undefined {
  return name === undefined
    ? undefined
    : Array.from(name, (letter) => ENGLISH[letter] ?? letter)
        .reverse()
        .join('');
}
