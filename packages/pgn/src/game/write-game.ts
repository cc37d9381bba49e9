import type { Move, Position } from '@movetext/chess';
import type { Range } from '../range.ts';
import { isDetachedMark } from './detached-mark.ts';
import { gameResult } from './game-result.ts';
import { LineFlow } from './line-flow.ts';
import type { Comment, Game, MoveNode, Nag, Variation } from './model.ts';
import { moveNumberAt, type StartNumber, startNumber, writeMoveNumber } from './move-number.ts';
import { positionBefore } from './positions.ts';
import { writeTagPairs } from './write-tag-pairs.ts';

/** How a game is written. */
export interface WriteGameOptions {
  /** Whether the Seven Tag Roster goes first and the other tags follow by name; otherwise tags keep their order. Default false. */
  readonly sortTags?: boolean;
  /** Writes a legal move. Default: in SAN. */
  readonly writeMove?: (move: Move, position: Position) => string;
  /** Lines stay below so many characters, unless a comment is longer: its text is kept as it is. Default 80. */
  readonly width?: number;
  /** What ends a line. Default a line feed. */
  readonly lineBreak?: string;
}

/** A game in the export format. */
export interface WrittenGame {
  /** The game, with a line break at its end; a blank line goes between two games. */
  readonly text: string;
  /** What the export format has no place for, in the order of the text it was read from. */
  readonly lost: readonly LostText[];
}

/** A text that was not written. */
export interface LostText {
  readonly code: 'escape-line' | 'unexpected-token' | 'unmatched-parenthesis' | 'text-outside-game';
  /** The text as it was read. */
  readonly text: string;
  readonly range: Range;
}

/**
 * Writes a game in the export format of the PGN standard: lines under 80 characters, moves in SAN, numbers before White's moves
 * and wherever a comment or a variation went before, `$n` for glyphs, and always a termination marker.
 *
 * Moves that could not be played are written as they stand, and so is the text of comments, line breaks included.
 * A `;` comment goes into braces, unless it holds a `}`. Reading the text again gives the same game, `lost` aside.
 */
export function writeGame(game: Game, options: WriteGameOptions = {}): WrittenGame {
  const { width = 80, lineBreak = '\n' } = options;
  const tags = writeTagPairs(game.tags, options.sortTags === true).map((pair) => pair + lineBreak);
  const movetext = new MovetextWriter(game, options, new LineFlow({ width, lineBreak })).write();
  const separator = tags.length === 0 ? '' : lineBreak;
  return { text: tags.join('') + separator + movetext + lineBreak, lost: lostTexts(game) };
}

/** The texts of a game that `writeGame` leaves out. */
function lostTexts(game: Game): readonly LostText[] {
  const lost: LostText[] = game.escapeLines.map(({ text, range }) => ({ code: 'escape-line', text, range }));
  for (const { code, text, range } of game.errors) {
    if (code === 'unexpected-token' || code === 'unmatched-parenthesis' || code === 'text-outside-game') {
      lost.push({ code, text, range });
    }
  }
  return lost.sort((a, b) => a.range.start - b.range.start);
}

/** A line of moves that is being written, and how far. */
interface Line {
  /** Null for the main line. */
  readonly variation: Variation | null;
  readonly moves: readonly MoveNode[];
  move: number;
  /** What follows the current move. */
  tail: readonly (Comment | Variation)[];
  next: number;
}

/** A first move, wrong as it is, that behind a number would be taken for prose; behind two numbers it is a move. */
const LIKE_PROSE = /^(?!O-O|--)[^\d\u0080-\uffff]{2,}$/;

class MovetextWriter {
  readonly #game: Game;
  readonly #flow: LineFlow;
  readonly #writeMove: WriteGameOptions['writeMove'];
  readonly #start: StartNumber;
  /** Whether nothing was written by which a reader could tell that a game begins. */
  #hasNoBeginning: boolean;
  /** Whether the next move gets its number, whoever plays it. */
  #needsNumber = true;

