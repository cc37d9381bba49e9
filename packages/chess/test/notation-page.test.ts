import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type DialectResult,
  LANGUAGES,
  NOTATIONS,
  notationOf,
  parseSan,
  readDialectMove,
  unwrap,
} from '../src/index.ts';
import { after, at } from './positions.ts';

// Blocks of docs/notation.md: `after MOVES` or `fen FEN` sets the position; `TEXT => SAN, notation`, `TEXT => illegal, SAN` (the first proposal),
// `TEXT => ambiguous` and `TEXT => no move` are read; `SAN -> TEXT, notation` is written.
const PAGE = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
const BLOCKS = [...PAGE.matchAll(/```notation\n([\s\S]*?)```/g)].map(([, block = '']) => block);

interface Example {
  readonly line: string;
  readonly position: ReturnType<typeof at>;
}

function examplesOf(block: string): Example[] {
  let position = after('');
  const examples: Example[] = [];
  for (const line of block.split('\n').filter((each) => each.trim() !== '')) {
    const [, kind, rest = ''] = /^(after|fen) (.*)$/.exec(line) ?? [];
    if (kind === 'after') position = after(rest);
    else if (kind === 'fen') position = at(rest);
    else examples.push({ line, position });
  }
  return examples;
}

function told(result: DialectResult, position: Example['position']): string {
  switch (result.kind) {
    case 'read':
      return `${result.readings[0].san}, ${result.readings[0].notation}`;
    case 'illegal': {
      const [first] = result.proposals;
      return first ? `illegal, ${notationOf('san')?.write(first, position)}` : 'illegal';
    }
    case 'ambiguous':
      return 'ambiguous';
    case 'no-move':
      return 'no move';
  }
}

describe('docs/notation.md', () => {
  it('has examples', () => expect(BLOCKS.flatMap(examplesOf).length).toBeGreaterThan(90));

  it.each(BLOCKS.flatMap(examplesOf))('$line', ({ line, position }) => {
    const [text = '', read] = line.split(/ +=> +/);
    if (read !== undefined) {
      expect(told(readDialectMove(text, position), position)).toBe(read);
      return;
    }
    const [san = '', written = ''] = line.split(/ +-> +/);
    const [spelled, name = ''] = written.split(', ');
    expect(notationOf(name)?.write(unwrap(parseSan(san, position)), position)).toBe(spelled);
  });

  it('names every notation and language with its letters', () => {
    for (const { name } of NOTATIONS) expect(PAGE).toContain(`\`${name}\``);
    for (const { code, name, letters } of LANGUAGES) {
      const { king, queen, rook, bishop, knight } = letters;
      expect(PAGE).toContain(`| \`${code}\` | ${name} | ${king} ${queen} ${rook} ${bishop} ${knight} |`);
    }
  });
});
