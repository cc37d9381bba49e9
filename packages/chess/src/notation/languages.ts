import { CHINESE } from './chinese.ts';
import type { Language } from './language.ts';

const PGN_STANDARD = 'PGN standard (1994), section 8.2.3, table of piece letters in other languages';
const WIKIPEDIA = 'Wikipedia, "Algebraic notation (chess)", table of the letters of the pieces in other languages';

/**
 * The languages whose letters are read and written, one row each; to add a language is to add a row.
 * Where a text fits several, the earlier one is named: English first, then roughly by how much chess is printed in it.
 */
export const LANGUAGES: readonly Language[] = [
  {
    code: 'en',
    name: 'English',
    letters: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' },
    alternatives: { knight: ['Kt'] },
    source: PGN_STANDARD,
  },
  {
    code: 'de',
    name: 'German',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' },
    castling: 'zeros',
    source: PGN_STANDARD,
  },
  {
    code: 'fr',
    name: 'French',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'F', knight: 'C', pawn: 'P' },
    castling: 'zeros',
    source: PGN_STANDARD,
  },
  {
    code: 'es',
    name: 'Spanish',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C', pawn: 'P' },
    castling: 'zeros',
    source: PGN_STANDARD,
  },
  {
    code: 'ru',
    name: 'Russian',
    letters: { king: 'Кр', queen: 'Ф', rook: 'Л', bishop: 'С', knight: 'К', pawn: 'п' },
    capture: ':',
    castling: 'zeros',
    lookalikes: { king: ['Kp', 'Kр', 'Кp'], knight: ['K'], bishop: ['C'] },
    source: WIKIPEDIA,
  },
  {
    code: 'it',
    name: 'Italian',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'nl',
    name: 'Dutch',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'P', pawn: 'O' },
    source: PGN_STANDARD,
  },
  {
    code: 'pt',
    name: 'Portuguese',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'B', knight: 'C', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'pl',
    name: 'Polish',
    letters: { king: 'K', queen: 'H', rook: 'W', bishop: 'G', knight: 'S', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'cs',
    name: 'Czech',
    letters: { king: 'K', queen: 'D', rook: 'V', bishop: 'S', knight: 'J', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'sk',
    name: 'Slovak',
    letters: { king: 'K', queen: 'D', rook: 'V', bishop: 'S', knight: 'J' },
    source: WIKIPEDIA,
  },
  {
    code: 'hu',
    name: 'Hungarian',
    letters: { king: 'K', queen: 'V', rook: 'B', bishop: 'F', knight: 'H', pawn: 'G' },
    source: PGN_STANDARD,
  },
  {
    code: 'ro',
    name: 'Romanian',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'N', knight: 'C', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'sv',
    name: 'Swedish',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' },
    source: PGN_STANDARD,
  },
  {
    code: 'da',
    name: 'Danish',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' },
    source: PGN_STANDARD,
  },
  {
    code: 'nb',
    name: 'Norwegian',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S', pawn: 'B' },
    source: PGN_STANDARD,
  },
  {
    code: 'fi',
    name: 'Finnish',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'R', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'is',
    name: 'Icelandic',
    letters: { king: 'K', queen: 'D', rook: 'H', bishop: 'B', knight: 'R', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'et',
    name: 'Estonian',
    letters: { king: 'K', queen: 'L', rook: 'V', bishop: 'O', knight: 'R', pawn: 'P' },
    source: PGN_STANDARD,
  },
  {
    code: 'lv',
    name: 'Latvian',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'Z' },
    source: WIKIPEDIA,
  },
  {
    code: 'lt',
    name: 'Lithuanian',
    letters: { king: 'K', queen: 'V', rook: 'B', bishop: 'R', knight: 'Ž' },
    lookalikes: { knight: ['Z'] },
    source: WIKIPEDIA,
  },
  {
    code: 'uk',
    name: 'Ukrainian',
    letters: { king: 'Кр', queen: 'Ф', rook: 'Т', bishop: 'С', knight: 'К' },
    lookalikes: { king: ['Kp', 'Kр', 'Кp'], rook: ['T'], bishop: ['C'], knight: ['K'] },
    source: WIKIPEDIA,
  },
  {
    code: 'bg',
    name: 'Bulgarian',
    letters: { king: 'Ц', queen: 'Д', rook: 'Т', bishop: 'О', knight: 'К' },
    lookalikes: { rook: ['T'], bishop: ['O'], knight: ['K'] },
    source: WIKIPEDIA,
  },
  {
    code: 'sr',
    name: 'Serbian (Cyrillic)',
    letters: { king: 'К', queen: 'Д', rook: 'Т', bishop: 'Л', knight: 'С' },
    lookalikes: { king: ['K'], rook: ['T'], knight: ['C'] },
    source: WIKIPEDIA,
  },
  {
    code: 'hr',
    name: 'Croatian, Bosnian and Serbian (Latin)',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S' },
    source: WIKIPEDIA,
  },
  {
    code: 'sl',
    name: 'Slovene',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'S' },
    source: WIKIPEDIA,
  },
  {
    code: 'ca',
    name: 'Catalan',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'A', knight: 'C' },
    source: WIKIPEDIA,
  },
  {
    code: 'gl',
    name: 'Galician',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'B', knight: 'C' },
    source: WIKIPEDIA,
  },
  {
    code: 'eu',
    name: 'Basque',
    letters: { king: 'E', queen: 'D', rook: 'G', bishop: 'A', knight: 'Z' },
    source: WIKIPEDIA,
  },
  {
    code: 'el',
    name: 'Greek',
    letters: { king: 'Ρ', queen: 'Β', rook: 'Π', bishop: 'Α', knight: 'Ι' },
    lookalikes: { king: ['P'], queen: ['B'], bishop: ['A'], knight: ['I'] },
    source: WIKIPEDIA,
  },
  {
    code: 'tr',
    name: 'Turkish',
    letters: { king: 'Ş', queen: 'V', rook: 'K', bishop: 'F', knight: 'A' },
    lookalikes: { king: ['S'] },
    source: WIKIPEDIA,
  },
  {
    code: 'sq',
    name: 'Albanian',
    letters: { king: 'M', queen: 'D', rook: 'T', bishop: 'F', knight: 'K' },
    source: WIKIPEDIA,
  },
  {
    code: 'af',
    name: 'Afrikaans',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'R' },
    source: WIKIPEDIA,
  },
  {
    code: 'eo',
    name: 'Esperanto',
    letters: { king: 'R', queen: 'D', rook: 'T', bishop: 'K', knight: 'Ĉ' },
    lookalikes: { knight: ['C'] },
    source: WIKIPEDIA,
  },
  {
    code: 'cy',
    name: 'Welsh',
    letters: { king: 'T', queen: 'B', rook: 'C', bishop: 'E', knight: 'M' },
    source: WIKIPEDIA,
  },
  {
    code: 'id',
    name: 'Indonesian',
    letters: { king: 'R', queen: 'M', rook: 'B', bishop: 'G', knight: 'K' },
    source: WIKIPEDIA,
  },
  {
    code: 'vi',
    name: 'Vietnamese',
    letters: { king: 'V', queen: 'H', rook: 'X', bishop: 'T', knight: 'M' },
    source: WIKIPEDIA,
  },
  {
    code: 'az',
    name: 'Azerbaijani',
    letters: { king: 'Ş', queen: 'V', rook: 'T', bishop: 'F', knight: 'A' },
    lookalikes: { king: ['S'] },
    source: WIKIPEDIA,
  },
  {
    code: 'ga',
    name: 'Irish',
    letters: { king: 'R', queen: 'B', rook: 'C', bishop: 'E', knight: 'D' },
    source: WIKIPEDIA,
  },
  {
    code: 'lb',
    name: 'Luxembourgish',
    letters: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'P' },
    source: WIKIPEDIA,
  },
  {
    code: 'mk',
    name: 'Macedonian',
    letters: { king: 'К', queen: 'Д', rook: 'Т', bishop: 'Л', knight: 'С' },
    lookalikes: { king: ['K'], rook: ['T'], knight: ['C'] },
    source: WIKIPEDIA,
  },
  {
    code: 'hi',
    name: 'Hindi',
    letters: { king: 'R', queen: 'V', rook: 'H', bishop: 'O', knight: 'G' },
    alternatives: { king: ['रा'], queen: ['व'], rook: ['हा'], bishop: ['ऊँ', 'ऊ'], knight: ['घो', 'घ'] },
    source: WIKIPEDIA,
  },
  {
    code: 'hy',
    name: 'Armenian',
    letters: { king: 'Ա', queen: 'Թ', rook: 'Ն', bishop: 'Փ', knight: 'Ձ' },
    source: WIKIPEDIA,
  },
  {
    code: 'ka',
    name: 'Georgian',
    letters: { king: 'მფ', queen: 'ლ', rook: 'ე', bishop: 'კ', knight: 'მ' },
    source: WIKIPEDIA,
  },
  {
    code: 'he',
    name: 'Hebrew',
    letters: { king: 'מ', queen: 'מה', rook: 'צ', bishop: 'ר', knight: 'פ' },
    source: WIKIPEDIA,
  },
  {
    code: 'ar',
    name: 'Arabic',
    letters: { king: 'م', queen: 'و', rook: 'ر', bishop: 'ف', knight: 'ح' },
    source: WIKIPEDIA,
  },
  {
    code: 'fa',
    name: 'Persian',
    letters: { king: 'ش', queen: 'و', rook: 'ر', bishop: 'ف', knight: 'ا' },
    source: WIKIPEDIA,
  },
  ...CHINESE,
];

/** By codes as they are written and in small letters. */
const BY_CODE = new Map(
  LANGUAGES.flatMap((language) =>
    [language.code, language.code.toLowerCase()].map((code) => [code, language] as const),
  ),
);

/** The language of a code, in any case: `de`, `zh-Hans`. */
export function languageOf(code: string): Language | undefined {
  return BY_CODE.get(code) ?? BY_CODE.get(code.toLowerCase());
}
