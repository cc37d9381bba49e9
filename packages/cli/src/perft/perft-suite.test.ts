import { readFileSync } from 'node:fs';
import { perftSuiteNames, readPerftSuite } from '@movetext/test-kit';
import { describe, expect, it } from 'vitest';
import { parsePerftSuite } from './perft-suite.ts';

const FOLDER = new URL('../../../test-kit/perft/', import.meta.url);

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('parsePerftSuite', () => {
  it.each(perftSuiteNames())('reads the suite %s as the engine tests do', (name) => {
    const reading = parsePerftSuite(readFileSync(new URL(`${name}.perft`, FOLDER), 'utf8'));
    const expected = readPerftSuite(name).map(({ id, fen, counts }) => ({
      id,
      fen,
      counts: counts.map(({ depth, nodes }) => ({ depth, nodes: BigInt(nodes) })),
    }));
    expect(reading).toEqual({ ok: true, value: expected });
  });

  it('reads the short form', () => {
    const suite = `id start\n${START} ;D1 20 ;D2 400\n4k3/8/8/8/8/8/8/4K2R w K - 0 1;D1 15\n`;
    expect(parsePerftSuite(suite)).toEqual({
      ok: true,
      value: [
        {
          id: 'start',
          fen: START,
          counts: [
            { depth: 1, nodes: 20n },
            { depth: 2, nodes: 400n },
          ],
        },
        {
          id: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
          fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
          counts: [{ depth: 1, nodes: 15n }],
        },
      ],
    });
  });

  it('keeps all digits of a count', () => {
    expect(parsePerftSuite('epd 8/8 w\nperft 15 2015099950053364471960')).toEqual({
      ok: true,
      value: [{ id: '8/8 w', fen: '8/8 w', counts: [{ depth: 15, nodes: 2015099950053364471960n }] }],
    });
  });

  it.each([
    ['perft 1 20', 1, "'perft' stands before the first 'epd'"],
    ['id a\n\nepd x\nperft 1', 4, "expected 'perft DEPTH NODES', found 'perft 1'"],
    ['id a\nfen x', 2, "expected 'id', 'epd' or 'perft', found 'fen'"],
  ])('says what line is not one of a suite', (text, line, message) => {
    expect(parsePerftSuite(text)).toEqual({ ok: false, error: { line, message } });
  });
});
