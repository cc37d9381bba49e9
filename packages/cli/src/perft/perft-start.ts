import { initialPositionWords, type PositionWords } from '@movetext/engine';
import { UsageError } from '../exit-code.ts';

/** A position to count from. */
export interface PerftStart {
  readonly words: PositionWords;
  readonly fen: string;
  /** Whether castling is named as king takes rook. */
  readonly chess960: boolean;
}

const INITIAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The start position, from a FEN or the usual one. Positions that no game reaches may be counted from all the same. */
export async function readStart(fen: string | undefined, chess960: boolean): Promise<PerftStart> {
  // The usual count does without the rules' package, which takes a while to load.
  if (fen === undefined && !chess960) return { words: initialPositionWords(), fen: INITIAL_FEN, chess960: false };
  const { readPosition, writeFen } = await import('@movetext/chess');
  const reading = readPosition(fen ?? INITIAL_FEN, {
    ...(chess960 && { chess960 }),
    tolerate: ['too-many-pieces', 'impossible-check'],
  });
  if (reading.ok) {
    const { position } = reading.value;
    return { words: position.words, fen: writeFen(position), chess960: position.chess960 };
  }
  throw new UsageError(`not a position to count from: ${reading.error.map((issue) => issue.message).join('; ')}`);
}
