import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as chess from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Imports become names of the package; a line that ends in a comment becomes a check of that value. */
function toScript(code: string): string {
  return code
    .replace(/import (\{[^}]*\}) from '@movetext\/chess';/g, 'const $1 = chess;')
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
  new Function('chess', 'check', script)(chess, check);
  expect(checked).toBe(written);
  expect(blocks.length).toBeGreaterThanOrEqual(6);
});

it('exports the names that others rely on', () => {
  expect(Object.keys(chess)).toEqual(
    expect.arrayContaining([
      ...['Setup', 'Position', 'parseFen', 'writeFen', 'parseSan', 'writeSan', 'polyglotKey', 'repetitionKey'],
      ...['readFen', 'readSan', 'readPosition', 'parseUci', 'writeUci', 'outcomeOf', 'claimsIn', 'explainIllegal'],
      ...['describeIllegal', 'nearestMoves', 'renderSvg', 'renderText', 'describePosition', 'unpackMove'],
    ]),
  );
});
