import { describe, expect, it } from 'vitest';
import { fenIn } from './fen-in.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('fenIn', () => {
  it('finds the FEN among other code', () => {
    expect(fenIn(['Nf3', '$1', ` ${START} `])).toBe(START);
    expect(fenIn(['7K/8/k1P5/7p/8/8/8/8 b - - 12 34'])).toBe('7K/8/k1P5/7p/8/8/8/8 b - - 12 34');
    // Chess960 names the castling rooks by their files.
    expect(fenIn(['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'])).toBeDefined();
  });

  it('takes nothing else for one', () => {
    expect(fenIn([])).toBeUndefined();
    expect(fenIn(['e4', '1/2-1/2', 'rnbqkbnr/pppppppp/8/8 w KQkq - 0 1'])).toBeUndefined();
  });
});
