import { writeFen } from '@movetext/chess';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { contextAt, readGames } from '../index.ts';

/** The context at the `|` of a text. */
function at(marked: string) {
  const offset = marked.indexOf('|');
  const section = readGames(marked.replace('|', '')).find(({ start, end }) => start <= offset && offset <= end)!;
  return contextAt(section, offset - section.start);
}

/** Board and side to move after moves, by chess.js. */
function board(moves: readonly string[]): string {
  const chess = new Chess();
  for (const move of moves) chess.move(move);
  return chess.fen().split(' ').slice(0, 2).join(' ');
}

describe('a move typed at the cursor is played', () => {
  it.each([
    ['|1. e4 e5 *', []],
    ['1. e4| e5 *', []],
    ['1. e4 | e5 *', ['e4']],
    ['1. e4 e5 2. N|', ['e4', 'e5']],
    ['1. e4 e5 2. |', ['e4', 'e5']],
    ['1. e4 (1. d4 | d5) e5 *', ['d4']],
    ['1. e4 (|1. d4 d5) e5 *', []],
    ['1. e4 (1. d4 d5) | e5 *', ['e4']],
    ['1. e4 e5 (1... c5 (1... c6 2. d4 |) 2. Nf3) *', ['e4', 'c6', 'd4']],
    ['1. e4 e5 (1... c5 2. |', ['e4', 'c5']],
    ['1. e4 e5 (1... c5 (1... c6) 2. Nf3 |', ['e4', 'c5', 'Nf3']],
    ['1. e4 e5 (|', ['e4']],
    ['[Event "E"]\n(1. d4 | d5) 1. e4 *', ['d4']],
    ['1. e4 e5 2. Nf4 |', ['e4', 'e5', 'Nf3']],
  ])('%s', (marked, moves) => {
    const { position, ply } = at(marked);
    expect(position && writeFen(position).split(' ').slice(0, 2).join(' ')).toBe(board(moves));
    expect(ply).toBe(moves.length);
  });

  it('nowhere, where no position is known', () => {
    expect(at('[FEN "x"]\n1. e4 |').position).toBeNull();
  });
});

it.each([
  ['[|', 'tags'],
  ['[Whi|', 'tags'],
  ['[Event "E"]\n[Whi|', 'tags'],
  ['[Event "E|"]', 'tags'],
  ['1. e4 *\n\n[Whi|', 'tags'],
  ['[Event "E"]\n\n|', 'movetext'],
  ['1. e4 | e5', 'movetext'],
  ['1. e4 {a|b} *', 'comment'],
  ['1. e4 {ab}| *', 'movetext'],
  ['1. e4 {ab|', 'comment'],
  ['1. e4 ; a|', 'comment'],
  ['1. e4\n% a|\n*', 'comment'],
  ['1. e4 *\nSome wo|rds', 'outside'],
])('%s is in the %s', (marked, place) => {
  expect(at(marked).at).toBe(place);
});
