/**
 * The whole border of the module: functions of integers and addresses, nothing else.
 * Positions are records of 96 bytes (`board/position.ts`), moves are packed into a u32 (`board/move.ts`).
 * Addresses and squares are not checked.
 */
import { has } from './board/bitboard';
import { Black, White } from './board/color';
import { allowCountTable } from './board/count-table';
import { polyglotKey } from './board/key';
import { moveKind, moveTo, NORMAL } from './board/move';
import { listMoves } from './board/movegen';
import { BATCH, BATCH_COUNTS, countBatch, countLeaves, countLeavesRemembering, MAX_BATCH } from './board/perft';
import { playMove } from './board/play';
import {
  attackersTo,
  byColor,
  checkers as checkersOf,
  occupied,
  POSITION_BYTES,
  roleAt,
  setInitialPosition,
  turn,
} from './board/position';

const SLOTS: usize = memory.data(96 * 4, 16);
const MOVES: usize = memory.data(4 * 64 * 28, 16);

/** The address of one of four position records (0-3) that are free for the caller. */
export function positionSlot(index: i32): usize {
  return SLOTS + <usize>index * POSITION_BYTES;
}

/** The address of the list that `legalMoves` writes: packed moves, a u32 each. */
export function moveList(): usize {
  return MOVES;
}

/** Writes the initial position of chess. */
export function setInitial(position: usize): void {
  setInitialPosition(position);
}

/** Writes all legal moves of the side to move to the list; returns their number. */
export function legalMoves(position: usize): i32 {
  const end = turn(position) == 0 ? listMoves<White>(MOVES, position) : listMoves<Black>(MOVES, position);
  const taken = occupied(position);
  for (let at = MOVES; at < end; at += 4) {
    const move = load<u32>(at);
    if (moveKind(move) == NORMAL && has(taken, moveTo(move)))
      store<u32>(at, move | (roleAt(position, moveTo(move)) << 21));
  }
  return <i32>((end - MOVES) >> 2);
}

/** Writes to `to` the position after a move in `from`; both may be the same. The move must fit the position. */
export function play(to: usize, from: usize, move: u32): void {
  playMove(to, from, move);
}

/** Pieces that give check to the side to move. */
export function checkers(position: usize): u64 {
  return checkersOf(position);
}

/** Pieces of the color (0 white, 1 black) that attack the square. */
export function attackers(position: usize, square: i32, color: i32): u64 {
  return attackersTo(position, square, occupied(position)) & byColor(position, color);
}

/** The Polyglot key. */
export function key(position: usize): u64 {
  return polyglotKey(position);
}

/** The number of legal move sequences of the given length (0-7) from the position. */
export function perft(position: usize, depth: i32): u64 {
  return countLeaves(position, depth);
}

/**
 * Allows a table of counts of so many MiB, which takes memory as counts need it.
 * It lies where `reserveText` puts texts: an instance that counts with a table, or splits counts, reads no text.
 */
export function allowCounts(mib: i32): void {
  allowCountTable(mib);
}

/** As `perft`, with the table. */
export function perftRemembering(position: usize, depth: i32): u64 {
  return countLeavesRemembering(position, depth);
}

/** Counts below the first so many positions of the batch (at most `batchRoom`), with the table; the counts, a u64 each, are then at `batchCounts`. */
export function perftBatch(positions: i32, depth: i32): void {
  countBatch(positions, depth);
}

/** How many positions a batch has room for. */
export function batchRoom(): i32 {
  return MAX_BATCH;
}

/** The address of the positions of a batch. */
export function batchPositions(): usize {
  return BATCH;
}

/** The address of the counts of a batch. */
export function batchCounts(): usize {
  return BATCH_COUNTS;
}

export { splitCount, splitPlies, taskPaths, taskPositions } from './board/split';
export {
  beginBytes,
  beginUnits,
  gameFaults,
  gameFound,
  gameMoves,
  gameStartPosition,
  gameTape,
  gameTokens,
  readMovesOfBytes,
  readMovesOfUnits,
  readTagsOfBytes,
  readTagsOfUnits,
  reserveText,
  tagNameToken,
  textRead,
  textSeen,
} from './movetext/border';
export { lineBreakRoom, lineBreaks } from './movetext/line-breaks';
export { isLegal, noteChecks, playOn, readSan, sanNeeds } from './movetext/san-border';
