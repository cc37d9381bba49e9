import {
  Fault,
  type GameSection,
  LineFlow,
  type MoveNode,
  moveNodes,
  positionBefore,
  SyntaxKind,
  sortTagPairs,
  type TagPair,
} from '@movetext/pgn';
import type { FormatOptions } from './format-options.ts';
import { type Gap, gapBefore, lineBreakOf } from './gaps.ts';
import { type NumberPlan, planMoveNumbers } from './move-numbers.ts';
import { sectionParts } from './section-parts.ts';
import { isMoveKind, isNumber } from './token-kinds.ts';

const INDENT = '  ';
/** Deeper variations are not indented more. */
const MOST_INDENTS = 12;

/** Lays a game's text out. The text ends with one line break. */
export function layOut(section: GameSection, options: FormatOptions): string {
  const lineBreak = lineBreakOf(section);
  const parts = sectionParts(section);
  const head = asFound(section, parts.head.from, parts.head.to, lineBreak);
  const tags = tagLines(section, parts.tags, options.sortTags === true).map((line) => line + lineBreak);
  const movetext = new MovetextLayout(section, options, lineBreak).layOut(parts.moves.from, parts.moves.to);
  const tail = asFound(section, parts.tail.from, parts.tail.to, lineBreak);
  const moves =
    movetext === ''
      ? ''
      : (tail === '' ? movetext : movetext + space(gapBefore(section, parts.tail.from), lineBreak)) + tail;
  const beforeTags = head === '' ? '' : head + joint(section, parts.head.to, lineBreak);
  const beforeMoves = tags.length === 0 || moves === '' ? '' : lineBreak;
  const text = beforeTags + tags.join('') + beforeMoves + moves;
  return text === '' || text.endsWith(lineBreak) ? text : text + lineBreak;
}

/** Tokens that are no part of tags or moves: as they are, with single spaces, line breaks and blank lines between them. */
function asFound(section: GameSection, from: number, to: number, lineBreak: string): string {
  const { tokens, source } = section;
  let text = '';
  for (let token = from; token < to; token++) {
    const gap = token === from ? '' : space(gapBefore(section, token), lineBreak);
    text += gap + source.slice(tokens.start(token), tokens.end(token));
  }
  return text;
}

function space(gap: Gap, lineBreak: string): string {
  switch (gap) {
    case 'none':
      return '';
    case 'space':
      return ' ';
    case 'line':
      return lineBreak;
    case 'blank-line':
      return lineBreak + lineBreak;
  }
}

/** What parts the head from the game: tags begin a line. */
function joint(section: GameSection, token: number, lineBreak: string): string {
  const gap = gapBefore(section, token);
  const isTag = token < section.tokens.count && section.tokens.kind(token) === SyntaxKind.TagOpen;
  return space(isTag && (gap === 'none' || gap === 'space') ? 'line' : gap, lineBreak);
}

/** The lines of the tag section: tag pairs, and what stands between them. */
function tagLines(
  section: GameSection,
  { from, to }: { readonly from: number; readonly to: number },
  isSorted: boolean,
): string[] {
  const { tokens, source } = section;
  if (!isSorted && (section.faults & Fault.tag) === 0) return soundTagLines(section, from, to);
  const byStart = new Map(section.game().tags.map((tag) => [tag.range.start, tag]));
  const lines: (TagPair | string)[] = [];
  for (let token = from; token < to; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.TagName || kind === SyntaxKind.TagValue || kind === SyntaxKind.TagClose) continue;
    const tag = kind === SyntaxKind.TagOpen ? byStart.get(tokens.start(token)) : undefined;
    lines.push(tag ?? source.slice(tokens.start(token), tokens.end(token)));
  }
  const pairs = lines.filter((line) => typeof line !== 'string');
  // Comments among the tags belong where they stand.
  const ordered = isSorted && pairs.length === lines.length ? sortTagPairs(pairs) : lines;
  return ordered.map((line) => (typeof line === 'string' ? line : tagPairText(section, line)));
}

