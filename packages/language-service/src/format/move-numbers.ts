import {
  type Game,
  type GameSection,
  isDetachedMark,
  isNumberOfOtherSide,
  moveNodes,
  moveNumberAt,
  type StartNumber,
  SyntaxKind,
  TokenMark,
  type TokenTape,
  writeMoveNumber,
} from '@movetext/pgn';
import { isPlain } from './plain-game.ts';
import { isNumber } from './token-kinds.ts';

/** What becomes of the move numbers of a game. Both lists go by the indices of tokens and have gaps. */
export interface NumberPlan {
  /** The text in place of a number's or a period's token: empty where it goes. Tokens without one stay as they are. */
  readonly replaced: readonly (string | undefined)[];
  /** The number that is written before a move. */
  readonly added: readonly (string | undefined)[];
}

/** The moves of a game, by the indices of their tokens. */
interface MoveTokens {
  /** Half-moves before each move, -1 where a token is none. */
  readonly plies: Int32Array;
  /** Moves before which one was left out, so that a reader needs their numbers. */
  readonly outOfTurn: ReadonlySet<number>;
  /** Moves with a number of their own in the same word, as `1、e4,e5` and `10h:g`, or glued to the word before: `e5；2.`. */
  readonly numbered: ReadonlySet<number>;
  /** Null: the usual start. */
  readonly start: StartNumber | null;
}

/** A line of play, as far as it was walked. */
interface Line {
  /** Numbers that something else than their move follows, as runs of tokens. */
  waiting: { readonly from: number; readonly to: number }[];
  /** Whether the next move gets its number, whoever plays it. */
  needsNumber: boolean;
}

/**
 * Plans the move numbers: one before each move of White, and before one of Black at the start of a line and behind a comment or a variation.
 * Where a number stands apart from its move, with a comment between them, it stays there.
 * Numbers that no move follows stay; so do all numbers of a game in which they tell of moves that are missing, or which cannot be played.
 */
export function planMoveNumbers(section: GameSection): NumberPlan {
  const { tokens, source } = section;
  const replaced: string[] = [];
  const added: string[] = [];
  const moves = moveTokens(section);
  if (!moves) return { replaced, added };
  const { plies, outOfTurn, numbered, start } = moves;
  const replaceRun = (from: number, to: number, text: string) => {
    for (let token = from; token < to; token++) replaced[token] = token === from ? text : '';
  };
  const lines: Line[] = [{ waiting: [], needsNumber: true }];
  for (let token = 0; token < tokens.count; token++) {
    const line = lines.at(-1);
    if (!line) break;
    const kind = tokens.kind(token);
    if (isNumber(kind)) {
      let end = token + 1;
      while (end < tokens.count && isNumber(tokens.kind(end))) end++;
      if (0 <= (plies[end] ?? -1)) replaceRun(token, end, '');
      else line.waiting.push({ from: token, to: end });
      token = end - 1;
      continue;
    }
    const ply = plies[token] ?? -1;
    if (0 <= ply) {
      const number = moveNumberAt(start, ply);
      const isMark = kind === SyntaxKind.Word && isDetachedMark(source.slice(tokens.start(token), tokens.end(token)));
      const isDue = number.turn === 'white' || line.needsNumber || isMark || outOfTurn.has(token);
      for (const [index, { from, to }] of line.waiting.entries())
        replaceRun(from, to, index === 0 ? writeMoveNumber(number) : '');
      if (isDue && line.waiting.length === 0 && !numbered.has(token)) added[token] = writeMoveNumber(number);
      if (0 < line.waiting.length) line.waiting = [];
      line.needsNumber = false;
    } else if (kind === SyntaxKind.VariationOpen) {
      lines.push({ waiting: [], needsNumber: true });
    } else if (kind === SyntaxKind.VariationClose && (tokens.marks(token) & TokenMark.unbalanced) === 0) {
      lines.pop();
      const parent = lines.at(-1);
      if (parent) parent.needsNumber = true;
    } else if (kind === SyntaxKind.BraceComment || kind === SyntaxKind.LineComment) {
      line.needsNumber = true;
    }
  }
  return { replaced, added };
}

/** The moves of a game; null where its numbers are the author's. Of a plain game they are told from its tokens alone. */
function moveTokens(section: GameSection): MoveTokens | null {
  if (isPlain(section)) return { plies: pliesOf(section.tokens), outOfTurn: NONE, numbered: NONE, start: null };
  const game = section.game();
  if (keepsNumbers(game)) return null;
  const { tokens } = section;
  const plies = new Int32Array(tokens.count).fill(-1);
  const outOfTurn = new Set<number>();
  const numbered = new Set<number>();
  for (const { range, ply, leftOut, verdict } of moveNodes(game)) {
    const token = tokens.lastAt(range.start);
    // A word may hold several moves: the first stands for it.
    if (0 <= (plies[token] ?? -1)) continue;
    plies[token] = ply;
    const isOwn = verdict.kind === 'legal' && verdict.leniencies.includes('move-number');
    if (isOwn || tokens.start(token) < range.start || endsInNumber(section, token - 1)) numbered.add(token);
    if (leftOut) outOfTurn.add(token);
  }
  return { plies, outOfTurn, numbered, start: game.start.position };
}

function endsInNumber({ tokens, source }: GameSection, token: number): boolean {
  if (token < 0 || tokens.kind(token) !== SyntaxKind.Word) return false;
  return /[0-9０-９][.．、。]+$/.test(source.slice(tokens.start(token), tokens.end(token)));
}

const NONE: ReadonlySet<number> = new Set();

/** Half-moves before each move where every `San` is one and all parentheses match. */
function pliesOf(tokens: TokenTape): Int32Array {
  const plies = new Int32Array(tokens.count).fill(-1);
  const outer: number[] = [];
  let next = 0;
  for (let token = 0; token < tokens.count; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.San) plies[token] = next++;
    else if (kind === SyntaxKind.VariationOpen) {
      outer.push(next);
      next = Math.max(0, next - 1);
    } else if (kind === SyntaxKind.VariationClose) next = outer.pop() ?? next;
  }
  return plies;
}

/** A number that means the other side tells of moves that are missing or too many: then the numbers are the author's, not ours. */
function keepsNumbers({ start, errors }: Game): boolean {
  if (start.position === null || !start.supported) return true;
  return errors.some((error) => error.code === 'wrong-move-number' && isNumberOfOtherSide(error.text, error.expected));
}
