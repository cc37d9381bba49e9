import { writeFen } from '@movetext/chess';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { moveNodes, nodeAt, parsePgn, positionAfter, positionBefore } from '../index.ts';

const text = '1. e4 (1. d4 d5 (1... Nf6)) e5 2. Nf3 (2. -- Nc6) Nc6 3. Bb5 *';
const game = parsePgn(text)[0]!;
const nodes = Array.from(moveNodes(game));

/** A FEN without its en passant square, which chess.js writes only where a pawn can take. */
const plain = (fen: string) =>
  fen
    .split(' ')
    .filter((_, index) => index !== 3)
    .join(' ');

describe('positions', () => {
  it('agree with chess.js before and after every move of main line and variations', () => {
    for (const node of nodes) {
      const line: string[] = [];
      for (let at = node.previous; at; at = at.previous) line.unshift(at.written);
      const chess = new Chess();
      for (const move of line) chess.move(move);
      expect(plain(writeFen(positionBefore(game, node)!))).toBe(plain(chess.fen()));
      chess.move(node.written);
      expect(plain(writeFen(positionAfter(game, node)!)), node.written).toBe(plain(chess.fen()));
    }
  });

  it('stay where the turn cannot pass, since the king is in check', () => {
    const check = parsePgn('1. e4 e5 2. Qh5 Nc6 3. Qxf7+ -- *')[0]!;
    const last = check.moves.at(-1)!;
    expect(last.verdict).toMatchObject({ kind: 'illegal', played: null });
    expect(positionAfter(check, last)).toBe(positionBefore(check, last));
  });

  it('are null where nothing was checked', () => {
    const unchecked = parsePgn('[FEN "x"]\n1. e4 *')[0]!;
    expect(positionBefore(unchecked, unchecked.moves[0]!)).toBeNull();
    expect(positionAfter(unchecked, unchecked.moves[0]!)).toBeNull();
  });
});

describe('moves', () => {
  it('come in the order of the text', () => {
    expect(nodes.map(({ written }) => written)).toEqual([
      'e4',
      'd4',
      'd5',
      'Nf6',
      'e5',
      'Nf3',
      '--',
      'Nc6',
      'Nc6',
      'Bb5',
    ]);
    expect(nodes.map(({ range }) => range.start)).toEqual(nodes.map(({ range }) => range.start).sort((a, b) => a - b));
  });

  it('are found by an offset in their text, its end included', () => {
    expect(nodeAt(game, text.indexOf('Nf6'))?.written).toBe('Nf6');
    expect(nodeAt(game, text.indexOf('Nf6') + 3)?.written).toBe('Nf6');
    expect(nodeAt(game, text.indexOf('*'))).toBeNull();
  });
});