/** The same where no pair is broken and none changes its place: told from the tokens alone. */
function soundTagLines({ tokens, source }: GameSection, from: number, to: number): string[] {
  const lines: string[] = [];
  const textOf = (token: number) => source.slice(tokens.start(token), tokens.end(token));
  for (let token = from; token < to; token++) {
    if (tokens.kind(token) !== SyntaxKind.TagOpen) lines.push(textOf(token));
    else {
      lines.push(`[${textOf(token + 1)} ${textOf(token + 2)}]`);
      token += 3;
    }
  }
  return lines;
}

/** A broken pair stays as it is. */
function tagPairText({ source }: GameSection, { fault, range, nameRange, valueRange }: TagPair): string {
  const textOf = ({ start, end }: TagPair['range']) => source.slice(start, end);
  return fault === null ? `[${textOf(nameRange)} ${textOf(valueRange)}]` : textOf(range);
}

class MovetextLayout {
  readonly #section: GameSection;
  readonly #options: FormatOptions;
  readonly #flow: LineFlow;
  readonly #numbers: NumberPlan;
  /** Moves by where they begin, where they are to be written anew. */
  readonly #nodes: ReadonlyMap<number, MoveNode>;
  #depth = 0;
  /** Whether the last token was a move, to which a suffix annotation may be attached. */
  #isAfterMove = false;

  constructor(section: GameSection, options: FormatOptions, lineBreak: string) {
    this.#section = section;
    this.#options = options;
    this.#flow = new LineFlow({ width: options.width ?? 80, lineBreak });
    this.#numbers = planMoveNumbers(section);
    this.#nodes = new Map(
      options.writeMove ? Array.from(moveNodes(section.game()), (node) => [node.range.start, node]) : [],
    );
  }

  layOut(from: number, to: number): string {
    for (let token = from; token < to; token++) {
      this.#add(token, from);
      this.#isAfterMove = isMoveKind(this.#section.tokens.kind(token));
    }
    return this.#flow.text();
  }

  #add(token: number, first: number): void {
    const { tokens } = this.#section;
    const kind = tokens.kind(token);
    const text = this.#textOf(token);
    if (text === '') return;
    switch (kind) {
      case SyntaxKind.LineComment:
        this.#flow.addToLineEnd(text);
        return;
      case SyntaxKind.EscapeLine:
        this.#flow.addLine(text);
        return;
      case SyntaxKind.VariationOpen:
        if (this.#isIndented) this.#flow.endLine(this.#indent(++this.#depth));
        this.#flow.prefix(text);
        return;
      case SyntaxKind.VariationClose:
        this.#flow.attach(text);
        if (this.#isIndented) this.#flow.endLine(this.#indent(--this.#depth));
        return;
      case SyntaxKind.SuffixAnnotation:
        if (this.#isAfterMove) this.#flow.attach(text);
        else this.#flow.add(text);
        return;
      default:
        if (first < token && this.#isTorn(token)) this.#flow.attach(text);
        else this.#flow.add(text);
    }
  }

  /** Whether a token without a place in the game touches the one before it: the two are told as one fault. */
  #isTorn(token: number): boolean {
    const { tokens } = this.#section;
    return tokens.kind(token) === SyntaxKind.Stray && tokens.start(token) === tokens.end(token - 1);
  }

  #textOf(token: number): string {
    const { tokens, source } = this.#section;
    const text = source.slice(tokens.start(token), tokens.end(token));
    const kind = tokens.kind(token);
    if (isNumber(kind)) return this.#numbers.replaced[token] ?? text;
    if (!isMoveKind(kind)) return text;
    const number = this.#numbers.added[token];
    const move = this.#moveText(token, text);
    return number === undefined ? move : `${number} ${move}`;
  }

  /** A move as written, or in the notation asked for; what touches it stays. */
  #moveText(token: number, text: string): string {
    const { writeMove } = this.#options;
    if (!writeMove) return text;
    const node = this.#nodes.get(this.#section.tokens.start(token));
    if (node?.verdict.kind !== 'legal') return text;
    const position = positionBefore(this.#section.game(), node);
    return position ? writeMove(node.verdict.played, position) + text.slice(node.written.length) : text;
  }

  get #isIndented(): boolean {
    return this.#options.style === 'indented';
  }

  #indent(depth: number): string {
    return INDENT.repeat(Math.min(Math.max(depth, 0), MOST_INDENTS));
  }
}
