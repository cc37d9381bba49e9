import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ByteReader, Io } from './io.ts';
import type { SeekableReader } from './text-input.ts';

/** A text that a command is to read. */
export interface Input {
  /** As it is to be named in reports: the path as given or found, with slashes; `-` is standard input. */
  readonly path: string;
  /** Opens it. Throws the system's error where that cannot be done. */
  open(): OpenInput;
}

/** An input that is open; to be closed. */
export interface OpenInput {
  readonly reader: ByteReader | SeekableReader;
  /** Its length in bytes, null where nobody knows. */
  readonly size: number | null;
  close(): void;
}

/** What the paths on a command line come to. */
export interface Inputs {
  /** In the order given, folders' files by name, none twice. */
  readonly inputs: readonly Input[];
  /** What is wrong with some of the paths, a sentence each. */
  readonly problems: readonly string[];
}

/** Files that are looked for in folders. */
const FILES_IN_FOLDERS = '**/*.pgn';

/** Finds the inputs for paths: files, folders (all `.pgn` files in them), glob patterns, and `-` for standard input. */
export async function findInputs(paths: readonly string[], io: Io): Promise<Inputs> {
  const found = new Map<string, Input>();
  const problems: string[] = [];
  for (const given of paths) {
    const result = given === '-' ? [standardInput(io)] : await inputsAt(given, io);
    if (typeof result === 'string') problems.push(result);
    else for (const input of result) if (!found.has(input.path)) found.set(input.path, input);
  }
  return { inputs: [...found.values()], problems };
}

/** The inputs at one path, or what is wrong with it. */
async function inputsAt(given: string, io: Io): Promise<readonly Input[] | string> {
  const stats = statSync(path.resolve(io.cwd, given), { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const names = await find(FILES_IN_FOLDERS, path.resolve(io.cwd, given));
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
    followSymbolicLinks: false,
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
  return {
    path: given.replaceAll(path.sep, '/'),
    open() {
      const descriptor = openSync(path.resolve(io.cwd, given), 'r');
      const stats = statSync(path.resolve(io.cwd, given));
      const close = () => closeSync(descriptor);
      // Pipes and devices have paths, too, and cannot be read again.
      if (!stats.isFile()) return { reader: streamReader(descriptor), size: null, close };
      return { reader: fileReader(descriptor), size: stats.size, close };
    },
  };
}

function standardInput(io: Io): Input {
  return { path: '-', open: () => ({ reader: io.stdin, size: null, close: () => {} }) };
}

function fileReader(descriptor: number): SeekableReader {
  let at = 0;
  return {
    read(buffer) {
      const count = readSync(descriptor, buffer, 0, buffer.length, at);
      at += count;
      return count;
    },
    seek(offset) {
      at = offset;
    },
  };
}

function streamReader(descriptor: number): ByteReader {
  return { read: (buffer) => readSync(descriptor, buffer, 0, buffer.length, null) };
}

/** What to tell about an input that could not be read. */
export function readProblem(input: Input, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason =
    code === 'EACCES' || code === 'EPERM'
      ? 'permission denied'
      : code === 'ENOENT'
        ? 'it does not exist'
        : code === 'EISDIR'
          ? 'it is a folder'
          : error instanceof Error
            ? error.message
            : String(error);
  return `cannot read ${input.path}: ${reason}`;
}
