import type { EngineCore } from '../core.ts';
import type { Engine } from '../engine.ts';
import { POSITION_WORDS, type PositionWords } from '../position-words.ts';
import { sharedEngine } from '../shared-engine.ts';
import { TOKEN_WORDS } from './tape.ts';

/** What a text is made of: bytes of UTF-8 (or another superset of ASCII), or UTF-16 code units. */
export type TextUnit = 'byte' | 'utf-16';

/**
 * Reads the games of a text, one after another, into tapes of tokens.
 *
 * ```ts
 * const reader = new MovetextReader();
 * reader.beginString('1. e4 e5 *');
 * while (!reader.isAtEnd) {
 *   const hasMoves = reader.readTags(); // the tape now holds the tags
 *   if (hasMoves) reader.readMoves();   // and now the whole game
 *   const tape = reader.tape();
 * }
 * ```
 *
 * Readers share one WebAssembly instance and its text buffer, unless they are given an engine: finish with one text before beginning another.
 * A reader whose text is gone, because another one took the buffer or the engine was renewed after a trap, throws a RangeError.
 * Methods throw an `EngineTrap` where the module fails; the reader must begin a text anew then.
 */
export class MovetextReader {
  readonly #core: EngineCore;
  #unit: TextUnit = 'byte';
  #length = 0;
  #address = 0;
  #start = 0;
  #generation = -1;

  /** A reader on the shared engine, or on another one, whose text buffer it then has for itself. */
  constructor(engine: Engine = sharedEngine()) {
    this.#core = engine.core;
  }

  /**
   * Makes room for `size` bytes of text and returns it, to be filled and then begun with `beginBytes`. The view is void after any other call.
   * What stood in the room of the same reader before stays there.
   */
  reserve(size: number): Uint8Array {
    this.#core.textOwner = this;
    try {
      this.#address = this.#core.exports.reserveText(size);
    } catch (error) {
      throw this.#core.recover('reserveText', error);
    }
    return this.#core.bytes.subarray(this.#address, this.#address + size);
  }

  /** Begins to read the first `length` bytes of the room that `reserve` gave. */
  beginBytes(length: number): void {
    this.#core.exports.beginBytes(length);
    this.#begin('byte', length);
  }

  /** Begins to read a string. Offsets count its UTF-16 code units. */
  beginString(text: string): void {
    const room = this.reserve(text.length * 2);
    const units = new Uint16Array(room.buffer, room.byteOffset, text.length);
    for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
    this.#core.exports.beginUnits(text.length);
    this.#begin('utf-16', text.length);
  }

  #begin(unit: TextUnit, length: number): void {
    this.#generation = this.#core.generation;
    this.#unit = unit;
    this.#length = length;
    this.#start = 0;
  }

  /** Whether the text is read to its end. */
  get isAtEnd(): boolean {
    return this.position >= this.#length;
  }

  /** Where the game read last begins, in units from the text's start. */
  get gameStart(): number {
    return this.#start;
  }

  /** Where reading stands, in units from the text's start: behind the game read last and what follows it. */
  get position(): number {
    this.checkText();
    return this.#units(this.#core.exports.textRead());
  }

  /** Up to where the text was looked at so far. What comes behind it cannot change the games already read. */
  get seen(): number {
    return this.#units(this.#core.exports.textSeen());
  }

  /**
   * Reads the next game up to its movetext; returns whether there is any.
   * Afterwards `tape` holds what stands before the game and its tags, and `setStart` may say where the game starts from.
   */
  readTags(): boolean {
    this.#start = this.position;
    const { exports } = this.#core;
    try {
      return (this.#unit === 'byte' ? exports.readTagsOfBytes() : exports.readTagsOfUnits()) !== 0;
    } catch (error) {
      throw this.#core.recover('readTags', error);
    }
  }

  /** Sets the legal position from which the next `readMoves` plays, in place of the initial one. */
  setStart(position: PositionWords): void {
    if (position.length !== POSITION_WORDS)
      throw new RangeError(`A position has ${POSITION_WORDS} words, not ${position.length}`);
    this.#core.words.set(position, this.#core.exports.gameStartPosition() >>> 2);
  }

  /** Reads the game's movetext and all that follows up to the next game. Where no moves can be `playable`, they are read and not tried. */
  readMoves(playable = true): void {
    this.checkText();
    const { exports } = this.#core;
    try {
      if (this.#unit === 'byte') exports.readMovesOfBytes(playable ? 1 : 0);
      else exports.readMovesOfUnits(playable ? 1 : 0);
    } catch (error) {
      throw this.#core.recover('readMoves', error);
    }
  }

  /** The number of tokens read of the game. */
  get tokenCount(): number {
    return this.#core.exports.gameTokens();
  }

  /** The game's tape: `TOKEN_WORDS` words a token. A live view, void after the next call that reads; copy it to keep it. */
  tape(): Int32Array {
    const first = this.tapeStart;
    return this.words.subarray(first, first + this.tokenCount * TOKEN_WORDS);
  }

  /**
   * The index of the token of the first tag name that has the hash of a name (`tagNameHash`); -1 where there is none
   * among the game's first 256 tags. Hashes may meet: look at the token's text.
   */
  tagNameToken(hash: number): number {
    return this.#core.exports.tagNameToken(hash);
  }

  /** The whole memory as words: for whoever reads the tapes of many games and shall not make a view of each. As live as `tape`. */
  get words(): Int32Array {
    return this.#core.words;
  }

  /** Where in `words` the game's tape begins. */
  get tapeStart(): number {
    return this.#core.exports.gameTape() >>> 2;
  }

  /** The whole memory as bytes, as live as `words`. */
  get memory(): Uint8Array {
    return this.#core.bytes;
  }

  /** Where in `memory` the text begins. */
  get textStart(): number {
    return this.#address;
  }

  /** The bytes of a stretch of the text, from the text's start; a live view. Only for texts of bytes. */
  bytes(start: number, end: number): Uint8Array {
    return this.#core.bytes.subarray(this.#address + start, this.#address + end);
  }

  /**
   * The number of line breaks (LF, CR LF or CR) in a stretch of the text, which is one of bytes; a CR LF pair counts where its CR stands.
   * `isAfterCr` says that the byte before is a CR.
   */
  lineBreaks(start: number, end: number, isAfterCr: boolean): number {
    return this.#core.exports.lineBreaks(this.#address + start, end - start, isAfterCr);
  }

  /** The union of the game's faults: bits of `Fault`. */
  get faults(): number {
    return this.#core.exports.gameFaults();
  }

  /** Half-moves of the game's main line that were played. */
  get plies(): number {
    return this.#core.exports.gameMoves();
  }

  /** Whether what was read is a game: it has a tag, a move or a termination marker. Only a text without any game gives something else. */
  get isGame(): boolean {
    return this.#core.exports.gameFound() !== 0;
  }

  /** @throws RangeError if the text is gone. */
  checkText(): void {
    if (this.#core.textOwner !== this || this.#generation !== this.#core.generation)
      throw new RangeError('The text of this reader is gone: another text was begun, or the engine was renewed');
  }

  #units(bytes: number): number {
    return this.#unit === 'byte' ? bytes : bytes >>> 1;
  }
}

/** The hash by which the reader knows a tag name of ASCII letters: FNV-1a. */
export function tagNameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash;
}
