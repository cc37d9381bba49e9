import { describe, expect, it } from 'vitest';
import { at } from '../../test/positions.ts';
import { describeOutcome, outcomeOf } from '../outcome.ts';
import { deadReason } from './dead-position.ts';

describe('a dead position', () => {
  it.each([
    // The men cannot mate.
    ['8/8/8/4k3/8/4K3/8/8 w - - 0 1', 'insufficient-material'],
    ['6k1/B7/8/b7/8/2B5/8/B4Kb1 b - - 0 1', 'insufficient-material'],
    // Walls from edge to edge.
    ['8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1', 'blocked'],
    ['8/5k2/8/p1p1p1p1/P1P1P1P1/8/3K4/8 b - - 40 90', 'blocked'],
    ['4k3/8/1p1p4/pPpPp1p1/P1P1PpPp/5P1P/8/4K3 w - - 0 1', 'blocked'],
    // Walls with steps left, none of which opens them.
    ['8/1p1k4/8/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1', 'blocked'],
    ['4k3/1p3p2/8/1p1p1p1p/1P1P1P1P/8/3P4/4K3 b - - 0 1', 'blocked'],
    // A bishop that sees neither a pawn nor the other king's squares.
    ['8/3k4/8/p1p1p1p1/P1P1P1P1/8/3K4/3B4 w - - 0 1', 'blocked'],
    // A bishop behind the enemy's wall, where nothing helps it: alone it mates nobody.
    ['1B2k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 b - - 0 1', 'blocked'],
    // The king must take the last man.
    ['8/8/8/8/8/4k3/1q6/K7 w - - 0 1', 'forced'],
    ['7k/6Q1/8/8/8/8/8/K7 b - - 0 1', 'forced'],
    // Whatever White does, Black is stalemated or takes the bishop.
    ['8/8/8/8/8/K7/8/kB1N4 w - - 0 1', 'forced'],
    ['7k/6Q1/8/8/8/8/7r/K7 b - - 0 1', undefined],
    ['7k/6Q1/8/8/8/8/7b/K7 b - - 0 1', 'forced'],
  ])('%s: %s', (fen, reason) => {
    expect(deadReason(at(fen))).toBe(reason);
  });

  it.each([
    ['a king finds a gap', '8/8/3k4/1p1p1p2/1P1P1P2/3K4/8/8 w - - 0 1'],
    ['a pawn can still take', '8/8/3k4/1p1p1p1p/PP1P1P1P/3K4/8/8 w - - 0 1'],
    ['a pawn can take en passant', '8/8/3k4/1p1p1pp1/1P1P1PPp/3K4/8/8 b - g3 0 1'],
    ['a pawn stands unguarded in reach of a king', '8/8/p2k4/P2p1p1p/3P1P1P/3K4/8/8 w - - 0 1'],
    ['a bishop sees a pawn', '8/3k4/8/p1p1p1p1/P1P1P1P1/8/3K4/2B5 w - - 0 1'],
    ['a knight gets past', '8/3k4/8/p1p1p1p1/P1P1P1P1/8/3K4/3N4 w - - 0 1'],
    ['knights can mate with help', '8/8/8/4k1n1/8/4K3/8/6N1 w - - 0 1'],
    ['bishops of two colors can', '8/8/8/4k3/1b6/4K3/8/3B4 w - - 0 1'],
  ])('not where %s', (_, fen) => {
    expect(deadReason(at(fen))).toBeUndefined();
    expect(outcomeOf(at(fen)).kind).toBe('ongoing');
  });

  it('is neither checkmate nor stalemate', () => {
    expect(outcomeOf(at('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).kind).toBe('stalemate');
    expect(deadReason(at('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'))).toBeUndefined();
    expect(deadReason(at('8/8/8/8/8/8/5k2/5b1K w - - 0 1'))).toBe('insufficient-material');
  });

  it('tells its reason in words', () => {
    const words = (fen: string) => describeOutcome(outcomeOf(at(fen)));
    expect(words('8/8/8/4k3/8/4K3/8/8 w - - 0 1')).toBe('a draw: neither side has the men to mate');
    expect(words('8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1')).toBe(
      'a draw: the pawns are blocked for good and nobody can get past them',
    );
    expect(words('8/8/8/8/8/4k3/1q6/K7 w - - 0 1')).toBe('a draw: every line is forced and none ends in mate');
  });
});
