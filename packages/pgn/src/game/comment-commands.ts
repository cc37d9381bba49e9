import { commandEntry } from '../data/comment-commands.ts';
import type { Range } from '../range.ts';
import { type CommandValue, readCommandValue } from './command-value.ts';

/** A command in a comment: `[%clk 0:05:23]`. */
export interface CommentCommand {
  readonly name: string;
  /** What stands between the name and the bracket, verbatim. */
  readonly parameters: string;
  /** From `[` to `]`, counted from the start of the comment's text. */
  readonly range: Range;
  /** What the parameters say; null where the command is not known or they say nothing that it could mean. */
  readonly value: CommandValue | null;
}

/** The longest command that is looked for: texts that only look like commands shall cost nothing. */
const MOST_CHARACTERS = 5000;
const NAME = /[A-Za-z][\w-]*/y;

/** The commands of a comment's text, in order. Unknown ones are among them. */
export function readCommentCommands(text: string): readonly CommentCommand[] {
  const commands: CommentCommand[] = [];
  let bracket = -1;
  for (let open = text.indexOf('[%'); 0 <= open; open = text.indexOf('[%', open)) {
    if (bracket < open) bracket = text.indexOf(']', open);
    if (bracket < 0) break;
    NAME.lastIndex = open + 2;
    const name = NAME.exec(text)?.[0] ?? '';
    const from = open + 2 + name.length;
    const close = name === '' || from + MOST_CHARACTERS < bracket ? -1 : closingBracket(text, from);
    if (close < 0) {
      open += 2;
      continue;
    }
    const parameters = text.slice(from, close).replace(/^\s/, '');
    const entry = commandEntry(name);
    const value = entry ? readCommandValue(parameters, entry.shape) : null;
    commands.push({ name, parameters, range: { start: open, end: close + 1 }, value });
    open = close + 1;
  }
  return commands;
}

/** What a comment says to people: its text without commands, with single spaces where they stood. */
export function commentProse(text: string): string {
  let prose = '';
  let from = 0;
  for (const { range } of readCommentCommands(text)) {
    prose = join(prose, text.slice(from, range.start));
    from = range.end;
  }
  return from === 0 ? text.trim() : join(prose, text.slice(from)).trim();
}

/** A command as it stands in a comment. */
export function writeCommentCommand(name: string, parameters: string): string {
  return parameters === '' ? `[%${name}]` : `[%${name} ${parameters}]`;
}

/**
 * A comment's text with a command set: in place of the first one of that name, else before all else. Null takes all commands of the name out.
 * The rest of the text stays as it is.
 */
export function withCommentCommand(text: string, name: string, parameters: string | null): string {
  const found = readCommentCommands(text).filter((command) => command.name === name);
  const [first] = found;
  if (parameters === null) {
    let rest = '';
    let from = 0;
    for (const { range } of found) {
      rest += text.slice(from, range.start);
      from = range.end;
      // One of the two spaces around it goes with it.
      if (/(^|\s)$/.test(rest) && /\s/.test(text.charAt(from))) from++;
    }
    return rest + text.slice(from);
  }
  const written = writeCommentCommand(name, parameters);
  if (first) return text.slice(0, first.range.start) + written + text.slice(first.range.end);
  return text === '' || /^\s/.test(text) ? written + text : `${written} ${text}`;
}

/** The `]` that closes a command: quotes and brackets inside are left out, unless then there is none. */
function closingBracket(text: string, from: number): number {
  const end = Math.min(text.length, from + MOST_CHARACTERS);
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < end; at++) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '[') depth++;
    else if (character === ']' && depth-- === 0) return at;
  }
  const close = text.slice(from, end).indexOf(']');
  return close < 0 ? -1 : from + close;
}

function join(one: string, other: string): string {
  if (one === '') return other.trimStart();
  return other.trim() === '' ? one.trimEnd() : `${one.trimEnd()} ${other.trimStart()}`;
}
