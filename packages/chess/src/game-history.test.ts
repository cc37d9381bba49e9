import { describe, expect, it } from 'vitest';
import { at } from '../test/positions.ts';
import { GameHistory } from './game-history.ts';
import { parseSan } from './notation/san.ts';
import type { Position } from './position.ts';
import { unwrap } from './result.ts';

function played(moves: string, start?: Position): GameHistory {
  const sans = moves.split(' ').filter((san) => san !== '');
  return sans.reduce((game, san) => game.play(unwrap(parseSan(san, game.position))), GameHistory.start(start));
}

function claimsWith(game: GameHistory, san: string): readonly string[] {
  return game.claimsWith(unwrap(parseSan(san, game.position)));
}

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8';

describe('threefold repetition', () => {
  it('may be claimed with the move that brings it about, and when it stands', () => {
    const before = played(`${SHUFFLE} Nf3 Nf6 Ng1`);
    expect(before.claims()).toEqual([]);
    expect(claimsWith(before, 'Ng8')).toEqual(['threefold-repetition']);
    expect(claimsWith(before, 'e5')).toEqual([]);
    const after = before.play(unwrap(parseSan('Ng8', before.position)));
    expect(after.repetitions).toBe(3);
    expect(after.claims()).toEqual(['threefold-repetition']);
    expect(after.outcome().kind).toBe('ongoing');
  });

  it('counts positions, not moves in a row', () => {
    // The position after 1... Nf6 comes back by another order of moves.
    const game = played('Nf3 Nf6 Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8');
    expect(game.repetitions).toBe(3);
  });

  it('needs the same rights to castle', () => {
    // The king's walk loses the right, so the first position is another one.
    const start = at('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
    const game = played('Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8', start);
    expect(game.repetitions).toBe(2);
    expect(claimsWith(game, 'Kd1')).toEqual(['threefold-repetition']);
  });

  it('needs the same en passant capture, but only where it was legal', () => {
    const legal = at('4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1');
    expect(played('d4 Kd7 Kd2 Ke8 Ke1 Kd7 Kd2 Ke8 Ke1', legal).repetitions).toBe(2);
    // The pawn on e4 is pinned along the file, so nothing could be taken: the square counts for nothing.
    const pinned = at('4k3/8/8/8/4p3/8/3P4/3KR3 w - - 0 1');
    expect(played('d4 Kd7 Kd2 Ke8 Kd1 Kd7 Kd2 Ke8 Kd1', pinned).repetitions).toBe(3);
  });
});

describe('fivefold repetition', () => {
  it('ends the game', () => {
    const game = played(`${SHUFFLE} ${SHUFFLE} ${SHUFFLE} ${SHUFFLE}`);
    expect(game.outcome()).toEqual({ kind: 'fivefold-repetition' });
    expect(game.claims()).toEqual([]);
    expect(claimsWith(game, 'e4')).toEqual([]);
    expect(game.previous?.outcome().kind).toBe('ongoing');
    expect(game.previous?.claims()).toEqual(['threefold-repetition']);
    expect(game.moves).toHaveLength(16);
  });
});

describe('fifty and seventy-five moves', () => {
  const ROOKS = '4k3/8/8/8/8/8/4P3/R3K3 w - -';

  it.each([
    [98, 'Ra2', []],
    [99, 'Ra2', ['fifty-moves']],
    [99, 'e4', []],
    [100, 'Ra2', ['fifty-moves']],
    [100, 'e4', []],
  ])('with %i half-moves and %s intended: %j', (clock, san, claims) => {
    expect(claimsWith(GameHistory.start(at(`${ROOKS} ${clock} 90`)), san)).toEqual(claims);
  });

  it('may be claimed when they stand, and end the game at 75', () => {
    expect(GameHistory.start(at(`${ROOKS} 99 90`)).claims()).toEqual([]);
    expect(GameHistory.start(at(`${ROOKS} 100 90`)).claims()).toEqual(['fifty-moves']);
    const game = played('Ra2', at(`${ROOKS} 149 90`));
    expect(game.outcome()).toEqual({ kind: 'seventyfive-moves' });
    expect(game.claims()).toEqual([]);
  });

  it('give way to a mate by the last move', () => {
    const game = played('Ra8#', at('6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 120'));
    expect(game.position.halfmoveClock).toBe(150);
    expect(game.outcome()).toEqual({ kind: 'checkmate', winner: 'white' });
  });
});

describe('a history', () => {
  it('branches, and leaves what it grew from as it was', () => {
    const root = played('e4');
    const open = root.play(unwrap(parseSan('e5', root.position)));
    const sicilian = root.play(unwrap(parseSan('c5', root.position)));
    expect([root, open, sicilian].map((game) => game.moves.length)).toEqual([1, 2, 2]);
    expect(open.previous).toBe(root);
    expect(sicilian.position.pieceAt(34)).toEqual({ color: 'black', role: 'pawn' });
  });

  it('refuses an illegal move', () => {
    const root = GameHistory.start();
    const e4 = unwrap(parseSan('e4', root.position));
    expect(() => root.play(e4).play(e4)).toThrow(RangeError);
    expect(() => root.play(e4).claimsWith(e4)).toThrow(RangeError);
  });
});
