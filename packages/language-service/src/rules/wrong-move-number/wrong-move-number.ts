import {
  Fault,
  type Game,
  type GameSection,
  isNumberOfOtherSide,
  moveNodes,
  moveNumberAt,
  type Range,
  SyntaxKind,
  writeMoveNumber,
} from '@movetext/pgn';
import { errorsOf } from '../game-errors.ts';
import { defineRule, type Edit } from '../rule.ts';
import { unreadWords } from '../settled-moves.ts';

/** A move number that contradicts the moves before it. */
export const wrongMoveNumber = defineRule({
  code: 'wrong-move-number',
  severity: 'warning',
  summary: 'A move number is the number of the move behind it.',
  fixable: true,
  needs: Fault.moveNumber,
  check(context, report) {
    const game = context.game();
    const [unread] = unreadWords(game);
    let plies: PliesByStart | undefined;
    for (const { range, text, expected } of errorsOf(game, 'wrong-move-number')) {
      const right = writeMoveNumber(expected);
      // Behind a word that may have been a move nobody knows which number is right.
      if (unread && unread.range.start < range.start) continue;
      // Where the number means the other side, moves are missing or too many rather than miscounted.
      const isSameSide = !isNumberOfOtherSide(text, expected);
      report({
        range,
        message: `Move number ${text} should be ${right}`,
        fixes: () => {
          const first = renumbering(range, text, right);
          plies ??= new Map(Array.from(moveNodes(game), (node) => [node.range.start, node.ply]));
          const behind = numbersBehind(context.section, game, plies, range);
          const title = behind.length === 0 ? `Write ${first.newText}` : `Write ${first.newText}, and go on from there`;
          return [{ title, safe: isSameSide, edits: [first, ...behind] }];
        },
      });
    }
  },
});

/** The ply of each move by where it begins. */
type PliesByStart = ReadonlyMap<number, number>;

/** A number keeps its form: with periods or without. */
function renumbering(range: Range, text: string, right: string): Edit {
  return { range, newText: /\d$/.test(text) ? right.replaceAll('.', '') : right };
}

/**
 * The numbers of the same line, and of the variations in it, that are off by as much as the one at `range`: the slip is reported once, and mended wholly.
 * They end where a number of the line itself is right, or is off by another amount and reported itself.
 */
function numbersBehind(section: GameSection, game: Game, plies: PliesByStart, range: Range): Edit[] {
  const { tokens, source } = section;
  const shiftOf = (token: number): { shift: number; right: string } | null => {
    let move = token + 1;
    while (move < tokens.count && !plies.has(tokens.start(move))) move++;
    const ply = move < tokens.count ? plies.get(tokens.start(move)) : undefined;
    if (ply === undefined) return null;
    const expected = moveNumberAt(game.start.position, ply);
    return { shift: tokens.value(token) - expected.number, right: writeMoveNumber(expected) };
  };

  const edits: Edit[] = [];
  const slip = tokens.lastAt(range.start);
  const shift = shiftOf(slip)?.shift ?? 0;
  let depth = 0;
  for (let token = slip + 1; token < tokens.count && depth >= 0 && shift !== 0; token++) {
    const kind = tokens.kind(token);
    if (kind === SyntaxKind.VariationOpen) depth++;
    if (kind === SyntaxKind.VariationClose) depth--;
    if (kind !== SyntaxKind.MoveNumber) continue;
    const next = shiftOf(token);
    if (next?.shift !== shift && depth === 0) break;
    if (next?.shift !== shift) continue;
    const place = { start: tokens.start(token), end: tokens.end(token) };
    edits.push(renumbering(place, source.slice(place.start, place.end), next.right));
  }
  return edits;
}
