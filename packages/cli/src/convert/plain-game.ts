import { type GameSection, type RESULTS, type SourceText, SyntaxKind, type TokenTape } from '@movetext/pgn';
import type { ByteFlow } from './byte-flow.ts';

/** Variations nested deeper are left to the model. */
const MAX_DEPTH = 100;

/** The tags that say where a game starts: with one of them, numbers are to be worked out. */
const START_TAGS = ['FEN', 'Variant'];

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BANG = 0x21;

const SUFFIXES = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
]);

/**
 * Writes plain games in the export format from their tokens: what `writeGame` writes of their models, several times as fast.
 * Plain is a game in which the reader found no fault, of the usual start, without `;` comments and `%` lines,
 * and with its glyphs, comments and variations in the order in which they are written: nearly all that programs have made.
 */
export class PlainGameWriter {
  readonly #flow: ByteFlow;
  /** Half-moves before the next move, for each depth of variation. */
  readonly #plies = new Int32Array(MAX_DEPTH + 1);

  constructor(flow: ByteFlow) {
    this.#flow = flow;
  }

  /** Adds a game to the flow; false, and nothing added, where it is not plain. */
  write({ tokens, source, faults, isGame }: GameSection): boolean {
    if (faults !== 0 || !isGame) return false;
    const mark = this.#flow.length;
    const first = this.#writeTags(tokens, source);
    if (0 <= first && this.#writeMovetext(tokens, source, first)) return true;
    this.#flow.rewind(mark);
    return false;
  }

  /** Returns the index of the first token behind the tags, -1 where the game is not plain. */
  #writeTags(tokens: TokenTape, source: SourceText): number {
    const flow = this.#flow;
    const { count } = tokens;
    let at = 0;
    for (; at + 3 < count && tokens.kind(at) === SyntaxKind.TagOpen; at += 4) {
      const isPair =
        tokens.kind(at + 1) === SyntaxKind.TagName &&
        tokens.kind(at + 2) === SyntaxKind.TagValue &&
        tokens.kind(at + 3) === SyntaxKind.TagClose;
      if (!isPair || isStartTag(tokens, source, at + 1)) return -1;
      flow.raw('[');
      flow.copyRaw(source, tokens.start(at + 1), tokens.end(at + 1));
      flow.raw(' ');
      const start = tokens.start(at + 2);
      const end = tokens.end(at + 2);
      if (!isPlainValue(source, start, end)) return -1;
      flow.copyRaw(source, start, end);
      flow.raw(']\n');
    }
    if (0 < at) flow.raw('\n');
    return at;
  }

  #writeMovetext(tokens: TokenTape, source: SourceText, first: number): boolean {
    const flow = this.#flow;
    const plies = this.#plies;
    const { count } = tokens;
    let depth = 0;
    plies[0] = 0;
    // Whether the current line has a move; where it has none, nothing may hang on one.
    let hasMoves = false;
    let isNumbered = false;
    let needsNumber = true;
    let mayGlyphFollow = false;
    let isOver = false;
    flow.begin();
    for (let i = first; i < count; i++) {
      const kind = tokens.kind(i);
      if (isOver && kind !== SyntaxKind.BraceComment) return false;
      switch (kind) {
        case SyntaxKind.MoveNumber:
        case SyntaxKind.Periods:
          isNumbered = true;
          mayGlyphFollow = false;
          break;
        case SyntaxKind.San: {
          const ply = plies[depth] ?? 0;
          plies[depth] = ply + 1;
          flow.open();
          if ((ply & 1) === 0 || needsNumber) {
            flow.number((ply >> 1) + 1);
            flow.text((ply & 1) === 0 ? '. ' : '... ');
          }
          flow.copyWord(source, tokens.start(i), tokens.end(i));
          hasMoves = true;
          isNumbered = false;
          needsNumber = false;
          mayGlyphFollow = true;
          break;
        }
        case SyntaxKind.Nag:
        case SyntaxKind.SuffixAnnotation: {
          if (!mayGlyphFollow) return false;
          const number = kind === SyntaxKind.Nag ? tokens.value(i) : suffixNumber(tokens, source, i);
          flow.open();
          flow.text('$');
          flow.number(number);
          break;
        }
        case SyntaxKind.BraceComment:
          if (isNumbered) return false;
          flow.open();
          flow.copy(source, tokens.start(i), tokens.end(i));
          needsNumber = true;
          mayGlyphFollow = false;
          break;
        case SyntaxKind.VariationOpen:
          if (isNumbered || !hasMoves || depth === MAX_DEPTH) return false;
          flow.prefix('(');
          plies[depth + 1] = (plies[depth] ?? 0) - 1;
          depth++;
          hasMoves = false;
          needsNumber = true;
          mayGlyphFollow = false;
          break;
        case SyntaxKind.VariationClose:
          if (isNumbered || !hasMoves || depth === 0) return false;
          flow.attach(')');
          depth--;
          needsNumber = true;
          mayGlyphFollow = false;
          break;
        case SyntaxKind.Termination:
          if (depth !== 0) return false;
          flow.open();
          flow.text(RESULT_TEXTS[tokens.value(i)] ?? '*');
          isNumbered = false;
          isOver = true;
          break;
        default:
          return false;
      }
    }
    // Without tags and moves, more than a result is needed to begin a game.
    if (!isOver || (first === 0 && plies[0] === 0)) return false;
    flow.end();
    return true;
  }
}

/** The markers by the numbers that the reader gives them. */
const RESULT_TEXTS = [
  '*',
  '1-0',
  '0-1',
  '1/2-1/2',
  '*',
] as const satisfies readonly (typeof RESULTS)[number]['value'][];

function isStartTag(tokens: TokenTape, source: SourceText, name: number): boolean {
  const start = tokens.start(name);
  const end = tokens.end(name);
  return START_TAGS.some((tag) => {
    if (end - start !== tag.length) return false;
    for (let i = 0; i < tag.length; i++) if (source.unitAt(start + i) !== tag.charCodeAt(i)) return false;
    return true;
  });
}

/** Whether a tag's value is written back as it was read. */
function isPlainValue(source: SourceText, start: number, end: number): boolean {
  if (source.unitAt(start) !== QUOTE || source.unitAt(end - 1) !== QUOTE || end - start < 2) return false;
  for (let i = start + 1; i < end - 1; i++) {
    const unit = source.unitAt(i);
    if (unit === BACKSLASH || unit === QUOTE || unit < 0x20) return false;
  }
  return true;
}

function suffixNumber(tokens: TokenTape, source: SourceText, index: number): number {
  const start = tokens.start(index);
  if (tokens.length(index) === 1) return source.unitAt(start) === BANG ? 1 : 2;
  return SUFFIXES.get(source.slice(start, tokens.end(index))) ?? 0;
}
