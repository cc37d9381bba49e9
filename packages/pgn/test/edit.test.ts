import { seededRandom } from '@movetext/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyTextEdits,
  copyTags,
  deleteFromMove,
  deleteVariation,
  demoteLine,
  demoteVariation,
  type Game,
  type GameSection,
  insertMove,
  isSameGame,
  type MoveNode,
  mergeGames,
  moveNodes,
  parsePgn,
  positionAfter,
  promoteVariation,
  readGames,
  setTags,
  splitGame,
  stripComments,
  stripNags,
  stripVariations,
  type TextEdit,
  type Variation,
  writeGame,
} from '../src/index.ts';
import { annotatedGames } from './annotated-games.ts';

const RUNS = { numRuns: 150 };

function read(text: string): GameSection {
  const [section, ...others] = readGames(text);
  if (!section || 0 < others.length) throw new Error('not one game');
  return section;
}

function edited(text: string, edits: readonly TextEdit[] | null): Game {
  const after = applyTextEdits(text, edits ?? []);
  const game = read(after).game();
  expect(
    game.errors.map(({ code }) => code).filter((code) => code !== 'wrong-move-number'),
    after,
  ).toEqual([]);
  for (const { verdict, written } of moveNodes(game)) expect(verdict.kind, `${written} in ${after}`).toBe('legal');
  return game;
}

/** A game with its lines changed: recursion is fine for games of a test. */
function mapped(game: Game, change: (moves: readonly MoveNode[]) => MoveNode[], variation = (v: Variation) => v): Game {
  const line = (moves: readonly MoveNode[]): MoveNode[] =>
    change(moves).map((node) => ({
      ...node,
      variations: node.variations.map((inner) => variation({ ...inner, moves: line(inner.moves) })),
    }));
  return { ...game, moves: line(game.moves) };
}

/** Every line from the start to a leaf, as moves. */
function leaves(game: Game): string[] {
  return [...splitGame(game)].map(({ moves }) => moves.map(({ written }) => written).join(' '));
}

/** Lines of which none is another one's beginning. */
function longest(lines: readonly string[]): string[] {
  const all = [...new Set(lines)];
  return all.filter((line) => !all.some((other) => other.startsWith(`${line} `)));
}

/** All comments and glyphs, in no order. */
function remarks(game: Game): string[] {
  const nodes = [...moveNodes(game)];
  const variations = nodes.flatMap((node) => node.variations);
  const comments = [game, ...nodes, ...variations].flatMap(({ before, after }) => [...before, ...after]);
  const nags = [
    ...nodes.flatMap((node) => [...node.nags, ...node.nagsBefore]),
    ...variations.flatMap((v) => v.nagsBefore),
  ];
  return [...comments.map(({ text }) => text), ...nags.map(({ number }) => `$${number}`)].sort();
}

/** A variation of the game with the move it replaces. */
function anyVariation(game: Game, seed: number): { node: MoveNode; variation: Variation } | null {
  const all = [...moveNodes(game)].flatMap((node) => node.variations.map((variation) => ({ node, variation })));
  return all.length === 0 ? null : seededRandom(seed).pick(all);
}

const property = (check: (text: string, seed: number) => void) =>
  fc.assert(fc.property(annotatedGames, fc.nat(1000), check), RUNS);

