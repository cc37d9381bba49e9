import { type Position, unpackMove, writeUci } from '@movetext/chess';
import { type PositionWords, sharedEngine } from '@movetext/engine';
import type { Io } from '../io.ts';

/** A first move in UCI, and the number of sequences that begin with it. */
export interface DivideLine {
  readonly move: string;
  readonly nodes: bigint;
}

/** A perft count with what it took. */
export interface PerftCount {
  readonly nodes: bigint;
  readonly seconds: number;
  /** The first moves by name; empty at depth 0. */
  readonly divide: readonly DivideLine[];
}

/** What is counted without a breath: some hundred million sequences at most, less than a second. */
const DEPTH_AT_ONCE = 5;

/** Milliseconds between two breaths. */
const BREATH = 100;

/**
 * Counts the sequences of `depth` legal moves.
 * A deep count is split into many and breathes between them, so that Ctrl-C ends it; this costs nothing that can be measured.
 */
export async function countNodes(position: Position, depth: number, io: Io): Promise<PerftCount> {
  const start = io.now();
  let lastBreath = start;
  const breatheNowAndThen = async () => {
    if (io.now() - lastBreath < BREATH) return;
    await io.breathe();
    lastBreath = io.now();
  };
  const divide: DivideLine[] = [];
  if (depth === 0) return { nodes: 1n, seconds: 0, divide };
  const engine = sharedEngine();
  for (const packed of engine.legalMoves(position.words)) {
    const nodes = await countBelow(engine.play(position.words, packed), depth - 1, breatheNowAndThen);
    divide.push({ move: writeUci(unpackMove(packed), { chess960: position.chess960 }), nodes });
  }
  divide.sort((a, b) => (a.move < b.move ? -1 : 1));
  const nodes = divide.reduce((sum, line) => sum + line.nodes, 0n);
  return { nodes, seconds: (io.now() - start) / 1000, divide };
}

async function countBelow(
  words: PositionWords,
  depth: number,
  breatheNowAndThen: () => Promise<void>,
): Promise<bigint> {
  const engine = sharedEngine();
  if (depth <= DEPTH_AT_ONCE) {
    await breatheNowAndThen();
    return engine.perft(words, depth);
  }
  let nodes = 0n;
  for (const packed of engine.legalMoves(words)) {
    nodes += await countBelow(engine.play(words, packed), depth - 1, breatheNowAndThen);
  }
  return nodes;
}
