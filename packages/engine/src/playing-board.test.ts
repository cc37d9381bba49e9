import { describe, expect, it, vi } from 'vitest';
import { Engine, EngineTrap, initialPositionWords, PACKED_NULL_MOVE, SanNeed } from './index.ts';

/** Plays SAN from the initial position; the records lie one behind the other in one array. */
function playAll(engine: Engine, sans: readonly string[]): { records: Int32Array; last: number } {
  const records = new Int32Array(24 * (sans.length + 1));
  records.set(initialPositionWords());
  sans.forEach((san, ply) => {
    const move = engine.board.readSan(records, ply * 24, san);
    expect(move, san).not.toBe(0);
    engine.board.play(records, ply * 24, move, records, (ply + 1) * 24);
  });
  return { records, last: sans.length * 24 };
}

const LEGAL = ['e4', 'e5', 'Qh5', 'Nc6', 'Bc4', 'Nf6', 'Qxf7#'];

describe('PlayingBoard', () => {
  const engine = Engine.create();
  const { board } = engine;

  it('plays as the engine plays', () => {
    const { records } = playAll(engine, LEGAL);
    let position = initialPositionWords();
    LEGAL.forEach((san, ply) => {
      const move = board.readSan(position, 0, san);
      position = engine.play(position, move);
      expect(records.slice((ply + 1) * 24, (ply + 1) * 24 + 22)).toEqual(position.slice(0, 22));
      expect(new Set(board.legalMoves(records, (ply + 1) * 24))).toEqual(new Set(engine.legalMoves(position)));
    });
  });

  it('knows checks from play and from a record put on anew', () => {
    const { records, last } = playAll(engine, LEGAL);
    expect(board.isCheck(records, last)).toBe(true);
    expect(board.isCheck(records, 0)).toBe(false);
    expect(board.isCheck(records.slice(last, last + 24), 0)).toBe(true);
    expect(board.legalMoves(records, last)).toHaveLength(0);
  });

  it('reads standard SAN alone', () => {
    const start = initialPositionWords();
    for (const san of ['Nf3', 'Nf3+', 'Nxf3', 'Ngf3', 'e4', 'e3#']) expect(board.readSan(start, 0, san)).not.toBe(0);
    for (const san of ['', 'N', 'e5', 'Nf3!', 'Nf3 ', 'e2e4', 'Ng1-f3', 'ef', '0-0', 'Nf\u01333', 'Ng1f3++++']) {
      expect(board.readSan(start, 0, san), san).toBe(0);
    }
  });

  it('tells what SAN needs', () => {
    const { records, last } = playAll(engine, LEGAL.slice(0, -1));
    const mate = board.readSan(records, last, 'Qxf7');
    expect(board.sanNeeds(records, last, mate)).toBe(SanNeed.mate);
    expect(board.isLegal(records, last, mate)).toBe(true);
    expect(board.isLegal(records, 0, mate)).toBe(false);
    expect(board.isLegal(records, 0, 0)).toBe(false);
    expect(board.isLegal(records, 0, PACKED_NULL_MOVE)).toBe(false);
  });

  it('works on after a trap', () => {
    const own = Engine.create();
    const start = initialPositionWords();
    const e4 = own.board.readSan(start, 0, 'e4');
    const { exports } = own.core;
    const spy = vi.spyOn(own.core, 'exports', 'get').mockReturnValue({
      ...exports,
      playOn: () => exports.legalMoves(0xfffffff0),
    });
    expect(() => own.board.play(start, 0, e4, new Int32Array(24), 0)).toThrow(EngineTrap);
    spy.mockRestore();
    expect(own.board.readSan(start, 0, 'e4')).toBe(e4);
  });
});