describe('stripping', () => {
  it('takes comments out and nothing else', () =>
    property((text) => {
      const game = read(text).game();
      const expected = mapped(
        { ...game, before: [], after: [] },
        (moves) => moves.map((node) => ({ ...node, before: [], after: [] })),
        (v) => ({ ...v, before: [], after: [] }),
      );
      const after = edited(text, stripComments(read(text)));
      expect(isSameGame(after, expected)).toBe(true);
    }));

  it('takes glyphs out and nothing else', () =>
    property((text) => {
      const expected = mapped(
        read(text).game(),
        (moves) => moves.map((node) => ({ ...node, nags: [], nagsBefore: [] })),
        (v) => ({ ...v, nagsBefore: [] }),
      );
      expect(isSameGame(edited(text, stripNags(read(text))), expected)).toBe(true);
    }));

  it('takes variations out and nothing else', () =>
    property((text) => {
      const game = read(text).game();
      const expected = { ...game, moves: game.moves.map((node) => ({ ...node, variations: [] })) };
      expect(isSameGame(edited(text, stripVariations(read(text))), expected)).toBe(true);
    }));

  it.each([
    ['1. e4 {a} e5 *', '1. e4 e5 *'],
    ['1. e4{a}e5 *', '1. e4 e5 *'],
    ['1. e4 ; a\n e5 *', '1. e4\n e5 *'],
    ['1. e4 (1. d4 {a}) e5 *', '1. e4 (1. d4) e5 *'],
    ['1. e4 ({a} 1. d4) e5 *', '1. e4 (1. d4) e5 *'],
    ['1. e4\n{a} {b}\ne5 *', '1. e4\ne5 *'],
    ['{a}\n1. e4 *', '\n1. e4 *'],
  ])('leaves no spaces behind: %j', (text, expected) => {
    expect(applyTextEdits(text, stripComments(read(text)))).toBe(expected);
  });

  it.each([
    ['1. e4! e5 $1 $2 *', '1. e4 e5 *'],
    ['1. e4± e5 ± *', '1. e4 e5 *'],
    ['1. e4!e5 *', '1. e4 e5 *'],
    ['1. e4! {a} *', '1. e4 {a} *'],
  ])('leaves moves apart: %j', (text, expected) => {
    expect(applyTextEdits(text, stripNags(read(text)))).toBe(expected);
  });
});

describe('variations', () => {
  it('change places with their line, and nothing is lost', () =>
    property((text, seed) => {
      const section = read(text);
      const found = anyVariation(section.game(), seed);
      if (!found) return;
      const { node, variation } = found;
      const after = edited(text, promoteVariation(section, node, variation));
      expect(remarks(after), text).toEqual(remarks(section.game()));
      expect(leaves(after).sort()).toEqual(leaves(section.game()).sort());
      const written = (moves: readonly MoveNode[]) => moves.map((move) => move.written).join(' ');
      const isInMainLine = section.game().moves.includes(node);
      const head = section.game().moves.slice(0, node.ply);
      if (isInMainLine) expect(written(after.moves)).toBe(written([...head, ...variation.moves]));
      else expect(written(after.moves)).toBe(written(section.game().moves));
    }));

  it('change places with the next one', () =>
    property((text, seed) => {
      const section = read(text);
      const found = anyVariation(section.game(), seed);
      const edits = found && demoteVariation(section, found.node, found.variation);
      if (!edits) return;
      const after = edited(text, edits);
      expect(remarks(after)).toEqual(remarks(section.game()));
      expect(leaves(after).sort()).toEqual(leaves(section.game()).sort());
    }));

  it('go with all that is in them', () =>
    property((text, seed) => {
      const section = read(text);
      const found = anyVariation(section.game(), seed);
      if (!found) return;
      const { range } = found.variation;
      const expected = mapped(section.game(), (moves) =>
        moves.map((node) => ({ ...node, variations: node.variations.filter((v) => v.range.start !== range.start) })),
      );
      expect(isSameGame(edited(text, deleteVariation(section, found.variation)), expected)).toBe(true);
    }));

  it('end before a move', () =>
    property((text, seed) => {
      const section = read(text);
      const node = seededRandom(seed).pick([...moveNodes(section.game())]);
      const after = edited(text, deleteFromMove(section, node));
      const isFirst =
        section.game().moves[0] !== node &&
        ![...moveNodes(section.game())].some(({ variations }) => variations.some((v) => v.moves[0] === node));
      const expected = mapped(section.game(), (moves) => {
        const at = moves.findIndex(({ range }) => range.start === node.range.start);
        const kept = at < 0 ? [...moves] : moves.slice(0, at);
        return kept.map((move) => ({
          ...move,
          variations: move.variations.filter((v) => v.moves[0]?.range.start !== node.range.start),
        }));
      });
      if (isFirst || section.game().moves[0] !== node) expect(isSameGame(after, expected), text).toBe(true);
      else expect(after.moves).toEqual([]);
    }));

  it.each([
    ['1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *', '1. e4 c5 (1... e5 2. Nc3) 2. Nf3 *'],
    ['1. e4 ({why not} 1. d4 d5) 1... e5 *', '1. {why not} d4 (1. e4 1... e5) 1... d5 *'],
    ['1. e4 e5 2. Nf3 (2. f4 {a}) *', '1. e4 e5 2. f4 {a} (2. Nf3) *'],
    ['1. e4 e5 ; one\n(1... c5 ; two\n) 2. Nf3 *', '1. e4 c5 ; two\n(1... e5 ; one\n2. Nf3) *'],
  ])('keep their texts: %j', (text, expected) => {
    const section = read(text);
    const node = [...moveNodes(section.game())].find(({ variations }) => 0 < variations.length);
    expect(node && applyTextEdits(text, demoteLine(section, node) ?? [])).toBe(expected);
  });

  it('that nothing closes stay', () => {
    const section = read('1. e4 (1. d4');
    const [node] = section.game().moves;
    expect(node && promoteVariation(section, node, node.variations[0]!)).toBeNull();
    expect(() => promoteVariation(section, node!, { ...node!.variations[0]! })).toThrow(RangeError);
  });
});

