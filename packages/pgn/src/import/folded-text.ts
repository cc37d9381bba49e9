/** A text with everything that only dresses it taken off, unit by unit traceable to its source. */
export interface FoldedText {
  readonly text: string;
  /** For each unit of `text` where it begins in the source. */
  readonly starts: readonly number[];
  /** For each unit of `text` where it ends in the source. */
  readonly ends: readonly number[];
}

/** Units that are not seen: zero widths, soft hyphens, marks of direction, variation selectors. */
const INVISIBLE = /\u00ad|[\u200b-\u200f\u202a-\u202e\u2060-\u2064]|\ufe0e|\ufe0f|\ufeff/;

/** Signs with a plain twin of the same meaning. */
const TWINS: ReadonlyMap<string, string> = new Map([
  ...[...'\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'].map(
    (space): [string, string] => [space, ' '],
  ),
  ...[...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d'].map((dash): [string, string] => [dash, '-']),
  ['\u2028', '\n'],
  ['\u2029', '\n'],
  ['⁄', '/'],
  ['∕', '/'],
  ['✕', '×'],
  ['✖', '×'],
]);

/** The first of the ten digits in scripts that have their own. */
const ZEROS = [0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50];

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '-',
  mdash: '-',
  minus: '-',
  hellip: '…',
  times: '×',
  frac12: '½',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};

const ENTITY = /&(?:#(\d{2,7})|#[xX]([0-9a-fA-F]{2,6})|([a-z]{2,6}\d{0,2}));/y;
const MARKUP = /<(\/?)([a-zA-Z][a-zA-Z0-9]{0,11})(?:\s[^<>]{0,300})?\/?>/y;
/** Tags that end a line or a cell; the others stand inside a word. */
const TAG_SPACE: Readonly<Record<string, string>> = {
  td: '\t',
  th: '\t',
  tr: '\n',
  p: '\n',
  br: '\n',
  li: '\n',
  div: '\n',
  ol: '\n',
  ul: '\n',
  table: '\n',
  h1: '\n',
  h2: '\n',
  h3: '\n',
};

/** Takes markup, entities, wide forms, foreign digits and look-alike letters of squares off a text. */
export function foldText(source: string): FoldedText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (text: string, start: number, end: number) => {
    for (const unit of text.split('')) {
      units.push(unit);
      starts.push(start);
      ends.push(end);
    }
  };
  for (let at = 0; at < source.length; ) {
    const hyphen = hyphenEnd(source, at);
    if (hyphen !== null) {
      at = hyphen;
      continue;
    }
    const dressed = readMarkup(source, at) ?? readEntity(source, at);
    if (dressed) {
      add(dressed.text, at, dressed.end);
      at = dressed.end;
      continue;
    }
    add(plainUnit(source.charAt(at)), at, at + 1);
    at++;
  }
  return { text: foldLookAlikes(units.join('')), starts, ends };
}

const HYPHEN = /-\r?\n[ \t]{0,20}(?=[a-hx×:1-8])/y;
const BEFORE_HYPHEN = /(?:[a-hx×:♔-♟]|(?<!\p{L})\p{Lu}\p{Ll}?|[\u3400-\u9fff])$/u;

/** The end of a hyphen that breaks a move over two lines. */
function hyphenEnd(source: string, at: number): number | null {
  if (source.charAt(at) !== '-' || !BEFORE_HYPHEN.test(source.slice(Math.max(0, at - 3), at))) return null;
  HYPHEN.lastIndex = at;
  const hyphen = HYPHEN.exec(source);
  return hyphen && at + hyphen[0].length;
}

function readMarkup(source: string, at: number): { readonly text: string; readonly end: number } | null {
  if (source.charAt(at) !== '<') return null;
  MARKUP.lastIndex = at;
  const tag = MARKUP.exec(source);
  if (!tag) return null;
  return { text: TAG_SPACE[(tag[2] ?? '').toLowerCase()] ?? '', end: at + tag[0].length };
}

function readEntity(source: string, at: number): { readonly text: string; readonly end: number } | null {
  if (source.charAt(at) !== '&') return null;
  ENTITY.lastIndex = at;
  const entity = ENTITY.exec(source);
  if (!entity) return null;
  const [whole, decimal, hex, name] = entity;
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : -1;
  const decoded = name ? ENTITIES[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  if (decoded === undefined) return null;
  return { text: decoded.split('').map(plainUnit).join(''), end: at + whole.length };
}

function plainUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x80) return unit === '\r' ? '\n' : unit;
  if (INVISIBLE.test(unit)) return '';
  const twin = TWINS.get(unit);
  if (twin !== undefined) return twin;
  if (0xff01 <= code && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const zero = ZEROS.find((first) => first <= code && code < first + 10);
  return zero === undefined ? unit : String(code - zero);
}

const CYRILLIC_FILES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e' };
const GREEK_FILES = 'αβγδεζηθ';

/** A pawn's capture by two files of which one is typed in another alphabet: `еd`, `dхс`. No word mixes them. */
const MIXED_FILES = /(?<![\p{L}\d])(?:[асе][xх:×]?[b-df]|[b-df][xх:×]?[асе])(?!\p{L})/gu;

/** Squares typed with letters of another alphabet: `е4`, `ехd5`, `β5`. The length stays. */
function foldLookAlikes(text: string): string {
  return text
    .replace(/[асе](?=[xх:×-]?[a-hасе]?[1-8])/g, (letter) => CYRILLIC_FILES[letter] ?? letter)
    .replace(MIXED_FILES, (files) =>
      files.replace(/[асех]/g, (letter) => (letter === 'х' ? 'x' : (CYRILLIC_FILES[letter] ?? letter))),
    )
    .replace(/х(?=[a-h][1-8])/g, 'x')
    .replace(/[α-θ](?=[xχ:×-]?[a-hα-θ]?[1-8])/g, (letter) => 'abcdefgh'.charAt(GREEK_FILES.indexOf(letter)) || letter);
}
