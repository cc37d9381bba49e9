import {
  initialPositionWords,
  type PlayingBoard,
  POSITION_WORDS,
  PositionField,
  type PositionWords,
  sharedEngine,
} from '@movetext/engine';
import { type Move, NULL_MOVE, unpackMove } from './move.ts';
import { err, ok, type Result } from './result.ts';
import type { Setup } from './setup.ts';
import { checkSetup, type SetupIssue, type SetupOptions } from './setup-issues.ts';
import { requireSquare, squareName } from './square.ts';
import { type Color, type Piece, ROLES, type Role, type Square } from './types.ts';
import {
  colorCode,
  colorField,
  hasSquare,
  pieceIn,
  requireClocks,
  roleField,
  squaresIn,
  wordAt,
  wordsOfSetup,
} from './words.ts';

/** A piece and the square where it stands. */
export interface PlacedPiece extends Piece {
  readonly square: Square;
}

/** How many positions that are played share an array: one that outlives the others keeps 6 KB. */
const ARENA_POSITIONS = 64;
let arena = new Int32Array(ARENA_POSITIONS * POSITION_WORDS);
let free = 0;

let initial: Position | undefined;

/** How to take a position record for a {@link Position}. */
export interface PositionOptions {
  /** Castling is written as in Chess960 (UCI: king takes rook). */
  readonly chess960?: boolean;
}

/**
 * A position from which one can play on: an immutable value.
 * To compare two of them, compare their FEN (`writeFen`) or their `repetitionKey`.
 *
 * Every way to one checks it, so that asking for its moves cannot fail: {@link Position.initial},
 * {@link Position.fromSetup}, `readPosition` for a FEN, and {@link Position.play}.
 * Moves are computed when they are first asked for, and kept.
 */
export class Position {
  /** Whether castling follows Chess960, where UCI writes it as king takes rook. */
  readonly chess960: boolean;
  /** The record of 24 words begins at `#at`: positions that are played share arrays. */
  readonly #record: Int32Array;
  readonly #at: number;
  #packedMoves: Uint32Array | undefined;
  #moves: readonly Move[] | undefined;

  private constructor(record: Int32Array, at: number, chess960: boolean) {
    this.#record = record;
    this.#at = at;
    this.chess960 = chess960;
  }

  /** The usual start of a game. */
  static initial(): Position {
    initial ??= new Position(initialPositionWords(), 0, false);
    return initial;
  }

  /**
   * The position that a setup says, or every reason why there is no such position.
   *
   * Castling rights and an en passant square that cannot be do not forbid play: they are dropped here,
   * and {@link checkSetup} names them as warnings.
   *
   * @throws RangeError for what no FEN can say, as {@link checkSetup} does.
   */
  static fromSetup(setup: Setup, options: SetupOptions = {}): Result<Position, readonly SetupIssue[]> {
    const { playable, issues } = checkSetup(setup, options);
    const faults = issues.filter((issue) => issue.severity === 'error');
    if (0 < faults.length) return err(faults);
    return ok(new Position(wordsOfSetup(playable), 0, playable.chess960 === true));
  }

  /**
   * A position from the engine's record, such as the movetext reader hands out.
   *
   * The record must hold a legal position; it is kept, not copied, so it must not change any more.
   *
   * @throws RangeError when the record has not 24 words.
   */
  static fromWords(words: PositionWords, options: PositionOptions = {}): Position {
    if (words.length !== POSITION_WORDS)
      throw new RangeError(`a position has ${POSITION_WORDS} words, not ${words.length}`);
    return new Position(words, 0, options.chess960 === true);
  }

