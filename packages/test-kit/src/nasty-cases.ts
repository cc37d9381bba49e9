import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A small file, odd or broken in one way in which real PGN is, and what a sound reader finds in it. */
export interface NastyCase {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** `windows-1252` where the bytes are no UTF-8. None of them are between 0x80 and 0x9f, which Node 20 decodes as Latin-1. */
  readonly encoding: 'utf-8' | 'windows-1252';
  /** The file decoded, its byte order mark kept. */
  readonly text: string;
  /** The number of games; null where readers may differ. */
  readonly games: number | null;
  /** The main line of each game in UCI, up to the first move that cannot be played; null where readers may differ. */
  readonly main: readonly (string | null)[] | null;
  /** Pieces of text that must be found in the games or under the range of a fault. */
  readonly mustSurvive: readonly string[];
}

type Expectation = Pick<NastyCase, 'games' | 'main' | 'mustSurvive'>;

/** All cases of `pgn/nasty`, by name. */
export function readNastyCases(): NastyCase[] {
  const folder = fileURLToPath(new URL('../pgn/nasty/', import.meta.url));
  // The file is ours; its shape is what this type says.
  const expectations = JSON.parse(readFileSync(`${folder}cases.json`, 'utf8')) as Record<string, Expectation>;
  return Object.entries(expectations).map(([name, { games, main, mustSurvive }]) => {
    const bytes = readFileSync(`${folder}${name}.pgn`);
    const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
    const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
    return { name, bytes, encoding, text, games, main, mustSurvive };
  });
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
