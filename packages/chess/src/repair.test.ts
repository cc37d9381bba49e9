import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFen, writeFen } from './fen.ts';
import { pieceOf } from './piece.ts';
import { Position } from './position.ts';
import { repair } from './repair.ts';
import { unwrap } from './result.ts';
import { Setup } from './setup.ts';
import { COLORS, type Piece, ROLES } from './types.ts';

describe('repair', () => {
  it.each([
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', ["added Black's king on e8"], '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    [
      '8/8/8/8/8/8/8/8 w - - 0 1',
      ["added White's king on e1", "added Black's king on e8"],
      '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    ],
    ['4k3/8/8/8/4R3/8/8/4K3 w - - 0 1', ["it is Black's move"], '4k3/8/8/8/4R3/8/8/4K3 b - - 0 1'],
    ['4k3/8/4K3/8/8/8/8/8 w - - 0 1', [], '4k3/8/4K3/8/8/8/8/8 w - - 0 1'],
    ['4k3/8/8/8/8/8/8/P3K3 w - - 0 1', ["removed White's pawn on a1"], '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    [
      'p3k2P/8/8/8/8/8/8/4K3 w - - 0 1',
      ["removed White's pawn on h8", "removed Black's pawn on a8"],
      '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    ],
    ['4k3/8/8/8/3K4/8/8/4K3 w - - 0 1', ["removed White's king on d4"], '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    [
      '4k3/8/8/8/8/8/8/4K3 w KQ - 0 1',
      ['dropped the right to castle with a rook on a1', 'dropped the right to castle with a rook on h1'],
      '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    ],
    ['4k3/8/8/8/8/8/8/4K3 w - e6 0 1', ['dropped en passant on e6'], '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    [
      'rnbqkbnr/pppppppp/8/8/8/P7/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      [expect.stringMatching(/^removed White's pawn on /)],
      undefined,
    ],
  ])('of %s: %j', (fen, messages, mended) => {
    const { setup, changes } = repair(unwrap(parseFen(fen)));
    expect(changes.map(({ message }) => message)).toEqual(messages);
    if (mended !== undefined) expect(writeFen(setup)).toBe(mended);
    expect(Position.fromSetup(setup).ok).toBe(true);
  });

  it('moves a king no farther than needed where the kings touch', () => {
    const { setup, changes } = repair(unwrap(parseFen('8/8/8/3kK3/8/8/8/8 w - - 0 1')));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind: 'piece-moved', piece: { role: 'king' } });
    expect(Position.fromSetup(setup).ok).toBe(true);
  });

  it('makes room on a full board', () => {
    const board = Array.from({ length: 64 }, () => pieceOf('white', 'queen'));
    expect(Position.fromSetup(repair({ ...Setup.empty, board }).setup).ok).toBe(true);
  });

  it('leaves what is legal as it is', () => {
    expect(repair(Setup.initial)).toEqual({ setup: Setup.initial, changes: [] });
  });

  it('makes anything legal, and nothing is left to repair then', () => {
    const pieces: Piece[] = COLORS.flatMap((color) => ROLES.map((role) => pieceOf(color, role)));
    const square = fc.oneof(
      { weight: 3, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...pieces) },
    );
    const setups = fc.record({
      board: fc.array(square, { minLength: 64, maxLength: 64 }),
      turn: fc.constantFrom(...COLORS),
      castlingRooks: fc.uniqueArray(fc.constantFrom(0, 7, 56, 63, 2, 20)),
      epSquare: fc.constantFrom(20, 44, 3),
    });
    fc.assert(
      fc.property(setups, (parts) => {
        const { setup } = repair({ ...Setup.empty, ...parts });
        expect(Position.fromSetup(setup).ok).toBe(true);
        expect(repair(setup).changes).toEqual([]);
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});
