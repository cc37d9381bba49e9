import type { Encoding } from './input/encoding.ts';
import type { Io } from './io.ts';
import { printable } from './printable.ts';

/** Tells a user what is wrong, behind all data that was printed before. */
export async function complain(io: Io, message: string): Promise<void> {
  await io.stdout.drain();
  io.stderr.write(`movetext: ${message}\n`);
  await io.stderr.drain();
}

/** What encodings are called where people read. */
const ENCODING_WORDS: Readonly<Record<Exclude<Encoding, 'utf-8' | 'utf-8-bom'>, string>> = {
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252',
};

/** Says once of a file that it is not in UTF-8. */
export async function tellEncoding(io: Io, path: string, encoding: Encoding): Promise<void> {
  if (encoding === 'utf-8' || encoding === 'utf-8-bom') return;
  const name = path === '-' ? 'standard input' : printable(path);
  await complain(io, `${name} is read as ${ENCODING_WORDS[encoding]}`);
}
