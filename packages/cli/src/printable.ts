/** Control characters, and those that turn the direction of writing: text from foreign files must not steer the terminal. */
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Characters that take two columns: East Asian wide and fullwidth blocks, and emoji (Unicode TR 11, in coarse ranges). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Characters that take no column of their own. */
const COMBINING = /\p{Mn}|\p{Me}|\p{Cf}/u;

/** A text as it may be shown in one line: every tab is a space, every other control character a replacement character. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(UNPRINTABLE, '\ufffd');
}

/** The number of columns that a printable text takes on a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}
