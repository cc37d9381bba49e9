import { describe, expect, it } from 'vitest';
import { after, at } from '../test/positions.ts';
import { nearestMoves } from './nearest.ts';
import { writeSan } from './notation/san.ts';
import { Position } from './position.ts';

function nearest(text: string, position: Position, limit = 8): string[] {
  return nearestMoves(text, position, { limit }).map((move) => writeSan(move, position));
}

describe('nearestMoves', () => {
  it('offers Qb4 for the misprint Qb7', () => {
    expect(nearest('Qb7', at('r1bqr1k1/p4ppp/1p6/2n5/P2N4/1QP5/4BPPP/R4RK1 w - - 1 16'), 3)).toContain('Qb4');
  });

  it('offers Kf7 where the king already stands on e7', () => {
    expect(nearest('Ke7', after('e4 e5 Nf3 f6 Nxe5 fxe5 Qh5+ Ke7 Qxe5+'))).toEqual(['Kf7']);
  });

  it.each([
    // One digit, one letter of the target.
    ['Bxc7', 'e4 e5 Nf3 Nc6 Bb5 a6', 'Bxc6'],
    ['Nf4', '', 'Nf3'],
    ['Ng3', '', 'Nf3'],
    // The piece, or its case.
    ['nf3', '', 'Nf3'],
    ['Bf3', '', 'Nf3'],
    // Neighbouring signs swapped.
    ['fN3', '', 'Nf3'],
    ['N3f', '', 'Nf3'],
    // The other side to castle to.
    ['O-O-O', 'e4 e5 Nf3 Nc6 Bb5 a6', 'O-O'],
    // The pawn that takes.
    ['cxd5', 'e4 d5', 'exd5'],
    ['d5', 'e4 d5', 'exd5'],
    // What the pawn becomes.
    ['Nce2', 'e4 e5', 'Ne2'],
  ])('offers for %s after %j first %s', (text, moves, expected) => {
    expect(nearest(text, after(moves), 1)).toEqual([expected]);
  });

  it('offers the queen first where a promotion is not said or cannot be', () => {
    const position = at('8/4P3/8/8/8/8/8/k3K3 w - - 0 1');
    expect(nearest('e8', position, 4)[0]).toBe('e8=Q');
    expect(nearest('e8', position, 4).sort()).toEqual(['e8=B', 'e8=N', 'e8=Q', 'e8=R']);
    expect(nearest('e8=K', position, 1)).toEqual(['e8=Q']);
  });

  it('offers the candidates of an ambiguous move first', () => {
    expect(nearest('Nd2', after('d4 d5 Nf3 Nf6 Bf4 e6'), 2)).toEqual(['Nbd2', 'Nfd2']);
  });

  it('keeps to the limit, 8 when none is given', () => {
    expect(nearest('Nf4', Position.initial(), 2)).toHaveLength(2);
    expect(nearestMoves('Nf4', Position.initial()).length).toBeLessThanOrEqual(8);
  });

  it.each(['xyz', '', '!!', 'Hello, world'])('offers nothing for %j', (text) => {
    expect(nearest(text, Position.initial())).toEqual([]);
  });
});
