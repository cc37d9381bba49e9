import {
  type Game,
  type GameSection,
  isDetachedMark,
  isNumberOfOtherSide,
  type MoveNode,
  moveNodes,
  moveNumberAt,
  SyntaxKind,
  TokenMark,
  writeMoveNumber,
} from '@movetext/pgn';

/** What becomes of the move numbers of a game. */
export interface NumberPlan {
  /** The moves by where they begin. */
  readonly nodes: ReadonlyMap<number, MoveNode>;
  /** The text in place of a number's or a period's token, by its index: empty where it goes. Tokens that are not named stay as they are. */
  readonly replaced: ReadonlyMap<number, string>;
  /** The number that is written before a move, by the index of its token. */
  readonly added: ReadonlyMap<number, string>;
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
export function planMoveNumbers(section: GameSection, game: Game): NumberPlan {
  const nodes = new Map<number, MoveNode>();
  for (const node of moveNodes(game)) nodes.set(node.range.start, node);
  const replaced = new Map<number, string>();
  const added = new Map<number, string>();
  if (keepsNumbers(game)) return { nodes, replaced, added };

  const { tokens, source } = section;
  const replaceRun = (from: number, to: number, text: string) => {
    for (let token = from; token < to; token++) replaced.set(token, token === from ? text : '');
  };
  const lines: Line[] = [{ waiting: [], needsNumber: true }];
  for (let token = 0; token < tokens.count; token++) {
    const line = lines.at(-1);
    if (!line) break;
    const kind = tokens.kind(token);
    if (isNumber(kind)) {
      let end = token + 1;
      while (end < tokens.count && isNumber(tokens.kind(end))) end++;
      if (end < tokens.count && nodes.has(tokens.start(end))) replaceRun(token, end, '');
      else line.waiting.push({ from: token, to: end });
      token = end - 1;
      continue;
    }
    const node = isMoveKind(kind) ? nodes.get(tokens.start(token)) : undefined;
    if (node) {
      const number = moveNumberAt(game.start.position, node.ply);
      const text = writeMoveNumber(number);
      for (const [index, { from, to }] of line.waiting.entries()) replaceRun(from, to, index === 0 ? text : '');
      const isMark = isDetachedMark(source.slice(tokens.start(token), tokens.end(token)));
      const isDue = number.turn === 'white' || line.needsNumber || node.leftOut !== null || isMark;
      if (isDue && line.waiting.length === 0) added.set(token, text);
      line.waiting = [];
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
  return { nodes, replaced, added };
}

/** Whether a token belongs to a move number indication. */
export function isNumber(kind: SyntaxKind): boolean {
  return kind === SyntaxKind.MoveNumber || kind === SyntaxKind.Periods;
}

/** Whether a token may be a move. */
export function isMoveKind(kind: SyntaxKind): boolean {
  return kind === SyntaxKind.San || kind === SyntaxKind.Word;
}

/** A number that means the other side tells of moves that are missing or too many: then the numbers are the author's, not ours. */
function keepsNumbers({ start, errors }: Game): boolean {
  if (start.position === null || !start.supported) return true;
  return errors.some((error) => error.code === 'wrong-move-number' && isNumberOfOtherSide(error.text, error.expected));
}
