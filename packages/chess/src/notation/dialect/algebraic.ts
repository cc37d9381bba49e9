import type { PieceQuery } from '../../explain/reason.ts';
import { pieceFigurine, roleLetter } from '../../piece.ts';
import { fileName, fileOf, rankName, squareName } from '../../square.ts';
import { COLORS, ROLES, type Role } from '../../types.ts';
import { type Language, spellingsOf } from '../language.ts';
import type { Meaning } from './meaning.ts';
import type { TidyMove } from './tidy-move.ts';

/** Behind the piece: origin, sign, piece taken, target; the promotion follows. */
const WAY = /^(?<file>[a-h])?(?<rank>[1-8])?(?<sign>[x:-])?(?<taken>[^\da-hx:=()/-]{1,3})?(?<to>[a-h][1-8])/u;
const ONE_LETTER = /^[^a-h\d](?:[a-h]?[1-8]?[x:-]?[a-h][1-8])$/u;
const PROMOTION = /^(?:[=/]?(?<bare>[^\d=/()]{1,3})|[=/]?\((?<bracketed>[^\d=/()]{1,3})\))$/u;

/** The letters of one notation: whose they are and what they stand for. */
interface Alphabet {
  readonly notation: string;
  readonly roles: ReadonlyMap<string, Role>;
  /** The letters of `roles` that only look like the language's. */
  readonly lookalikes: ReadonlySet<string>;
  /** The first characters of the keys of `roles`. */
  readonly initials: ReadonlySet<string>;
}

const FIGURES: Alphabet = {
  notation: 'figurine',
  roles: new Map(
    ROLES.flatMap((role) => COLORS.map((color): [string, Role] => [pieceFigurine({ color, role }), role])),
  ),
  lookalikes: new Set(),
  initials: new Set('♔♕♖♗♘♙♚♛♜♝♞♟'),
};

const NO_LETTERS: Alphabet = {
  notation: 'en',
  roles: new Map(),
  lookalikes: new Set(),
  initials: new Set('12345678'),
};

/** The leniency of a piece's letter that is not a capital. */
export const SMALL_LETTER = 'small-letter';

/** The leniency of a letter that only looks like one of the language. */
export const LOOKALIKE = 'lookalike-letter';

const ALPHABETS = new WeakMap<Language, Alphabet>();

/** Origin and target with the letters of any language, or figures: `Sf3`, `Cgxf3`, `馬g1-f3`, `♘f3`, `e8=D`, `Rd2xBd6`. */
export function readAlgebraic({ core }: TidyMove, languages: readonly Language[]): readonly Meaning[] {
  const found: Meaning[] = [];
  // Without letters every language says the same.
  const isWithoutLetters = /^[a-h1-8x:-]+$/.test(core);
  const initial = /^[a-h]/.test(core) ? '' : core.charAt(0);
  // A letter, and nothing else that languages differ in: of those that say the same, the first speaks for all.
  const isOneLetter = ONE_LETTER.test(core);
  const said = new Set<string>();
  for (const alphabet of isWithoutLetters ? [NO_LETTERS] : [...languages.map(alphabetOf), FIGURES]) {
    if (initial !== '' && !alphabet.initials.has(initial)) continue;
    if (isOneLetter) {
      const saying = `${alphabet.roles.get(initial)} ${alphabet.lookalikes.has(initial)}`;
      if (said.has(saying)) continue;
      said.add(saying);
    }
    const meaning = readWith(core, alphabet);
    if (meaning) found.push(meaning);
  }
  return 0 < found.length || !/^\p{Ll}/u.test(initial) ? found : readSmall(core, languages);
}

/** A piece's letter written small: `nf3`, `sxe5`. Those that name a file are a pawn's. */
function readSmall(core: string, languages: readonly Language[]): readonly Meaning[] {
  const raised = core.charAt(0).toUpperCase() + core.slice(1);
  return languages.flatMap((language) => {
    const meaning = readWith(raised, alphabetOf(language));
    return meaning ? [{ ...meaning, leniencies: [...meaning.leniencies, SMALL_LETTER] }] : [];
  });
}

