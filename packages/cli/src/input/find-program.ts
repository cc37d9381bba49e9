import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import type { Io } from '../io.ts';

/** The path of a program that is installed, null where it is not. The current folder is no place to look: whoever fills it is not trusted. */
export function findProgram(name: string, io: Pick<Io, 'cwd' | 'env'>): string | null {
  const isWindows = process.platform === 'win32';
  const folders = (io.env['PATH'] ?? io.env['Path'] ?? '').split(path.delimiter);
  for (const folder of folders) {
    if (!path.isAbsolute(folder) || path.resolve(folder) === path.resolve(io.cwd)) continue;
    const file = path.join(folder, isWindows ? `${name}.exe` : name);
    if (isProgram(file)) return file;
  }
  return null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
