import { type ChildNode, type Node, type PgnNodeData, parsePgn as parseByChessops } from 'chessops/pgn';
import fc from 'fast-check';
import { pgnRead } from 'kokopu';
import { describe, expect, it } from 'vitest';
import { type Game, parsePgn, splitGame, writeGame } from '../src/index.ts';
import { annotatedGames } from './annotated-games.ts';

/** Every line of a game with its glyphs, in no order. */
function linesOf(game: Game): string[] {
  const lines = [...splitGame(game)].map(({ moves }) =>
    moves.map((node) => [node.written, ...node.nags.map(({ number }) => `$${number}`)].join(' ')).join(' '),
  );
  return lines.sort();
}

function linesOfChessops(root: Node<PgnNodeData>): string[] {
  const lines: string[] = [];
  const visit = (node: Node<PgnNodeData>, before: string): void => {
    for (const child of node.children) visit(child, `${before} ${moveText(child)}`.trim());
    if (node.children.length === 0) lines.push(before);
  };
  visit(root, '');
  return lines.sort();
}

const moveText = ({ data }: ChildNode<PgnNodeData>) =>
  [data.san, ...(data.nags ?? []).map((nag) => `$${nag}`)].join(' ');

/** A game that was read, without the glyphs that stand before moves: others do not keep them. */
function written(text: string): { game: Game; output: string } {
  const [game] = parsePgn(text.replace(/\$7 /g, ''));
  if (!game) throw new Error('no game');
  return { game, output: writeGame(game).text };
}

describe('a game that was written', () => {
  it('is the same for chessops: moves, glyphs, variations', () => {
    fc.assert(
      fc.property(annotatedGames, (text) => {
        const { game, output } = written(text);
        const [other, ...more] = parseByChessops(output);
        expect(more).toEqual([]);
        expect(other && linesOfChessops(other.moves), output).toEqual(linesOf(game));
        expect(other?.headers.get('Black') ?? '?').toBe(game.tags.find(({ name }) => name === 'Black')?.value ?? '?');
      }),
      { numRuns: 200 },
    );
  });

  it('is legal for kokopu, and its main line the same', () => {
    fc.assert(
      fc.property(annotatedGames, (text) => {
        const { game, output } = written(text);
        const other = pgnRead(output).game(0);
        expect(other.nodes().map((node) => node.notation())).toEqual(game.moves.map((node) => node.written));
      }),
      { numRuns: 200 },
    );
  });
});
