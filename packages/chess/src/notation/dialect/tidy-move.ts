import type { CheckMark } from '../san-syntax.ts';

/** The text of a move with all that stands around the move itself taken off. */
export interface TidyMove {
  /** The move: no white space, no number, no marks, signs of Unicode brought down to the usual ones. */
  readonly core: string;
  /** The check mark; where several stand, the first. */
  readonly check: CheckMark;
  /** Codes of what was taken off or changed. */
  readonly leniencies: readonly string[];
}

/** Longer texts are no moves. */
const MAX_LENGTH = 40;

const LEAD = /^(?:\d{1,3}\s*(?:[.、．)]|…)|[.、,，…])[.、,，…\s]*/;
/** `10h:g`: a number that lost its period. Two digits, or a letter behind it that begins a square or a piece. */
const BARE_NUMBER = /^\d{1,3}\s*(?=[a-h][1-8x:]|[KQRBNPDTSLCFO]|\p{Lo})/u;
/** A colon behind the target takes a piece in old German and Italian books. */
const STOP = /[.,;，。；、]$|(?<=[1-8]):$/;
const GLYPH = /\s*[!?]{1,2}$/;
const DRAW_OFFER = /\s*\(=\)$/;
const EN_PASSANT =
  /\s*\(?(?<=[\s\d(PР])(?:e\.?p\.?|a\.?p\.?|v\.?p\.?|en passant|на пр\.?)\)?$|\s*(?:吃过路兵|吃過路兵)$/i;
/** Words for check and mate stand detached, or behind a square or a piece. */
const CHECK_WORD =
  /(?:\s+|(?<=[1-8)PQRNBK]),?\s*)(?:dbl\.?\s?ch|double\s?check|dis\.?\s?ch|check|chmate|ch|mate|jaque mate|jaque|jm|j|échec|schach|matt?|scacco|xeque|шах|мат)\.?$|[,\s]*(?:双将|雙將|将军|將軍|将死|將死|叫将|叫將|将杀|將殺|将|將|杀|殺)$/i;
const CHECK_SIGN = /\s*(?:\+{1,2}|#{1,2}|[†‡]{1,2}|≠|\+\/-)$/;
/** Behind the target a capture sign means mate. */
const CAPTURE_SIGN_AS_MATE = /(?<=[1-8])\s*[x×X]$/;

/** Nothing but a move and the usual mark, by its looks, in the letters of most languages: there is nothing to tidy. */
const TIDY =
  /^(?<core>(?:[A-Z]|[\u2654-\u265f]|[А-ФЦ-Я]р?|[马馬车車象相后後王兵卒])?[a-h]?[1-8]?x?[a-h][1-8](?:=[A-Z])?)(?<check>[+#]?)$/;

/** Takes off the move number, check marks, judgements, draw offers and the like; undefined for what is too long or empty. */
export function tidyMove(text: string): TidyMove | undefined {
  if (MAX_LENGTH < text.length) return undefined;
  const tidy = TIDY.exec(text)?.groups;
  if (tidy)
    return {
      core: tidy['core'] ?? '',
      check: tidy['check'] === '+' ? '+' : tidy['check'] === '#' ? '#' : '',
      leniencies: [],
    };
  const leniencies: string[] = [];
  let rest = normalizeSigns(text.trim());
  if (rest !== text.trim()) leniencies.push('unusual-signs');
  const take = (pattern: RegExp, code: string): string | undefined => {
    const found = pattern.exec(rest)?.[0];
    if (found === undefined || found === '') return undefined;
    rest = pattern.source.startsWith('^') ? rest.slice(found.length) : rest.slice(0, -found.length);
    if (!leniencies.includes(code)) leniencies.push(code);
    return found.trim();
  };
  if (take(LEAD, 'move-number') === undefined) take(BARE_NUMBER, 'move-number');
  let check: CheckMark = '';
  for (let found = true; found; ) {
    found = false;
    if (take(DRAW_OFFER, 'draw-offer') !== undefined) found = true;
    if (take(GLYPH, 'suffix-glyph') !== undefined) found = true;
    const sign = takeQuietly(CHECK_SIGN) ?? takeQuietly(CHECK_WORD) ?? takeQuietly(CAPTURE_SIGN_AS_MATE);
    if (sign !== undefined) {
      check = sign === '+' || sign === '#' ? sign : 'other';
      found = true;
    }
    if (take(EN_PASSANT, 'en-passant-mark') !== undefined) found = true;
    if (!found && take(STOP, 'punctuation') !== undefined) found = true;
  }
  const core = rest.replace(/\s+/g, '').replace(/[асе]/g, latinFile);
  if (/\s/.test(rest.trim())) leniencies.push('spaces');
  return core === '' ? undefined : { core, check, leniencies };

  function takeQuietly(pattern: RegExp): string | undefined {
    const found = pattern.exec(rest)?.[0];
    if (found === undefined) return undefined;
    rest = rest.slice(0, -found.length);
    return found.trim();
  }
}

/** Whether a word behind a move is a mark of that move: `+`, `mate`, `e.p.`, `!?`, `(=)`, `×`. */
export function isMoveMark(word: string): boolean {
  return word.trim() !== '' && tidyMove(`e4 ${word}`)?.core === 'e4';
}

/** Full-width signs to usual ones, every dash to a hyphen, every capture sign to `x` or `:`. */
function normalizeSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u00ad|[\u200b-\u200f]|[\u202a-\u202e]|\u2060|\ufe0e|\ufe0f|\ufeff/g, '')
    .replace(/[‐‑‒–—―−－]+/g, '-')
    .replace(/[∶︰]/g, ':')
    .replace(/走?到|至/g, '-')
    .replace(/吃(?!过路|過路)/g, 'x')
    .replace(/的[王后後車车象相馬马兵卒]/g, '')
    .replace(/[,\s]*升[变變][为為成]?/g, '=')
    .replace(/(?<=\S\s*)[×✕✗⨯*]|(?<=[^\s.])[XХх](?=[\sa-hасе\p{Lu}\p{Lo}]|$)/gu, 'x');
}

/** Files typed on a Cyrillic keyboard. */
function latinFile(letter: string): string {
  return letter === 'а' ? 'a' : letter === 'с' ? 'c' : 'e';
}
