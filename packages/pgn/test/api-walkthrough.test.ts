import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as pgn from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Imports become names of the package; a line that ends in a comment becomes a check of that value. */
function toScript(code: string): string {
  return code
    .replace(/import (\{[^}]*\}) from '@movetext\/pgn';/g, 'const $1 = pgn;')
    .replace(/^(?!const|let|import)(\S.*); \/\/ (.+)$/gm, 'check($1, $2);');
}

it('runs the tour of the README, and every value in it is true', () => {
  const script = blocks.map(toScript).join('\n');
  const written = readme.match(/; \/\/ /g)?.length ?? 0;
  let checked = 0;
  const check = (actual: unknown, expected: unknown) => {
    checked++;
    expect(actual).toEqual(expected);
  };
  new Function('pgn', 'check', script)(pgn, check);
  expect(checked).toBe(written);
  expect(blocks.length).toBeGreaterThanOrEqual(7);
});

it('exports the names that others rely on', () => {
  expect(Object.keys(pgn)).toEqual(
    expect.arrayContaining([
      ...['tokenize', 'parsePgn', 'readGames', 'readGameBytes', 'GameSection', 'Fault', 'TokenMark', 'SyntaxKind'],
      ...['moveNodes', 'nodeAt', 'contextAt', 'positionBefore', 'positionAfter', 'legalPlies', 'tagValueOf'],
      ...['writeTagValue', 'TAGS', 'NAGS', 'RESULTS', 'moveNumberAt', 'writeMoveNumber', 'decodeBytes'],
    ]),
  );
});
