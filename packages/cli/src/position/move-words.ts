/** What stands between the moves of a list. */
const GAP = /[\s,，;；]+/;
/** `1.`, `1...`, `1…`, `1、`, `1)` before a move. */
const NUMBER_BEFORE = /^\d+(?:[.…]+|、|\))/;
const NUMBER = /^(?:\d{1,3}|[.…]+)$/;
const RESULT = /^(?:1[-–—‑−]0|0[-–—‑−]1|(?:1\/2|½)[-–—‑−](?:1\/2|½)|½|\*)$/;
const NAG = /(?<=^|\s)\$\d+(?=\s|$)/g;
const MOVE_INSIDE = /[a-h][1-8]|[O0]-[O0]/;

/** The words of a list of moves, without numbers, comments in braces, variations and NAGs; the results stay, for their place tells something. */
export function moveWords(text: string): readonly string[] {
  return withoutVariations(withoutComments(text))
    .replace(NAG, ' ')
    .split(GAP)
    .map((word) => word.replace(NUMBER_BEFORE, ''))
    .filter((word) => word !== '' && !NUMBER.test(word));
}

/** Whether a word is the result of a game. */
export function isResult(word: string): boolean {
  return RESULT.test(word);
}

/** Takes out comments in braces; a brace without its partner stays, to be told of. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('{', from);
    const close = open < 0 ? -1 : text.indexOf('}', open);
    if (close < 0) return kept.join('') + text.slice(from);
    kept.push(text.slice(from, open), ' ');
    from = close + 1;
  }
}

/**
 * Takes out what stands in parentheses where it holds a move: `(2.f4 exf4)`, but neither `(=)` nor a part of `N(b1)d2`.
 * A parenthesis without its partner stays, to be told of.
 */
function withoutVariations(text: string): string {
  const ends = endsOfParentheses(text);
  const kept: string[] = [];
  let from = 0;
  for (let open = text.indexOf('('); 0 <= open; open = text.indexOf('(', from)) {
    const end = ends.get(open);
    const isVariation = end !== undefined && !isInsideWord(text, open, end) && MOVE_INSIDE.test(text.slice(open, end));
    kept.push(text.slice(from, open), isVariation ? ' ' : text.slice(open, end ?? open + 1));
    from = end ?? open + 1;
  }
  return kept.join('') + text.slice(from);
}

/** Whether text goes on at both sides of a place without a gap. */
function isInsideWord(text: string, start: number, end: number): boolean {
  return /\S/.test(text.charAt(start - 1)) && /\S/.test(text.charAt(end));
}

/** For each parenthesis that is closed the place behind its partner. */
function endsOfParentheses(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open.push(at);
    const start = text[at] === ')' ? open.pop() : undefined;
    if (start !== undefined) ends.set(start, at + 1);
  }
  return ends;
}
