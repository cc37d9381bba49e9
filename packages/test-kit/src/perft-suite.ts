import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One position of a `.perft` file with its counts. */
export interface PerftStanza {
  readonly id: string;
  readonly fen: string;
  /** Leaves by depth, shallow first. */
  readonly counts: readonly { readonly depth: number; readonly nodes: number }[];
}

/**
 * Reads stanzas of the lines `id NAME`, `epd FEN` and `perft DEPTH NODES`, apart by blank lines; `#` starts a comment line.
 * @throws RangeError if a line is none of these: test data is never foreign text.
 */
export function parsePerftSuite(text: string): PerftStanza[] {
  const blocks = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '');
  return blocks.map(parseStanza);
}

/** The names of the suites in this package: `known`, `tricky`, `chess960`. */
export function perftSuiteNames(): string[] {
  return readdirSync(suiteFolder())
    .filter((name) => name.endsWith('.perft'))
    .map((name) => name.slice(0, -'.perft'.length));
}

/** The stanzas of a suite of this package. */
export function readPerftSuite(name: string): PerftStanza[] {
  return parsePerftSuite(readFileSync(`${suiteFolder()}${name}.perft`, 'utf8'));
}

function suiteFolder(): string {
  return fileURLToPath(new URL('../perft/', import.meta.url));
}

function parseStanza(block: string): PerftStanza {
  let id = '';
  let fen = '';
  const counts: { depth: number; nodes: number }[] = [];
  for (const line of block.trim().split('\n')) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*\S)\s*$/.exec(line) ?? [];
    const count = /^(\d+)\s+(\d+)$/.exec(rest);
    if (word === 'id') id = rest;
    else if (word === 'epd') fen = rest;
    else if (word === 'perft' && count) counts.push({ depth: Number(count[1]), nodes: Number(count[2]) });
    else throw new RangeError(`Not a line of a perft suite: ${line}`);
  }
  if (id === '' || fen === '') throw new RangeError(`A perft stanza without id or epd: ${block}`);
  return { id, fen, counts };
}
