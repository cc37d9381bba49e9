/** What stands behind a move, detached from it, and says nothing that the position does not say. */
const DETACHED_MARKS = new Set([
  'e.p.',
  'ep',
  'e.p',
  'ep.',
  '+',
  '++',
  '#',
  '×',
  'x',
  'ch',
  'ch.',
  'mate',
  'dbl',
  'dis',
]);

/** Whether a word right behind a move is a mark of that move; behind a move number it would stand for a move. */
export function isDetachedMark(word: string): boolean {
  return DETACHED_MARKS.has(word);
}