describe('insertMove', () => {
  it('adds the move and changes nothing else', () =>
    property((text, seed) => {
      const section = read(text);
      const game = section.game();
      const random = seededRandom(seed);
      const previous = random.pick([null, ...moveNodes(game)]);
      const position = previous ? positionAfter(game, previous) : game.start.position;
      const moves = position?.legalMoves() ?? [];
      if (moves.length === 0) return;
      const insertion = insertMove(section, previous, random.pick(moves));
      if (!insertion) throw new Error('not inserted');
      if (insertion.kind === 'existing') return;
      const after = edited(text, insertion.edits);
      expect(remarks(after)).toEqual(remarks(game));
      const old = new Set(leaves(game));
      const added = leaves(after).filter((line) => !old.has(line));
      expect(added).toHaveLength(1);
      expect([...moveNodes(after)]).toHaveLength([...moveNodes(game)].length + 1);
      const numbers = (of: Game) => of.errors.length;
      expect(numbers(after)).toBe(numbers(game));
    }));

  it('finds a move that stands in a variation of a variation', () => {
    const section = read('1. e4 c5 (1... e6 (1... e5 (1... d5))) 2. Nf3 *');
    const game = section.game();
    for (const text of ['c5', 'e6', 'e5', 'd5']) {
      const node = [...moveNodes(game)].find(({ written }) => written === text);
      expect(insertMove(section, game.moves[0]!, node!.verdict.played!)).toEqual({ kind: 'existing', node });
    }
  });

  it.each([
    ['1. e4 *', 0, '1. e4 e5 *'],
    ['1. e4 {a} *', 0, '1. e4 {a} 1... e5 *'],
    ['1. e4 ; a\n*', 0, '1. e4 ; a\n1... e5\n*'],
    ['1. e4', 0, '1. e4 e5'],
    ['1. e4 c5 2. Nf3 *', 0, '1. e4 c5 (1... e5) 2. Nf3 *'],
    ['1. e4 (1. d4 d5) c5 *', 0, '1. e4 (1. d4 d5) c5 (1... e5) *'],
    ['1. d4 d5 *', -1, '1. d4 (1. e4) 1... d5 *'],
    ['1. d4 d5 (1... e6) *', -1, '1. d4 (1. e4) 1... d5 (1... e6) *'],
    ['[Event "E"]\n\n*', -1, '[Event "E"]\n\n1. e4 *'],
    ['[Event "E"]\n', -1, '[Event "E"]\n\n1. e4\n'],
    ['*', -1, '1. e4 *'],
  ])('writes it where it belongs: %j', (text, at, expected) => {
    const section = read(text);
    const previous = section.game().moves[at] ?? null;
    const position = previous ? positionAfter(section.game(), previous) : section.game().start.position;
    const move = position
      ?.legalMoves()
      .find(({ from, to }) => from === (at < 0 ? 12 : 52) && to === (at < 0 ? 28 : 36));
    const insertion = move && insertMove(section, previous, move);
    expect(insertion && 'edits' in insertion && applyTextEdits(text, insertion.edits)).toBe(expected);
  });
});

