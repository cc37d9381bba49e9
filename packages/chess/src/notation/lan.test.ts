import { describe, expect, it } from 'vitest';
import { at, BUSY_FENS, randomGame } from '../../test/positions.ts';
import { Position } from '../position.ts';
import { unwrap } from '../result.ts';
import { parseLan, writeLan } from './lan.ts';
import { parseUci } from './uci.ts';

describe('LAN', () => {
  it.each([
    [BUSY_FENS[0] ?? '', 'g1f3', 'Ng1-f3'],
    [BUSY_FENS[0] ?? '', 'e2e4', 'e2-e4'],
    ['rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'e4d5', 'e4xd5'],
    ['6k1/1P3ppp/8/8/8/8/8/7K w - - 0 1', 'b7b8q', 'b7-b8=Q#'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'e5xd6'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O'],
    ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O+'],
    [BUSY_FENS[0] ?? '', '0000', '--'],
  ])('in %s %s is %s', (fen, uci, lan) => {
    const position = at(fen);
    const move = unwrap(parseUci(uci, position));
    expect(writeLan(move, position)).toBe(lan);
    expect(parseLan(lan, position)).toEqual({ ok: true, value: move });
  });

  it('is read back for every legal move', () => {
    for (const fen of BUSY_FENS) {
      for (const position of randomGame(4, 20, at(fen))) {
        for (const move of position.legalMoves())
          expect(unwrap(parseLan(writeLan(move, position), position))).toEqual(move);
      }
    }
  });

  it('is read leniently', () => {
    const position = Position.initial();
    for (const text of ['Ng1f3', 'Ng1–f3!', 'g1-f3', 'Ng1-f3+']) expect(parseLan(text, position).ok).toBe(true);
  });

  it.each([
    ['Nf3', 'not-lan'],
    ['e4', 'not-lan'],
    ['', 'not-lan'],
    ['Ng1-f3-e5', 'not-lan'],
    ['Ng1-e2', 'illegal'],
    ['O-O', 'illegal'],
  ])('%j is %s', (text, code) => {
    expect(parseLan(text, Position.initial())).toMatchObject({ ok: false, error: { code } });
  });
});
