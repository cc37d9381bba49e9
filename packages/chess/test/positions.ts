import { type Move, Position, parseSan, readPosition, unwrap } from '../src/index.ts';

/** The position of a FEN that is known to be legal. */
export function at(fen: string, chess960 = false): Position {
  return unwrap(readPosition(fen, chess960 ? { chess960 } : {})).position;
}

/** The position after moves from the start, as `e4 e5 Nf3`. */
export function after(moves: string, start: Position = Position.initial()): Position {
  const played = moves.split(' ').filter((san) => san !== '');
  return played.reduce((position, san) => position.play(unwrap(parseSan(san, position))), start);
}

/** Numbers from 0 up to but without `bound`, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** The positions of a random game, and the moves between them. */
export function randomGame(seed: number, plies: number, start: Position = Position.initial()): Position[] {
  const random = randomNumbers(seed);
  const positions = [start];
  for (let ply = 0; ply < plies; ply++) {
    const position = positions[positions.length - 1] ?? start;
    const moves: readonly Move[] = position.legalMoves();
    const move = moves[random(moves.length || 1)];
    if (!move) break;
    positions.push(position.play(move));
  }
  return positions;
}

/** Positions in which much is possible: the well-known perft positions and endings full of pieces. */
export const BUSY_FENS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
  '7k/1P1P1P2/8/8/8/8/1p1p1p2/7K w - - 0 1',
  '8/5Q1Q/1k6/8/4Q3/8/5K2/4Q2Q w - - 0 1',
  'N1N1N3/8/N3N3/8/N1N1N3/8/8/k5K1 w - - 0 1',
];