  /** The position as the engine's record of 24 words. Do not write into it. */
  get words(): PositionWords {
    const record = this.#record;
    return record.length === POSITION_WORDS ? record : record.subarray(this.#at, this.#at + POSITION_WORDS);
  }

  /** Whose move it is. */
  get turn(): Color {
    return wordAt(this.words, PositionField.turn) === 0 ? 'white' : 'black';
  }

  /** The square passed over by the double step just played, whether or not a pawn can take there. */
  get epSquare(): Square | undefined {
    const square = wordAt(this.words, PositionField.epSquare);
    return square < 0 ? undefined : square;
  }

  /** Half-moves since the last capture or pawn move. */
  get halfmoveClock(): number {
    return wordAt(this.words, PositionField.halfmoveClock);
  }

  /** The number of the move to be played; it grows after Black's move. */
  get fullmoveNumber(): number {
    return wordAt(this.words, PositionField.fullmoveNumber);
  }

  /** Half-moves since move 1 of White, as the clocks say: 0 in the initial position. */
  get ply(): number {
    return (this.fullmoveNumber - 1) * 2 + (this.turn === 'white' ? 0 : 1);
  }

  /** The squares of the rooks with which their king may still castle, both colors. */
  get castlingRooks(): readonly Square[] {
    return squaresIn(this.words, PositionField.castlingRooks);
  }

  /**
   * The piece on a square, `undefined` on an empty one.
   *
   * @throws RangeError when the number is not from 0 to 63.
   */
  pieceAt(square: Square): Piece | undefined {
    requireSquare(square);
    return pieceIn(this.words, square);
  }

  /** All pieces from a1 to h8. */
  pieces(): readonly PlacedPiece[] {
    const placed: PlacedPiece[] = [];
    for (let square = 0; square < 64; square++) {
      const piece = this.pieceAt(square);
      if (piece) placed.push({ square, color: piece.color, role: piece.role });
    }
    return placed;
  }

  /** The squares of a color's pieces of a role, from a1 to h8. */
  squaresOf(color: Color, role: Role): readonly Square[] {
    return squaresIn(this.words, colorField(color), roleField(role));
  }

  /** The square of a color's king. */
  kingSquare(color: Color): Square {
    const [king] = this.squaresOf(color, 'king');
    if (king === undefined) throw new RangeError(`a position without a ${color} king`);
    return king;
  }

  /**
   * Whether any piece stands on a square.
   *
   * @throws RangeError when the number is not from 0 to 63.
   */
  isOccupied(square: Square): boolean {
    requireSquare(square);
    return hasSquare(this.words, PositionField.white, square) || hasSquare(this.words, PositionField.black, square);
  }

  /** All legal moves, in no particular order. */
  legalMoves(): readonly Move[] {
    this.#moves ??= Array.from(this.packedMoves(), unpackMove);
    return this.#moves;
  }

  /** All legal moves as the engine's numbers: what to loop over where speed counts. Do not write into it. */
  packedMoves(): Uint32Array {
    this.#packedMoves ??= sharedEngine().board.legalMoves(this.#record, this.#at);
    return this.#packedMoves;
  }

  /**
   * The position after a move.
   *
   * @throws RangeError when the move is not one of this position's legal moves.
   */
  play(move: Move): Position {
    if (move.isNull) return this.playNull();
    const { board } = sharedEngine();
    this.#requireLegal(board, move);
    return this.#after(board, move.packed);
  }

  /** Whether a move is one of this position's legal moves. The null move is not. */
  isLegal(move: Move): boolean {
    return sharedEngine().board.isLegal(this.#record, this.#at, move.packed);
  }

  /**
   * The position with the turn passed on, as `--` does in analysis: the clocks run on, en passant lapses.
   *
   * @throws RangeError in check, since the king could then be taken.
   */
  playNull(): Position {
    if (this.isCheck()) throw new RangeError('the turn cannot pass while the king is in check');
    return this.#after(sharedEngine().board, NULL_MOVE);
  }

  /** Whether the king of the side to move is attacked. */
  isCheck(): boolean {
    return sharedEngine().board.isCheck(this.#record, this.#at);
  }

  /** The squares of the pieces that give check: none, one or two. */
  checkers(): readonly Square[] {
    return this.isCheck() ? sharedEngine().checkers(this.words) : [];
  }

  /** The legal move that a text in standard SAN means, packed; 0 for any other text. What `parseSan` tries first. */
  readStandardSan(san: string): number {
    return sharedEngine().board.readSan(this.#record, this.#at, san);
  }

  /**
   * The squares of a color's pieces that attack a square, pinned ones included.
   *
   * @throws RangeError when the number is not from 0 to 63.
   */
  attackers(square: Square, color: Color): readonly Square[] {
    return sharedEngine().attackers(this.words, square, colorCode(color));
  }

  /** Whether the side to move is checkmated. */
  isCheckmate(): boolean {
    return this.isCheck() && this.packedMoves().length === 0;
  }

  /** Whether the side to move has no move and is not in check. */
  isStalemate(): boolean {
    return !this.isCheck() && this.packedMoves().length === 0;
  }

  /**
   * The same position with other clocks.
   *
   * @throws RangeError when a number is not whole, or too small.
   */
  withClocks(halfmoveClock: number, fullmoveNumber: number): Position {
    requireClocks(halfmoveClock, fullmoveNumber);
    const words = this.words.slice();
    words[PositionField.halfmoveClock] = halfmoveClock;
    words[PositionField.fullmoveNumber] = fullmoveNumber;
    return new Position(words, 0, this.chess960);
  }

  /** The position as a setup, to be changed and checked anew. */
  toSetup(): Setup {
    const { epSquare } = this;
    return {
      board: Array.from({ length: 64 }, (_, square) => this.pieceAt(square)),
      turn: this.turn,
      castlingRooks: this.castlingRooks,
      ...(this.chess960 && { chess960: true }),
      ...(epSquare !== undefined && { epSquare }),
      halfmoveClock: this.halfmoveClock,
      fullmoveNumber: this.fullmoveNumber,
    };
  }

  /** How many pieces of a role a color has. */
  count(color: Color, role: Role): number {
    return this.squaresOf(color, role).length;
  }

  /** All of a color's pieces, by role. */
  material(color: Color): Readonly<Record<Role, number>> {
    const [pawn = 0, knight = 0, bishop = 0, rook = 0, queen = 0, king = 0] = ROLES.map((role) =>
      this.count(color, role),
    );
    return { pawn, knight, bishop, rook, queen, king };
  }

  /**
   * What the SAN of a legal move needs beside its piece and target: a sum of the engine's `SanNeed`.
   * `writeSan` is what one wants.
   *
   * @throws RangeError when the move is not one of this position's legal moves.
   */
  sanNeeds(move: Move): number {
    const { board } = sharedEngine();
    this.#requireLegal(board, move);
    return board.sanNeeds(this.#record, this.#at, move.packed);
  }

  #requireLegal(board: PlayingBoard, move: Move): void {
    if (board.isLegal(this.#record, this.#at, move.packed)) return;
    throw new RangeError(`not a legal move here: ${squareName(move.from)}${squareName(move.to)}`);
  }

  #after(board: PlayingBoard, packed: number): Position {
    if (free === arena.length) {
      arena = new Int32Array(ARENA_POSITIONS * POSITION_WORDS);
      free = 0;
    }
    const record = arena;
    const at = free;
    free += POSITION_WORDS;
    board.play(this.#record, this.#at, packed, record, at);
    return new Position(record, at, this.chess960);
  }
}