/** The letters of a language as a table from text to piece. */
export function alphabetOf(language: Language): Alphabet {
  const known = ALPHABETS.get(language);
  if (known) return known;
  const roles = new Map<string, Role>();
  for (const role of ROLES) for (const text of spellingsOf(language, role)) roles.set(text, role);
  const lookalikes = new Set<string>();
  for (const role of ROLES) {
    for (const text of language.lookalikes?.[role] ?? []) {
      if (roles.has(text)) continue;
      roles.set(text, role);
      lookalikes.add(text);
    }
  }
  const initials = new Set(Array.from(roles.keys(), (text) => text.charAt(0)));
  const alphabet = { notation: language.code, roles, lookalikes, initials };
  ALPHABETS.set(language, alphabet);
  return alphabet;
}

function readWith(core: string, { notation, roles, lookalikes }: Alphabet): Meaning | undefined {
  for (let length = 3; 0 <= length; length--) {
    const written = core.slice(0, length);
    const role = length === 0 ? 'pawn' : roles.get(written);
    if (role === undefined || written.length < length) continue;
    const meaning = readWay(core.slice(length), role, length, notation, roles);
    if (meaning && lookalikes.has(written)) {
      return { ...meaning, leniencies: [...meaning.leniencies, LOOKALIKE] };
    }
    if (meaning) return meaning;
  }
  return undefined;
}

function readWay(
  text: string,
  role: Role,
  letters: number,
  notation: string,
  roles: ReadonlyMap<string, Role>,
): Meaning | undefined {
  const match = WAY.exec(text);
  const { file, rank, sign = '', taken, to = '' } = match?.groups ?? {};
  if (!match || (taken !== undefined && (!roles.has(taken) || sign === '-'))) return undefined;
  const behind = text.slice(match[0].length);
  const made = behind === '' ? undefined : promotionIn(behind, roles);
  if (behind !== '' && made === undefined) return undefined;
  const leniencies = [
    ...(sign === '-' ? ['long-form'] : sign === ':' ? ['nonstandard-capture-mark'] : []),
    ...(role === 'pawn' && 0 < letters ? ['pawn-letter'] : []),
    ...(behind !== '' && !/^=[^(]/.test(behind) ? ['nonstandard-promotion'] : []),
    ...(taken === undefined ? [] : ['captured-piece']),
  ];
  const wanted: PieceQuery = {
    role,
    to: (to.charCodeAt(1) - 49) * 8 + to.charCodeAt(0) - 97,
    ...(file !== undefined && { fromFile: file.charCodeAt(0) - 97 }),
    ...(rank !== undefined && { fromRank: Number(rank) - 1 }),
    ...(made && { promotion: made }),
  };
  const letter = role === 'pawn' ? '' : roleLetter(role);
  const spelling =
    letter + (file ?? '') + (rank ?? '') + sign.replace(':', 'x') + to + (made ? `=${roleLetter(made)}` : '');
  const san = standardSan(wanted);
  const isPlain = letters === 0 && made === undefined && taken === undefined;
  const isLong = file !== undefined && rank !== undefined;
  const name =
    taken !== undefined && notation === 'en'
      ? 'reversible'
      : isPlain || notation === 'en'
        ? isLong
          ? 'lan'
          : 'san'
        : notation;
  return { notation: name, wanted, spelling, ...(san !== undefined && { san }), leniencies };
}

/** A move in the spelling that the engine reads; undefined where its reading may be another one. */
function standardSan({ role, to, fromFile, fromRank, promotion }: PieceQuery): string | undefined {
  const file = fromFile === undefined ? '' : fileName(fromFile);
  const target = squareName(to);
  if (role !== 'pawn') {
    const rank = fromRank === undefined ? '' : rankName(fromRank);
    return promotion === undefined ? roleLetter(role) + file + rank + target : undefined;
  }
  if (fromRank !== undefined || fromFile === fileOf(to) || promotion === 'pawn' || promotion === 'king')
    return undefined;
  return (file && `${file}x`) + target + (promotion ? `=${roleLetter(promotion)}` : '');
}

function promotionIn(text: string, roles: ReadonlyMap<string, Role>): Role | undefined {
  const { bare, bracketed } = PROMOTION.exec(text)?.groups ?? {};
  const letter = bare ?? bracketed ?? '';
  return roles.get(letter) ?? roles.get(letter.toUpperCase());
}
