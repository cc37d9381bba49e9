import {
  isReferenceCheck,
  playReferenceMove,
  type Random,
  type ReferencePiece,
  type ReferencePosition,
  readReferenceFen,
  referenceMoves,
  seededRandom,
} from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import { deadReason, type Piece, Position, Setup, writeFen } from '../src/index.ts';
import { at } from './positions.ts';

const WHITE_KING: Piece = { color: 'white', role: 'king' };
const BLACK_KING: Piece = { color: 'black', role: 'king' };

/** Looks for a mate of either king in all that can be reached, by a generator that shares nothing with the package. */
function helpmate(fen: string, limit: number): 'mate' | 'none' | 'unknown' {
  const start = readReferenceFen(fen);
  const seen = new Set([keyOf(start)]);
  let level = [start];
  while (0 < level.length) {
    const next: ReferencePosition[] = [];
    for (const position of level) {
      const moves = referenceMoves(position);
      if (moves.length === 0 && isReferenceCheck(position)) return 'mate';
      for (const move of moves) {
        const later = playReferenceMove(position, move);
        const key = keyOf(later);
        if (seen.has(key)) continue;
        if (limit <= seen.size) return 'unknown';
        seen.add(key);
        next.push(later);
      }
    }
    level = next;
  }
  return 'none';
}

function keyOf({ board, turn, epSquare }: ReferencePosition): string {
  return `${board.join('')}${turn}${epSquare ?? ''}`;
}

/** A position of some pieces on random squares, and of pawns on some files that face each other; none if it is not legal. */
function randomPosition(random: Random, files: number, pieces: readonly Piece[]): Position | undefined {
  const board = Array.from({ length: 64 }, (): Piece | undefined => undefined);
  const level = 2 + random.below(3);
  const parity = random.below(2);
  for (let file = 0; file < 8 && 0 < files; file++) {
    // Mostly every other file at one level, which closes the board; the rest is chance.
    if (random.below(12) === 0 ? random.below(8) < files : file % 2 !== parity) continue;
    const rank = random.below(10) === 0 ? 2 + random.below(3) : level;
    const gap = random.below(15) === 0 ? 1 : 0;
    board[rank * 8 + file] = { color: 'white', role: 'pawn' };
    if (0 < random.below(20)) board[(rank + 1 + gap) * 8 + file] = { color: 'black', role: 'pawn' };
  }
  for (const piece of pieces) {
    const square = random.below(64);
    if (board[square]) return undefined;
    board[square] = piece;
  }
  const turn = random.below(2) === 0 ? 'white' : 'black';
  const position = Position.fromSetup({ ...Setup.empty, board, turn });
  return position.ok ? position.value : undefined;
}

/** Black's king attacked by a queen or a rook beside it, far from White's king. */
function randomAttack(random: Random): Position | undefined {
  const board = Array.from({ length: 64 }, (): Piece | undefined => undefined);
  const king = random.below(64);
  board[king] = BLACK_KING;
  board[(king + random.pick([1, 7, 8, 9, 55, 56, 57, 63])) % 64] = {
    color: 'white',
    role: random.pick(['queen', 'rook']),
  };
  const other = random.below(64);
  if (board[other]) return undefined;
  board[other] = WHITE_KING;
  const position = Position.fromSetup({ ...Setup.empty, board, turn: 'black' });
  return position.ok ? position.value : undefined;
}

const KINGS = [WHITE_KING, BLACK_KING];
const MORE: readonly (readonly Piece[])[] = [
  [],
  [{ color: 'white', role: 'bishop' }],
  [{ color: 'black', role: 'knight' }],
  [{ color: 'white', role: 'queen' }],
  [{ color: 'black', role: 'rook' }],
  [
    { color: 'white', role: 'bishop' },
    { color: 'black', role: 'bishop' },
  ],
  [
    { color: 'white', role: 'knight' },
    { color: 'black', role: 'knight' },
  ],
  [{ color: 'black', role: 'pawn' }],
];

describe('soundness: no dead position has a helpmate', () => {
  it('among pawn walls, with and without a piece', () => {
    const random = seededRandom(11);
    const verdicts = { dead: 0, proven: 0, alive: 0 };
    for (let trial = 0; trial < 6000; trial++) {
      const position = randomPosition(random, 1 + random.below(8), [...KINGS, ...(MORE[random.below(3)] ?? [])]);
      if (!position) continue;
      if (deadReason(position) === undefined) {
        verdicts.alive++;
        continue;
      }
      verdicts.dead++;
      if (32 < verdicts.dead) break;
      const found = helpmate(writeFen(position), 1500);
      expect(found, writeFen(position)).not.toBe('mate');
      if (found === 'none') verdicts.proven++;
    }
    expect(verdicts.dead).toBeGreaterThan(30);
    expect(verdicts.proven).toBeGreaterThan(10);
    expect(verdicts.alive).toBeGreaterThan(100);
  });

  it('among few men, where the last ones must be taken', () => {
    const random = seededRandom(12);
    const reasons = new Map<string, number>();
    for (let trial = 0; trial < 8000; trial++) {
      const men = [...KINGS, ...(MORE[random.below(MORE.length)] ?? [])];
      const position = trial % 4 === 0 ? randomAttack(random) : randomPosition(random, 0, men);
      const reason = position && deadReason(position);
      if (!position || reason === undefined) continue;
      const count = (reasons.get(reason) ?? 0) + 1;
      reasons.set(reason, count);
      if (15 < count) continue;
      const fen = writeFen(position);
      expect(helpmate(fen, 400), fen).not.toBe('mate');
    }
    expect(reasons.get('forced')).toBeGreaterThan(3);
    expect(reasons.get('insufficient-material')).toBeGreaterThan(100);
  });

  it.each(['N', 'B'] as const)('as every placing of two kings and one %s shows: none is a mate', (minor) => {
    let checks = 0;
    // By symmetry the bare king need only stand in one eighth of the board.
    for (const king of [0, 1, 2, 3, 9, 10, 11, 18, 19, 27]) {
      for (let index = 0; index < 64 * 64; index++) {
        const board = Array.from({ length: 64 }, () => '.' as ReferencePiece);
        board[king] = 'k';
        const apart = Math.max(Math.abs((index & 7) - (king & 7)), Math.abs(((index & 63) >> 3) - (king >> 3)));
        if (apart < 2) continue;
        board[index & 63] = 'K';
        if (board[index >> 6] !== '.') continue;
        board[index >> 6] = minor;
        const empty = { castlingRooks: [], epSquare: null, halfmoveClock: 0, fullmoveNumber: 1 };
        const position: ReferencePosition = { ...empty, board, turn: 'black' };
        if (!isReferenceCheck(position)) continue;
        checks++;
        expect(referenceMoves(position)).not.toEqual([]);
      }
    }
    expect(checks).toBeGreaterThan(1000);
  });

  it('and a helpmate is found with the least men that are not called dead', () => {
    const nearMates = [
      '8/8/8/8/3N4/1K6/8/kn6 w - - 0 1',
      '8/8/8/8/3N4/K7/8/kb6 w - - 0 1',
      '8/8/8/8/8/1K6/3B4/kb6 w - - 0 1',
    ];
    for (const fen of nearMates) {
      expect(deadReason(at(fen)), fen).toBeUndefined();
      expect(helpmate(fen, 2000), fen).toBe('mate');
    }
  });
});
