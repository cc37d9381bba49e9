/**
 * The reader's border. A text is written to the address that `reserveText` gives and read game by game, as bytes or as UTF-16 units;
 * every offset below is in those units, from the start of the text.
 */
import { beginText, gamePlies, isGame, readerCursor, readerReach, readMoves, readTags, startPosition } from './games';
import { nameToken } from './tags';
import { faults, tapeAddress, tokenCount } from './tape';

/** Blank bytes before the text, which stand for the line end before its first line; and zeros behind it. */
const GUARD: usize = 64;

let text: usize = 0;
let tape: usize = 0;

/** Makes room for a text of so many bytes; returns the address to write it to. What stood there is void. */
export function reserveText(bytes: usize): usize {
  text = ((__heap_base + 15) & ~15) + GUARD;
  tape = (text + bytes + GUARD + 15) & ~15;
  const missing = ((tape + 0xffff) >> 16) - (memory.size() as usize);
  if ((missing as isize) > 0 && memory.grow(missing as i32) < 0) unreachable();
  return text;
}

/** Begins to read the bytes in the reserved room, of which there are `length`. */
export function beginBytes(length: usize): void {
  begin(length);
  store<u8>(text - 1, 0x0a);
}

/** Begins to read the UTF-16 units in the reserved room, of which there are `length`. */
export function beginUnits(length: usize): void {
  begin(length << 1);
  store<u16>(text - 2, 0x0a);
}

function begin(bytes: usize): void {
  memory.fill(text - GUARD, 0, GUARD);
  memory.fill(text + bytes, 0, GUARD);
  beginText(text, text + bytes);
}

/** Reads up to the next game's movetext; returns 1 if there is any, else 0. The tape then holds what stands before the game and its tags. */
export function readTagsOfBytes(): i32 {
  return readTags<u8>(tape) ? 1 : 0;
}

export function readTagsOfUnits(): i32 {
  return readTags<u16>(tape) ? 1 : 0;
}

/** Reads the movetext of the game whose tags were read, played from `gameStartPosition` if `playable`, and what follows up to the next game. */
export function readMovesOfBytes(playable: i32): void {
  readMoves<u8>(playable != 0);
}

export function readMovesOfUnits(playable: i32): void {
  readMoves<u16>(playable != 0);
}

/** The address of the position record from which the game is played: the initial position after every `readTags`. */
export function gameStartPosition(): usize {
  return startPosition();
}

/** Bytes from the start of the text to where reading stands: behind the game read last. */
export function textRead(): usize {
  return readerCursor() - text;
}

/** Bytes from the start of the text up to which it was looked at. What comes later cannot change the games read so far. */
export function textSeen(): usize {
  return readerReach() - text;
}

/** The address of the game's tape: four 32-bit integers a token. */
export function gameTape(): usize {
  return tapeAddress();
}

/** The number of tokens on the game's tape. */
export function gameTokens(): i32 {
  return tokenCount();
}

/** The union of the game's faults. */
export function gameFaults(): i32 {
  return faults;
}

/** Half-moves of the game's main line that were played. */
export function gameMoves(): i32 {
  return gamePlies;
}

/** 1 if what was read is a game, else 0: it has a tag, a move or a termination marker. */
export function gameFound(): i32 {
  return isGame ? 1 : 0;
}

/** The index of the token of the game's first tag name with an FNV-1a hash; -1 where there is none among its first 256 tags. */
export function tagNameToken(hash: u32): i32 {
  return nameToken(hash);
}
