import { describe, expect, it } from 'vitest';
import { at } from '../../test/positions.ts';
import { Position } from '../position.ts';
import { unwrap } from '../result.ts';
import { writeSan } from './san.ts';
import { parseUci, writeUci } from './uci.ts';

const CASTLES = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

describe('UCI', () => {
  it.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'g1f3', 'Nf3', 'g1f3', 'g1f3'],
    ['7k/1P6/8/8/8/8/8/7K w - - 0 1', 'b7b8q', 'b8=Q+', 'b7b8q', 'b7b8q'],
    ['7k/1P6/8/8/8/8/8/7K w - - 0 1', 'b7b8n', 'b8=N', 'b7b8n', 'b7b8n'],
    [CASTLES, 'e1g1', 'O-O', 'e1g1', 'e1h1'],
    [CASTLES, 'e1h1', 'O-O', 'e1g1', 'e1h1'],
    [CASTLES, 'e1c1', 'O-O-O', 'e1c1', 'e1a1'],
    [CASTLES, 'e1a1', 'O-O-O', 'e1c1', 'e1a1'],
  ])('in %s reads %s as %s', (fen, uci, san, standard, chess960) => {
    const position = at(fen);
    const move = unwrap(parseUci(uci, position));
    expect(writeSan(move, position)).toBe(san);
    expect(writeUci(move)).toBe(standard);
    expect(writeUci(move, { chess960: true })).toBe(chess960);
  });

  it('prefers the step of the king where both are possible', () => {
    const position = at('4k3/8/8/8/8/8/8/R4K1R w HA - 0 1', true);
    expect(writeSan(unwrap(parseUci('f1g1', position)), position)).toBe('Kg1');
    expect(writeSan(unwrap(parseUci('f1h1', position)), position)).toBe('O-O');
  });

  it.each(['', 'e2', 'e2e9', 'e2e4x', 'e2e4qq', 'Nf3'])('reads %j as no UCI move', (text) => {
    expect(parseUci(text, Position.initial())).toMatchObject({ ok: false, error: { code: 'not-uci' } });
  });

  it.each(['e2e5', 'e7e5', 'e2e4q', 'e1g1'])('finds %s not legal at the start', (text) => {
    expect(parseUci(text, Position.initial())).toMatchObject({ ok: false, error: { code: 'illegal' } });
  });

  it('needs the promotion said', () => {
    expect(parseUci('b7b8', at('7k/1P6/8/8/8/8/8/7K w - - 0 1')).ok).toBe(false);
  });

  it('reads and writes the null move, but not in check', () => {
    expect(writeUci(unwrap(parseUci('0000', Position.initial())))).toBe('0000');
    expect(parseUci('0000', at('4k3/8/8/8/8/8/8/4RK2 b - - 0 1')).ok).toBe(false);
  });
});
