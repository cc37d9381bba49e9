import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeFen, writeUci } from '@movetext/chess';
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { type ImportResult, importGames } from '../src/index.ts';

// Each file of import/ is a text, then `==>`, then what a person finds in it: `game: MOVES`, `from FEN: MOVES`, `misprint: TEXT for MOVE`, or `nothing`.
const FOLDER = fileURLToPath(new URL('./import/', import.meta.url));

interface Wanted {
  readonly lines: readonly { readonly fen: string | null; readonly uci: string }[];
  readonly misprints: readonly { readonly text: string; readonly meant: string }[];
}

describe('games out of texts', () => {
  it.each(readdirSync(FOLDER))('%s', (name) => {
    const [text = '', answer = ''] = readFileSync(FOLDER + name, 'utf8').split('\n==>\n');
    const { lines, misprints } = readAnswer(answer);
    const result = importGames(text);
    const found = linesOf(result);

    for (const line of lines) expect(found).toContainEqual(line);
    if (answer.trim() === 'nothing') expect(found).toEqual([]);
    else expect(found).toHaveLength(lines.length);
    const illegal = result.tokens.filter(({ kind }) => kind === 'illegal');
    expect(illegal.map((token) => token.text)).toEqual(misprints.map((misprint) => misprint.text));
    for (const [index, { meant }] of misprints.entries()) expect(illegal[index]?.proposals[0]).toBe(meant);
  });
});

describe('tokens', () => {
  it('say where each move stands, how it was read and what it is', () => {
    const text = 'Brett 1:\n1. e4 e5 2. Sf3 Sc6 3. Lb5 a6';
    const { tokens } = importGames(text);
    expect(tokens.map(({ text: written, reading, san, kind }) => [written, reading, san, kind])).toEqual([
      ['e4', 'san', 'e4', 'read'],
      ['e5', 'san', 'e5', 'read'],
      ['Sf3', 'de', 'Nf3', 'read'],
      ['Sc6', 'de', 'Nc6', 'read'],
      ['Lb5', 'de', 'Bb5', 'read'],
      ['a6', 'san', 'a6', 'read'],
    ]);
    for (const { range, text: written } of tokens) expect(text.slice(range.start, range.end)).toBe(written);
  });

  it('are read in the language that is asked for', () => {
    // R is the king in French and the rook in English.
    const text = '1. e4 e5 2. Re2';
    expect(linesOf(importGames(text, { languages: ['fr'] }))).toEqual([{ fen: null, uci: 'e2e4 e7e5 e1e2' }]);
  });

  it('keep the result that stands behind a game', () => {
    expect(importGames('1.f3 e5 2.g4 Qh4#  0-1').games[0]?.result).toBe('0-1');
    expect(importGames('1.f3 e5 2.g4 Qh4#  ½-½').games[0]?.result).toBe('1/2-1/2');
    expect(importGames('1.f3 e5 2.g4 Qh4#').games[0]?.result).toBe('*');
  });
});

describe('a budget', () => {
  it('ends the search', () => {
    const text = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6';
    expect(importGames(text).isCutShort).toBe(false);
    expect(importGames(text, { budget: 3 }).isCutShort).toBe(true);
  });
});

function linesOf({ games }: ImportResult): Wanted['lines'] {
  return games.map(({ start, moves }) => ({
    fen: start ? writeFen(start) : null,
    uci: moves.map(({ move }) => writeUci(move)).join(' '),
  }));
}

/** Reads an answer; its moves are played by chess.js. */
function readAnswer(answer: string): Wanted {
  const lines: { fen: string | null; uci: string }[] = [];
  const misprints: { text: string; meant: string }[] = [];
  for (const row of answer.trim().split('\n')) {
    const { fen, moves } = /^(?:game|from (?<fen>[^:]+)): (?<moves>.+)$/.exec(row)?.groups ?? {};
    const { text, meant } = /^misprint: (?<text>.+) for (?<meant>.+)$/.exec(row)?.groups ?? {};
    if (moves !== undefined) lines.push({ fen: fen ?? null, uci: playedByOracle(fen, moves) });
    else if (text !== undefined && meant !== undefined) misprints.push({ text, meant });
    else if (row !== 'nothing') throw new Error(`unknown row ${row}`);
  }
  return { lines, misprints };
}

function playedByOracle(fen: string | undefined, moves: string): string {
  const chess = fen === undefined ? new Chess() : new Chess(fen);
  return moves
    .split(' ')
    .map((san) => chess.move(san, { strict: true }).lan)
    .join(' ');
}
