import { Position, readPosition, writeFen } from '@movetext/chess';
import { UsageError } from '../exit-code.ts';

/** The start position, from a FEN or the usual one. Positions that no game reaches may be counted from all the same. */
export function readStart(fen: string | undefined, chess960: boolean): Position {
  if (fen === undefined && !chess960) return Position.initial();
  const reading = readPosition(fen ?? writeFen(Position.initial()), {
    ...(chess960 && { chess960 }),
    tolerate: ['too-many-pieces', 'impossible-check'],
  });
  if (reading.ok) return reading.value.position;
  throw new UsageError(`not a position to count from: ${reading.error.map((issue) => issue.message).join('; ')}`);
}
