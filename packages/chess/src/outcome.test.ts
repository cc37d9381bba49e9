import { describe, expect, it } from 'vitest';
import { after, at } from '../test/positions.ts';
import { repetitionKey } from './keys.ts';
import { parseSan } from './notation/san.ts';
import { claimsIn, outcomeOf } from './outcome.ts';
import { Position } from './position.ts';
import { unwrap } from './result.ts';

describe('the outcome of a position', () => {
  it.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'ongoing'],
    ['rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 'checkmate'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'stalemate'],
    // Men that cannot mate.
    ['8/8/8/4k3/8/4K3/8/8 w - - 0 1', 'dead-position'],
    ['8/8/8/4k3/8/4K3/8/6N1 w - - 0 1', 'dead-position'],
    ['8/8/8/4k3/8/4K3/8/6b1 w - - 0 1', 'dead-position'],
    ['6k1/8/8/b7/8/2B5/8/B4K2 w - - 0 1', 'dead-position'],
    ['6k1/B7/8/b7/8/2B5/8/B4Kb1 b - - 0 1', 'dead-position'],
    // Men that can, if only with help.
    ['8/8/8/4k1n1/8/4K3/8/6N1 w - - 0 1', 'ongoing'],
    ['8/8/8/4k3/8/4K3/8/5NN1 w - - 0 1', 'ongoing'],
    ['8/8/8/4k1b1/8/4K3/8/5N2 w - - 0 1', 'ongoing'],
    ['8/8/8/4k3/1b6/4K3/8/3B4 w - - 0 1', 'ongoing'],
    ['8/8/8/4k3/8/4K3/4P3/8 w - - 0 1', 'ongoing'],
    // Article 9.6.2, where a mate on the last move counts as mate.
    ['4k3/8/8/8/8/8/8/R3K3 w - - 149 100', 'ongoing'],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 150 100', 'seventyfive-moves'],
    ['R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 100', 'checkmate'],
  ])('%s is %s', (fen, kind) => {
    expect(outcomeOf(at(fen)).kind).toBe(kind);
  });

  it('names the winner', () => {
    expect(outcomeOf(after('f3 e5 g4 Qh4#'))).toEqual({ kind: 'checkmate', winner: 'black' });
  });
});

describe('claims', () => {
  it.each([
    ['4k3/8/8/8/8/8/8/R3K3 w - - 99 100', []],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 100 100', ['fifty-moves']],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 150 100', []],
  ])('in %s: %j', (fen, claims) => {
    expect(claimsIn(at(fen))).toEqual(claims);
  });

  it('count the same position three times, and end the game at five', () => {
    const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    const earlierKeys: string[] = [];
    let position = Position.initial();
    const seen: string[] = [];
    for (let ply = 0; ply <= 16; ply++) {
      const history = { earlierKeys };
      seen.push([outcomeOf(position, history).kind, ...claimsIn(position, history)].join(' '));
      earlierKeys.push(repetitionKey(position));
      position = position.play(unwrap(parseSan(shuffle[ply % 4] ?? '', position)));
    }
    expect(seen.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'ongoing'));
    expect(seen.slice(8, 16)).toEqual(Array.from({ length: 8 }, () => 'ongoing threefold-repetition'));
    expect(seen[16]).toBe('fivefold-repetition');
  });
});
