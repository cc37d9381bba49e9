import { type Move, Position } from '@movetext/chess';
import { Fault } from '@movetext/engine';
import { SyntaxKind } from '../syntax/kinds.ts';
import type { SyntaxSection } from '../syntax/section.ts';
import { GameDialect } from './dialect.ts';
import { GLUED } from './glued-list.ts';
import { isNullMove, type JudgeContext, judgeMisprint, judgeMove, trustReader } from './judge.ts';
import { type Line, playLeftOut } from './line.ts';
import type { MoveVerdict, StartPosition } from './model.ts';
import type { MoveWords } from './move-words.ts';
import type { NumberCheck } from './number-check.ts';
import { readOutOfTurn } from './out-of-turn.ts';
import { positionAfter } from './positions.ts';

/** Where a game has one of these, its moves are read again here: the reader plays standard SAN alone, and stops where it cannot. */
export const NEEDS_REPLAY = Fault.word | Fault.illegal | Fault.ambiguous | Fault.unplayed;

/** Budgets for texts that are no chess. So many wrong moves of a game are guessed at; behind them the turn just passes. */
const MAX_GUESSES = 50;
/** Behind so many wrong moves nothing is checked any more. */
const MAX_WRONG_MOVES = 500;
/** At so many words that are no moves somebody looks whether they are misprints of some. */
const MAX_MISPRINT_LOOKS = 500;

/** What looks like a move in a game whose rules are not known here. */
const MOVE_LIKE = /[a-h][1-8]|^[O0]-[O0]/;

/** What the judging of a game's moves needs to know of the game. */
export interface GameParts {
  readonly section: SyntaxSection;
  readonly start: StartPosition;
  readonly words: MoveWords;
  readonly numbers: NumberCheck;
}

/** Judges the moves of one game, and keeps the budgets for that. */
export class GameJudge {
  readonly #section: SyntaxSection;
  readonly #start: StartPosition;
  readonly #words: MoveWords;
  readonly #numbers: NumberCheck;
  readonly #dialect: GameDialect;
  #mode: 'reader' | 'replay' | 'unchecked';
  #guesses = 0;
  #wrongMoves = 0;
  #misprintLooks = 0;

  constructor({ section, start, words, numbers }: GameParts) {
    this.#section = section;
    this.#start = start;
    this.#words = words;
    this.#numbers = numbers;
    this.#dialect = new GameDialect(() => words.mainLine(), start.position ?? Position.initial());
    const isPlayable = start.position !== null && start.supported;
    this.#mode = !isPlayable ? 'unchecked' : (section.faults & NEEDS_REPLAY) === 0 ? 'reader' : 'replay';
  }

  /** Whether the reader's word is taken, its moves are played again, or nothing can be played. */
  get mode(): 'reader' | 'replay' | 'unchecked' {
    return this.#mode;
  }

  /** The verdict on a token as a line's next move, null where it is none. */
  judge(line: Line, index: number, text: string): MoveVerdict | null {
    const { position } = line;
    if (this.#mode === 'reader') return this.#judgePlayed(line, index, text);
    if (this.#mode === 'unchecked' || !position) {
      const isMove = this.#section.tokens.kind(index) === SyntaxKind.San || isNullMove(text) || MOVE_LIKE.test(text);
      return isMove ? { kind: 'unchecked', played: null } : null;
    }
    if (isLongOver(line, position)) return { kind: 'unchecked', played: null };
    const verdict = this.judgeText(line, index, text, position);
    if (verdict) return verdict;
    if (MAX_MISPRINT_LOOKS < ++this.#misprintLooks) return null;
    return judgeMisprint(text, position, this.#words.following(index), this.#dialect);
  }

  /** The verdict on a text within a token as a line's next move, misprints aside. */
  judgeText(line: Line, index: number, text: string, position: Position): MoveVerdict | null {
    const verdict = judgeMove(text, position, this.#context(index));
    return verdict && this.#judgeTurn(line, index, text, verdict, position);
  }

  /** The verdict on a move of a list in one word; `rest` are the texts of the moves behind it in the word. */
  judgePart(text: string, position: Position, index: number, rest: readonly string[]): MoveVerdict | null {
    const context = this.#context(index);
    const following = () => {
      const behind = context.following();
      return behind && [...rest, ...behind];
    };
    const ahead = () => [...rest, ...context.ahead()];
    const verdict = judgeMove(text, position, { ...context, isWord: true, ahead, following });
    return verdict?.kind === 'legal' ? { ...verdict, leniencies: [...verdict.leniencies, GLUED] } : verdict;
  }

  /** Whether moves can be played one behind the other. */
  canPlay(moves: readonly string[], start: Position): boolean {
    let position = start;
    for (const text of moves) {
      const move: Move | null = this.#dialect.read(text, position);
      if (!move) return false;
      position = position.play(move);
    }
    return true;
  }

  /** Counts a move of the game: behind too many wrong ones nothing is checked any more. */
  count({ kind }: MoveVerdict): void {
    const isWrong = kind === 'illegal' || kind === 'ambiguous';
    if (isWrong && MAX_WRONG_MOVES < ++this.#wrongMoves) this.#mode = 'unchecked';
  }

  /** The verdict on a move that the reader played; its spelling is looked at only where the reader marked it. */
  #judgePlayed({ previous }: Line, index: number, text: string): MoveVerdict | null {
    const { tokens } = this.#section;
    if (tokens.marks(index) === 0) return trustReader(tokens.value(index), text);
    const position = previous ? positionAfter({ start: this.#start }, previous) : this.#start.position;
    return position && judgeMove(text, position, { ...this.#context(index), following: () => null });
  }

  /** The verdict on a move, or another one where a half-move was left out before it: then the turn passes. */
  #judgeTurn(line: Line, index: number, text: string, verdict: MoveVerdict, position: Position): MoveVerdict {
    if (MAX_GUESSES < this.#guesses) return verdict;
    const isWrong = verdict.kind === 'illegal' || verdict.kind === 'ambiguous';
    const isNumberOfOther = this.#numbers.isOfOther(line);
    if (!isWrong && !isNumberOfOther) return verdict;
    const following = this.#words.following(index);
    const other = readOutOfTurn(text, position, { verdict, isNumberOfOther, following, dialect: this.#dialect });
    if (!other) return verdict;
    playLeftOut(line, other.leftOut);
    this.#numbers.trust(line);
    return other.verdict;
  }

  #context(index: number): JudgeContext {
    return {
      dialect: this.#dialect,
      following: () => this.#guessing(index),
      ahead: () => this.#words.following(index),
      isWord: this.#section.tokens.kind(index) === SyntaxKind.Word,
    };
  }

  /** The moves that a guess has to fit, null where nobody shall guess any more. */
  #guessing(index: number): string[] | null {
    return MAX_GUESSES < ++this.#guesses ? null : this.#words.following(index);
  }
}

/** Whether a wrong move stands already behind the mate or stalemate that ended the game: of those behind it nothing more is to be said. */
function isLongOver({ moves }: Line, position: Position): boolean {
  const last = moves.at(-1)?.verdict.kind;
  return (last === 'illegal' || last === 'unchecked') && position.packedMoves().length === 0;
}
