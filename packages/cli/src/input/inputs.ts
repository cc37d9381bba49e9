import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { ByteReader, Io } from '../io.ts';
import { ARCHIVE_ENDINGS, unpacked } from './archive.ts';
import { type ByteStream, fileStream, readerStream } from './byte-stream.ts';
import { filesIn } from './files-in.ts';

/** A text that a command is to read. */
export interface Input {
  /** As it is to be named in reports: the path as given or found, with slashes; `-` is standard input. */
  readonly path: string;
  /** The file that it is, as a path of the system; null for standard input. */
  readonly file: string | null;
  /** Its length in bytes; null where nobody knows, or where it is an archive by its name. */
  readonly size: number | null;
  /** Opens it, and what is in it where it is an archive. Throws the system's error where that cannot be done, and ArchiveError. */
  open(io: Io): Promise<OpenInput>;
}

/** An input that is open; to be closed. */
export interface OpenInput {
  readonly stream: ByteStream;
  /** Whether it is a plain file that can be written back: neither an archive nor a pipe. */
  readonly isWritable: boolean;
  close(): Promise<void>;
}

/** What the paths on a command line come to. */
export interface Inputs {
  /** In the order given, folders' files by name, none twice. */
  readonly inputs: readonly Input[];
  /** What is wrong with some of the paths, a sentence each. */
  readonly problems: readonly string[];
}

/** Finds the inputs for paths: files, folders (all `.pgn` files in them, packed ones too), glob patterns, and `-` for standard input. */
export async function findInputs(paths: readonly string[], io: Io): Promise<Inputs> {
  const found: Input[] = [];
  const known = new Set<string>();
  const problems: string[] = [];
  for (const given of paths) {
    const result = given === '-' ? [standardInput(io)] : await inputsAt(given, io);
    if (typeof result === 'string') problems.push(result);
    else
      for (const input of result) {
        const key = input.file ?? input.path;
        if (!known.has(key)) found.push(input);
        known.add(key);
      }
  }
  return { inputs: found, problems };
}

/** The inputs at one path, or what is wrong with it. */
async function inputsAt(given: string, io: Io): Promise<readonly Input[] | string> {
  // Else an empty variable in a script would mean the whole folder.
  if (given === '') return 'a path is empty';
  let stats: Stats | undefined;
  try {
    stats = statSync(path.resolve(io.cwd, given), { throwIfNoEntry: false });
  } catch (error) {
    return problemWith(given, error);
  }
  if (stats?.isDirectory()) {
    const folder = path.resolve(io.cwd, given);
    const names = filesIn(folder);
    if (names.length === 0) return `${given} holds no .pgn files`;
    return names.map((name) => file(joinShown(given, name), io));
  }
  if (stats !== undefined) return [file(given, io)];
  if (!isGlob(given)) return `${given} does not exist`;
  const names = await find(process.platform === 'win32' ? given.replaceAll('\\', '/') : given, io.cwd);
  if (names.length === 0) return `${given} matches no files`;
  return names.map((name) => file(name, io));
}

/** Files that match a pattern, by name; hidden ones and those of installed packages are left out. */
async function find(pattern: string, cwd: string): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  const names = await glob(pattern, {
    cwd,
    caseSensitiveMatch: false,
    expandDirectories: false,
    followSymbolicLinks: true,
    ignore: '**/node_modules/**',
  });
  return names.sort();
}

function isGlob(text: string): boolean {
  return /[*?[\]{}!()]/.test(text);
}

/** A folder as given and a name in it, for people: `games` and `./games/` both give `games/a.pgn`, `.` gives `a.pgn`. */
function joinShown(folder: string, name: string): string {
  return path.posix.join(folder.replaceAll(path.sep, '/'), name);
}

function file(given: string, io: Io): Input {
  const name = path.resolve(io.cwd, given);
  return {
    path: given.replaceAll(path.sep, '/'),
    file: name,
    size: sizeOf(name),
    async open() {
      const descriptor = openSync(name, 'r');
      // Pipes and devices have paths, too, and cannot be read again.
      const isFile = statSync(name).isFile();
      return openStream(isFile ? fileStream(descriptor) : readerStream(pipeReader(descriptor)), given, io, () =>
        closeSync(descriptor),
      );
    },
  };
}

function sizeOf(name: string): number | null {
  if (ARCHIVE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))) return null;
  try {
    const stats = statSync(name);
    return stats.isFile() ? stats.size : null;
  } catch {
    // Whoever opens it says what is wrong.
    return null;
  }
}

function standardInput(io: Io): Input {
  return { path: '-', file: null, size: null, open: () => openStream(readerStream(io.stdin), '-', io, () => {}) };
}

async function openStream(stream: ByteStream, name: string, io: Io, release: () => void): Promise<OpenInput> {
  try {
    const { stream: text, isPacked } = await unpacked(stream, name, io);
    const close = async () => {
      await text.close();
      release();
    };
    return { stream: text, isWritable: !isPacked && stream.rewind !== undefined, close };
  } catch (error) {
    release();
    throw error;
  }
}

function pipeReader(descriptor: number): ByteReader {
  return { read: (buffer) => readSync(descriptor, buffer, 0, buffer.length, null) };
}

/** What to tell about an input that could not be read. */
export function readProblem(input: Input, error: unknown): string {
  return problemWith(input.path, error);
}

/** What the system's codes mean for a path. */
const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'it does not exist'],
  ['EISDIR', 'it is a folder'],
  ['ELOOP', 'its links lead round in a circle'],
  ['ENAMETOOLONG', 'the name is too long'],
]);

function problemWith(given: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason = REASONS.get(code) ?? (error instanceof Error ? error.message : String(error));
  return `cannot read ${given}: ${reason}`;
}
