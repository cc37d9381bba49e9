/** A position of a suite with the counts that it must give. */
export interface PerftStanza {
  readonly id: string;
  readonly fen: string;
  readonly counts: readonly ExpectedCount[];
}

/** A count to be checked. */
export interface ExpectedCount {
  readonly depth: number;
  readonly nodes: bigint;
}

/** A suite that was read, or the first line (from 1) that is not one of a suite. */
export type SuiteReading =
  | { readonly ok: true; readonly value: readonly PerftStanza[] }
  | { readonly ok: false; readonly error: { readonly line: number; readonly message: string } };

/** `;D5 4865609`: a depth and its count, in the short form. */
const SHORT_COUNT = /^\s*D(\d{1,2})\s+(\d+)\s*$/;

/**
 * Reads a suite: stanzas of `id NAME`, `epd FEN` and any number of `perft DEPTH NODES`, or lines of the short form, `FEN ;D1 20 ;D2 400`.
 * Blank lines and `#` comments are skipped.
 */
export function parsePerftSuite(text: string): SuiteReading {
  const stanzas: { id: string; fen: string; counts: ExpectedCount[] }[] = [];
  let id = '';
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const fault = (message: string): SuiteReading => ({ ok: false, error: { line: index + 1, message } });
    const short = shortStanza(line);
    if (short !== null) {
      stanzas.push({ ...short, id: id === '' ? short.fen : id });
      id = '';
      continue;
    }
    const [word = '', rest = ''] = split(line);
    const stanza = stanzas.at(-1);
    if (word === 'id') {
      id = rest;
    } else if (word === 'epd') {
      stanzas.push({ id: id === '' ? rest : id, fen: rest, counts: [] });
      id = '';
    } else if (word === 'perft') {
      const count = /^(\d{1,2})\s+(\d+)$/.exec(rest);
      if (count === null) return fault(`expected 'perft DEPTH NODES', found '${line}'`);
      if (stanza === undefined) return fault("'perft' stands before the first 'epd'");
      stanza.counts.push({ depth: Number(count[1]), nodes: BigInt(count[2] ?? '0') });
    } else {
      return fault(`expected 'id', 'epd' or 'perft', found '${word}'`);
    }
  }
  return { ok: true, value: stanzas };
}

function shortStanza(line: string): { fen: string; counts: ExpectedCount[] } | null {
  const [fen = '', ...parts] = line.split(';');
  const found = parts.map((part) => SHORT_COUNT.exec(part));
  if (found.length === 0 || found.includes(null)) return null;
  const counts = found.map((count) => ({ depth: Number(count?.[1]), nodes: BigInt(count?.[2] ?? '0') }));
  return { fen: fen.trim(), counts };
}

function split(line: string): readonly [string, string] {
  const space = line.search(/\s/);
  return space === -1 ? [line, ''] : [line.slice(0, space), line.slice(space).trim()];
}
