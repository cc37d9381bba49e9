import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Runs the TypeScript blocks of a page, together or each by itself; each line that ends in a comment must have that value.
 * Imports become properties of the modules given.
 */
export function runTour(
  path: string,
  modules: Readonly<Record<string, unknown>>,
  together: boolean,
): { readonly blocks: number; readonly checked: number } {
  const page = readFileSync(new URL(path, import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => toScript(code));
  const written = blocks.join('').match(/^check\(/gm)?.length ?? 0;
  let checked = 0;
  const check = (actual: unknown, expected: unknown) => {
    checked++;
    expect(actual).toEqual(expected);
  };
  for (const script of together ? [blocks.join('\n')] : blocks)
    new Function('modules', 'check', script)(modules, check);
  expect(checked).toBe(written);
  return { blocks: blocks.length, checked };
}

function toScript(code: string): string {
  return code
    .replace(/import (\{[^}]*\}) from ('[^']*');/g, 'const $1 = modules[$2];')
    .replace(/^(?!const|let|import)(\S.*); \/\/ (.+)$/gm, 'check($1, $2);');
}