  constructor(game: Game, options: WriteGameOptions, flow: LineFlow) {
    this.#game = game;
    this.#flow = flow;
    this.#writeMove = options.writeMove;
    this.#start = startNumber(game.start);
    this.#hasNoBeginning = game.tags.length === 0;
  }

  write(): string {
    // A number is all by which a reader could tell that a game begins.
    if (this.#hasNoBeginning && this.#game.moves.length === 0)
      this.#flow.add(writeMoveNumber(moveNumberAt(this.#start, 0)));
    this.#addComments(this.#game.before);
    this.#addLines();
    this.#flow.add(gameResult(this.#game));
    this.#addComments(this.#game.after);
    return this.#flow.text();
  }

  /** Variations may be nested thousands deep, so they are walked with a stack of our own. */
  #addLines(): void {
    const stack: Line[] = [openLine(this.#game.moves, null)];
    for (let line = stack.at(-1); line; line = stack.at(-1)) {
      const item = line.tail[line.next++];
      if (item && 'text' in item) {
        this.#addComment(item);
        continue;
      }
      if (item) {
        this.#flow.prefix('(');
        this.#addNags(item.nagsBefore);
        this.#addComments(item.before);
        this.#needsNumber = true;
        stack.push(openLine(item.moves, item));
        continue;
      }
      const node = line.moves[line.move++];
      if (node) {
        this.#addMove(node);
        line.tail = tailOf(node);
        line.next = 0;
        continue;
      }
      stack.pop();
      if (!line.variation) continue;
      this.#addComments(line.variation.after);
      this.#flow.attach(')');
      this.#needsNumber = true;
    }
  }

  #addMove(node: MoveNode): void {
    const number = moveNumberAt(this.#start, node.ply);
    const hasBefore = 0 < node.nagsBefore.length + node.before.length;
    const text = this.#textOf(node);
    const isNumbered = number.turn === 'white' || this.#needsNumber || node.leftOut !== null || isDetachedMark(text);
    if (this.#hasNoBeginning && !hasBefore && LIKE_PROSE.test(text)) this.#flow.add(writeMoveNumber(number));
    this.#hasNoBeginning = false;
    if (hasBefore) {
      this.#flow.add(writeMoveNumber(number));
      this.#addNags(node.nagsBefore);
      this.#addComments(node.before);
      this.#flow.add(text);
    } else {
      this.#flow.add(isNumbered ? `${writeMoveNumber(number)} ${text}` : text);
    }
    this.#needsNumber = false;
    this.#addNags(node.nags);
  }

  #textOf(node: MoveNode): string {
    const { verdict } = node;
    if (verdict.kind === 'null-move') return verdict.san;
    if (verdict.kind !== 'legal') return node.written;
    if (!this.#writeMove) return verdict.san;
    const position = positionBefore(this.#game, node);
    return position ? this.#writeMove(verdict.played, position) : verdict.san;
  }

  #addNags(nags: readonly Nag[]): void {
    for (const { number } of nags) this.#flow.add(`$${number}`);
  }

  #addComments(comments: readonly Comment[]): void {
    for (const comment of comments) this.#addComment(comment);
  }

  #addComment({ text }: Comment): void {
    this.#needsNumber = true;
    if (!text.includes('}')) {
      this.#flow.add(`{${text}}`);
      return;
    }
    for (const line of text.split(/\r\n?|\n/)) this.#flow.addToLineEnd(`;${line}`);
  }
}

function openLine(moves: readonly MoveNode[], variation: Variation | null): Line {
  return { variation, moves, move: 0, tail: [], next: 0 };
}

/** Comments and variations behind a move, in the order in which they were read. */
function tailOf({ after, variations }: MoveNode): readonly (Comment | Variation)[] {
  if (variations.length === 0) return after;
  return [...after, ...variations].sort((a, b) => a.range.start - b.range.start);
}