describe('tags', () => {
  it('are set, and nothing else changes', () =>
    property((text) => {
      const section = read(text);
      const after = edited(text, setTags(section, { Event: 'New "one"', ECO: 'C20', White: null }));
      const value = (name: string) => after.tags.filter((tag) => tag.name === name).map((tag) => tag.value);
      expect([value('Event'), value('ECO'), value('White')]).toEqual([['New "one"'], ['C20'], []]);
      expect(value('Black')).toEqual(
        section
          .game()
          .tags.filter(({ name }) => name === 'Black')
          .map((tag) => tag.value),
      );
      expect(isSameGame({ ...after, tags: [] }, { ...section.game(), tags: [] })).toBe(true);
    }));

  it('are copied', () => {
    const from = read('[Event "E"]\n[White "W"]\n[FEN]\n\n*').game();
    const to = '[White "x"]\n[Round "1"]\n\n1. e4 *';
    expect(applyTextEdits(to, copyTags(from, read(to)))).toBe('[White "W"]\n[Round "1"]\n[Event "E"]\n\n1. e4 *');
    expect(applyTextEdits(to, copyTags(from, read(to), ['Event']))).toBe(
      '[White "x"]\n[Round "1"]\n[Event "E"]\n\n1. e4 *',
    );
    expect(applyTextEdits('1. e4 *', copyTags(from, read('1. e4 *'), ['Event']))).toBe('[Event "E"]\n\n1. e4 *');
  });
});

describe('merging and splitting', () => {
  const textOf = (game: Game) => writeGame(game).text;

  it('keeps every line', () =>
    fc.assert(
      fc.property(fc.array(annotatedGames, { minLength: 1, maxLength: 4 }), (texts) => {
        const games = texts.map((text) => read(text).game());
        const merged = read(textOf(mergeGames(games))).game();
        const all = new Set(leaves(merged));
        for (const line of games.flatMap(leaves)) {
          expect([...all].some((other) => other === line || other.startsWith(`${line} `))).toBe(true);
        }
        expect(new Set(remarks(merged))).toEqual(new Set(games.flatMap(remarks)));
        expect(merged.moves.slice(0, games[0]?.moves.length).map(({ written }) => written)).toEqual(
          games[0]?.moves.map(({ written }) => written),
        );
      }),
      { numRuns: 100 },
    ));

  it('are each other’s inverse', () =>
    property((text) => {
      const game = read(text).game();
      const parts = [...splitGame(game)].map((part) => read(textOf(part)).game());
      for (const part of parts) for (const node of part.moves) expect(node.variations).toEqual([]);
      const [first] = parts;
      expect(first?.moves.map(({ written }) => written)).toEqual(game.moves.map(({ written }) => written));
      expect(leaves(mergeGames(parts)).sort()).toEqual(longest(leaves(game)).sort());
    }));

  it('writes what one reads', () => {
    const games = parsePgn(
      '[White "A"]\n\n1. e4 e5 2. Nf3 {good} 1-0\n\n[White "B"]\n\n1. e4 c5 (1... e6) 2. Nf3 0-1\n\n[White "C"]\n\n1. e4 e5 2. Nf3 {better} Nc6 *',
    );
    const label = ({ tags }: Game) => tags[0]?.value ?? null;
    expect(textOf(mergeGames(games, { label }))).toBe(
      '[White "A"]\n\n1. e4 e5 (1... c5 2. Nf3 {B}) (1... e6) 2. Nf3 {good} {A} {better} 2... Nc6 {C}\n1-0\n',
    );
    expect(() => mergeGames([])).toThrow(RangeError);
    const other = parsePgn('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O *');
    expect(() => mergeGames([...games, ...other])).toThrow(RangeError);
  });

  it('walks ten thousand nested variations', () => {
    const [game] = parsePgn(`1. e4 ${'(1. d4 '.repeat(5000)}${') '.repeat(5000)}*`);
    expect(game && [...splitGame(mergeGames([game, game]))]).toHaveLength(2);
  });
});
