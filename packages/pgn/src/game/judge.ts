import { type Move, nearestMoves, type Position, parseSan, readSan, unpackMove } from '@movetext/chess';
import { type GameDialect, LIKE_PROSE } from './dialect.ts';
import type { MoveVerdict } from './model.ts';
import { countLegal, guessMove } from './recover.ts';

/** Spellings of the null move. */
const NULL_MOVES = new Set(['--', 'Z0', 'z0', 'null', 'NULL', '0000', '@@@@', 'pass']);

/** Whether a text passes the turn. */
export function isNullMove(text: string): boolean {
  return NULL_MOVES.has(text);
}

/** The verdict on a move that the reader played: it is in order and spelled as SAN spells it. */
export function trustReader(packed: number, written: string): MoveVerdict {
  return { kind: 'legal', played: unpackMove(packed), san: written, leniencies: [] };
}

/** What a verdict needs to know of the rest of the game. */
export interface JudgeContext {
  readonly dialect: GameDialect;
  /** The texts of the moves behind it in its line, for a guess, or null where nobody shall guess any more and the turn passes; called only where a guess is needed. */
  readonly following: () => readonly string[] | null;
  /** The same texts, asked for without counting. */
  readonly ahead: () => readonly string[];
  /** Whether the word is none of the standard's: only then another notation is asked for. */
  readonly isWord: boolean;
}

/** The verdict on the text of a move in a position; null where the text is no move at all. */
export function judgeMove(text: string, position: Position, context: JudgeContext): MoveVerdict | null {
  const { dialect, following, isWord } = context;
  const guess = (candidates: readonly Move[]) => {
    const texts = following();
    return texts && guessMove(position, candidates, texts, dialect).move;
  };
  if (isNullMove(text)) return judgeNullMove(position, guess);
  // In a game in another language the standard's letters may be other pieces.
  const foreign = dialect.languages === null ? null : dialect.judge(text, position, guess);
  if (foreign && foreign.kind !== 'legal') return dialect.judgeSmall(text, position) ?? foreign;
  if (foreign?.kind === 'legal' && isForeignWord(foreign)) return foreign;
  const reading = readSan(text, position);
  if (reading.ok) {
    const { move, san, leniencies } = reading.value;
    return { kind: 'legal', played: move, san, leniencies: leniencies.map(({ code }) => code) };
  }
  if (foreign) return orProse(foreign, text, position, context);
  const { error } = reading;
  switch (error.code) {
    case 'not-san':
      return isWord ? orProse(dialect.judge(text, position, guess), text, position, context) : null;
    case 'illegal': {
      const small = dialect.judgeSmall(text, position);
      if (small) return small;
      const texts = following();
      const proposals = texts ? nearestMoves(text, position) : [];
      const played = texts && guessMove(position, proposals, texts, dialect).move;
      return { kind: 'illegal', played, reason: error.message, proposals };
    }
    case 'ambiguous': {
      const { candidates, message } = error;
      return { kind: 'ambiguous', played: guess(candidates), candidates, message };
    }
  }
}

/**
 * The verdict on a text that is no move, as a misprint of one: `Nf9`. Null unless more of the following moves are legal
 * behind a guess at it than behind leaving it out, so that stray text stays stray. Behind the last move of a line its looks decide.
 */
export function judgeMisprint(
  text: string,
  position: Position,
  following: readonly string[],
  dialect: GameDialect,
): MoveVerdict | null {
  const without = countLegal(position, following, dialect);
  if (without === following.length && !(following.length === 0 && MISPRINT.test(text))) return null;
  const proposals = nearestMoves(text, position);
  const beyond = following.length === 0 ? -1 : without;
  const { move, count } = guessMove(position, proposals, following, dialect, beyond);
  if (count <= without && following.length !== 0) return null;
  return { kind: 'illegal', played: move, reason: `${JSON.stringify(text)} is not a move`, proposals };
}

/** What has a move's looks and names no square: `Nf9`, `Bxc66`, `Sxe0`. */
const MISPRINT = /^\p{Lu}?[a-h]?[1-8]?[-x:]?[a-i]\d{1,2}[+#]?$/u;

function isForeignWord({ leniencies }: Extract<MoveVerdict, { readonly kind: 'legal' }>): boolean {
  return leniencies.some((leniency) => leniency.startsWith('notation:'));
}

/** Words such as `de` are a pawn's capture only where the moves behind them say so, too. */
function orProse(
  verdict: MoveVerdict | null,
  text: string,
  position: Position,
  { ahead, dialect }: JudgeContext,
): MoveVerdict | null {
  if (verdict?.kind !== 'legal' || !LIKE_PROSE.test(text)) return verdict;
  const texts = ahead();
  const count = countLegal(position.play(verdict.played), texts, dialect);
  return countLegal(position, texts, dialect) <= count ? verdict : null;
}

function judgeNullMove(position: Position, guess: (candidates: readonly Move[]) => Move | null): MoveVerdict {
  const reading = parseSan('--', position);
  if (reading.ok) return { kind: 'null-move', played: reading.value, san: '--' };
  return { kind: 'illegal', played: guess([]), reason: reading.error.message, proposals: [] };
}
