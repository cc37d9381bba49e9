import { meaningsOfNames } from './descriptive-names.ts';
import type { Meaning, ReadingContext } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

const FILE = '(?:[TCA][DR]|[TCADR])';
const PIECE = `(?:P${FILE}?|[TCA][DR]?|D|R)`;
const PLACE = `(?:[1-8]${FILE}|[1-8])`;
const PROMOTION = '(?:[=/]?\\(?(?<promotion>[DTAC])\\)?)?';
const MOVE = new RegExp(
  `^(?<piece>${PIECE})(?:\\((?<from>${PLACE})\\))?(?:-?(?<to>[1-8]-?${FILE})|[x:](?<captured>${PIECE})(?:\\((?<at>${PLACE})\\)|/?(?<atBare>[1-8]${FILE}))?)${PROMOTION}$`,
);

const ENGLISH: Readonly<Record<string, string>> = { R: 'K', D: 'Q', T: 'R', A: 'B', C: 'N', '-': '' };

/** Spanish descriptive notation, the rank first: `P4R`, `C3AR`, `AxC`, `D5T+`, `P8R=D`. */
export function readSpanishDescriptive(move: TidyMove, { position, languages }: ReadingContext): readonly Meaning[] {
  if (!languages.some(({ code }) => code === 'es')) return [];
  const { piece, from, to, captured, at, atBare, promotion } = MOVE.exec(move.core)?.groups ?? {};
  const names = {
    piece: inEnglish(piece),
    from: inEnglish(from),
    to: inEnglish(to ?? at ?? atBare),
    captured: inEnglish(captured),
    promotion: inEnglish(promotion),
  };
  return meaningsOfNames(names, move, position);
}

/** Spanish says everything the other way round: `3AR` is `KB3`, `PTD` is `QRP`. */
function inEnglish(name: string | undefined): string | undefined {
  return name === undefined
    ? undefined
    : Array.from(name, (letter) => ENGLISH[letter] ?? letter)
        .reverse()
        .join('');
}
