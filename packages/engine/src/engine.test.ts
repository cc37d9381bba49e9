import { describe, expect, it } from 'vitest';
import {
  divide,
  Engine,
  initialPositionWords,
  MoveKind,
  moveFrom,
  moveKind,
  moveTo,
  PACKED_NULL_MOVE,
  PositionField,
  perft,
  sharedEngine,
} from './index.ts';

describe('Engine', () => {
  const engine = Engine.create();
  const initial = initialPositionWords();

  it('lists the twenty first moves', () => {
    const moves = [...engine.legalMoves(initial)];
    expect(moves).toHaveLength(20);
    expect(moves.filter((move) => moveKind(move) === MoveKind.doubleStep)).toHaveLength(8);
  });

  it('returns lists of the caller own', () => {
    const first = engine.legalMoves(initial);
    const copy = [...first];
    engine.legalMoves(engine.play(initial, first[0]!));
    expect([...first]).toEqual(copy);
  });

  it('plays on a copy', () => {
    const e4 = engine.legalMoves(initial).find((move) => moveFrom(move) === 12 && moveTo(move) === 28)!;
    const after = engine.play(initial, e4);
    expect(after[PositionField.turn]).toBe(1);
    expect(after[PositionField.epSquare]).toBe(20);
    expect(initial).toEqual(initialPositionWords());
  });

  it('passes', () => {
    const after = engine.play(initial, PACKED_NULL_MOVE);
    expect(after.slice(0, PositionField.turn)).toEqual(initial.slice(0, PositionField.turn));
    expect(after[PositionField.turn]).toBe(1);
    expect(after[PositionField.halfmoveClock]).toBe(1);
    expect(engine.play(after, PACKED_NULL_MOVE)[PositionField.fullmoveNumber]).toBe(2);
  });

  it('names checkers and attackers by square', () => {
    // 1. e4 e5 2. Qh5 Nc6 3. Qxf7+
    let position = initial;
    for (const [from, to] of [
      [12, 28],
      [52, 36],
      [3, 39],
      [57, 42],
      [39, 53],
    ]) {
      const move = engine.legalMoves(position).find((legal) => moveFrom(legal) === from && moveTo(legal) === to);
      position = engine.play(position, move!);
    }
    expect(engine.isCheck(position)).toBe(true);
    expect(engine.checkers(position)).toEqual([53]);
    expect(engine.attackers(position, 53, 1)).toEqual([60]);
    expect(engine.attackers(position, 53, 0)).toEqual([]);
    expect(engine.attackers(position, 63, 0)).toEqual([]);
  });

  it('divides what perft counts', () => {
    const parts = engine.divide(initial, 4);
    expect(parts).toHaveLength(20);
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0n)).toBe(197281n);
    expect(divide(initial, 1).every(({ nodes }) => nodes === 1n)).toBe(true);
    expect(perft(initial, 0)).toBe(1n);
  });

  it('rejects what is no position, depth or square', () => {
    expect(() => engine.legalMoves(new Int32Array(3))).toThrow(RangeError);
    expect(() => engine.perft(initial, -1)).toThrow(RangeError);
    expect(() => engine.perft(initial, 1.5)).toThrow(RangeError);
    expect(() => engine.perft(initial, 33)).toThrow(RangeError);
    expect(() => engine.divide(initial, 0)).toThrow(RangeError);
    expect(() => engine.attackers(initial, 64, 0)).toThrow(RangeError);
  });

  it('stays whole on words that are no position at all', () => {
    for (const fill of [0, -1, 0x55555555, 0x7fffffff]) {
      const words = new Int32Array(24).fill(fill);
      words[PositionField.turn] = 0;
      words[PositionField.epSquare] = -1;
      engine.legalMoves(words);
      engine.isCheck(words);
      engine.key(words);
    }
    expect(engine.perft(initial, 3)).toBe(8902n);
  });

  it('shares one engine', () => {
    expect(sharedEngine()).toBe(sharedEngine());
  });
});
