import { readFileSync } from 'node:fs';

/** A move as some text writes it, and what it is. */
export interface NotationToken {
  readonly id: string;
  readonly fen: string;
  readonly text: string;
  /** The move in UCI; null where there is no such legal move. */
  readonly uci: string | null;
  /** The move that was meant: another one than `uci` only in misprints. */
  readonly meant: string | null;
}

/** Texts from books, articles and score sheets. */
export interface NotationTokens {
  readonly moves: readonly NotationToken[];
  /** Texts that look like moves and are none. */
  readonly noMoves: readonly string[];
}

/** One move in many notations, by the notation's name. */
export interface NotationPair {
  readonly fen: string;
  readonly chess960: boolean;
  readonly uci: string;
  readonly spellings: Readonly<Record<string, string>>;
}

/** Checked moves as texts print them, `notation/tokens.json`. */
export function readNotationTokens(): NotationTokens {
  // The file is ours; its shape is what this type says.
  return JSON.parse(read('tokens.json')) as NotationTokens;
}

/** Moves in a dozen notations, `notation/pairs.json`. */
export function readNotationPairs(): readonly NotationPair[] {
  // The file is ours; its shape is what this type says.
  return JSON.parse(read('pairs.json')) as NotationPair[];
}

function read(name: string): string {
  return readFileSync(new URL(`../notation/${name}`, import.meta.url), 'utf8');
}
