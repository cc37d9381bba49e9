import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../src/index.ts';

const folder = new URL('./corpus/', import.meta.url);

/** `# Title`, the input, `==>`, and its tokens, a line each: the kind and the text as JSON without its quotes. White space is left out. */
function readCases(file: string): (readonly [title: string, input: string, tokens: readonly string[]])[] {
  const [, ...cases] = readFileSync(new URL(file, folder), 'utf8').split(/^# /m);
  return cases.map((text) => {
    const [head = '', tail = ''] = text.split(/^==>\n/m);
    const line = head.indexOf('\n');
    return [head.slice(0, line), head.slice(line + 1).replace(/\n$/, ''), tail.trim().split('\n')] as const;
  });
}

describe.each(readdirSync(folder).filter((name) => name.endsWith('.txt')))('%s', (file) => {
  it.each(readCases(file))('%s', (_, input, tokens) => {
    const found = Array.from(tokenize(input)).filter(({ kind }) => kind !== 'whitespace');
    expect(found.map(({ kind, text }) => `${kind} ${JSON.stringify(text).slice(1, -1)}`)).toEqual(
      tokens.map((token) => token.replace(/"/g, '\\"')),
    );
  });
});
