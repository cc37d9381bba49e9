import { Chess as Chessops } from 'chessops/chess';
import { parseFen as parseFenChessops } from 'chessops/fen';
import { describe, expect, it } from 'vitest';
import { after, at, BUSY_FENS, randomGame } from '../test/positions.ts';
import { writeFen } from './fen.ts';
import { writeUci } from './notation/uci.ts';
import { Position } from './position.ts';
import {
  discoveredCheckersOf,
  legalDestinations,
  materialBalance,
  movesBetween,
  phaseOf,
  pinsOf,
  type Shield,
} from './queries.ts';
import { square, squareName } from './square.ts';

function names(shields: readonly Shield[]): string[] {
  return shields.map(({ piece, slider, king }) =>
    [piece, slider, { square: king }].map((at) => squareName(at.square)).join('-'),
  );
}

describe('pins', () => {
  it.each([
    ['r1bqkbnr/ppp2ppp/2np4/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4', 'black', ['c6-b5-e8']],
    ['4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1', 'white', ['e4-e8-e1']],
    // Two men between, or a slider of the wrong kind, is no pin.
    ['4r1k1/4p3/8/8/4N3/8/8/4K3 w - - 0 1', 'white', []],
    ['4b1k1/8/8/8/4N3/8/8/4K3 w - - 0 1', 'white', []],
    [
      'q3k3/1q6/8/3PP2r/q2PKP1r/3BN3/8/1b2r2b w - - 0 1',
      'white',
      ['d3-b1-e4', 'e3-e1-e4', 'd4-a4-e4', 'f4-h4-e4', 'd5-b7-e4'],
    ],
  ] as const)('in %s of %s', (fen, color, expected) => {
    expect(names(pinsOf(at(fen), color))).toEqual(expected);
  });

  it('are what chessops finds, along random games', () => {
    for (const fen of BUSY_FENS) {
      for (const position of randomGame(8, 40, at(fen))) {
        const chess = Chessops.fromSetup(parseFenChessops(writeFen(position)).unwrap()).unwrap();
        const blockers = [...(chess.ctx().blockers ?? [])];
        const ours = [
          ...pinsOf(position),
          ...discoveredCheckersOf(position, position.turn === 'white' ? 'black' : 'white'),
        ].map(({ piece }) => piece.square);
        expect([...new Set(ours)].sort((a, b) => a - b)).toEqual(blockers);
      }
    }
  });
});

it('finds the men that can uncover a check', () => {
  expect(names(discoveredCheckersOf(at('4k3/8/8/4N3/8/8/4R3/4K3 w - - 0 1')))).toEqual(['e5-e2-e8']);
  expect(names(discoveredCheckersOf(at('4k3/8/8/4N3/8/8/4R3/4K3 w - - 0 1'), 'black'))).toEqual([]);
});

describe('destinations', () => {
  it('say where each piece may go', () => {
    const start = legalDestinations(Position.initial());
    expect([...start.keys()].map(squareName).sort()).toHaveLength(10);
    expect(start.get(square('g1'))?.map(squareName)).toEqual(['f3', 'h3']);
    expect(start.get(square('a1'))).toBeUndefined();
    expect(legalDestinations(at('7k/1P6/8/8/8/8/8/K7 w - - 0 1')).get(square('b7'))).toEqual([square('b8')]);
  });

  it('castle to where the king lands, in Chess960 onto the rook', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    expect(legalDestinations(at(fen)).get(square('e1'))).toContain(square('g1'));
    expect(legalDestinations(at(fen)).get(square('e1'))).not.toContain(square('h1'));
    expect(legalDestinations(at(fen, true)).get(square('e1'))).toContain(square('h1'));
  });

  it('lead to the moves', () => {
    const promotions = movesBetween(at('7k/1P6/8/8/8/8/8/K7 w - - 0 1'), square('b7'), square('b8'));
    expect(promotions.map((move) => writeUci(move)).sort()).toEqual(['b7b8b', 'b7b8n', 'b7b8q', 'b7b8r']);
    expect(movesBetween(Position.initial(), square('e2'), square('e5'))).toEqual([]);
  });
});

it('weighs the men', () => {
  expect(materialBalance(Position.initial())).toBe(0);
  expect(materialBalance(at('4k3/8/8/8/8/8/8/QR2K3 w - - 0 1'))).toBe(14);
  expect(materialBalance(at('4k2q/p7/8/8/8/8/8/1N2K3 w - - 0 1'))).toBe(-7);
});

describe('the phase', () => {
  it.each([
    [Position.initial(), 'opening'],
    [after('e4 e5 Nf3 Nc6 Bb5 a6'), 'opening'],
    [at('r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10'), 'middlegame'],
    [at('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'), 'endgame'],
    [at('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'), 'endgame'],
  ])('of position %# is %s', (position, phase) => {
    expect(phaseOf(position)).toBe(phase);
  });
});
