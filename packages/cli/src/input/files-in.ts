import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ARCHIVE_ENDINGS } from './archive.ts';

/** Files that are looked for in folders: `a.pgn`, `A.PGN`, `a.pgn.zst`. */
const WANTED = new RegExp(`\\.pgn(?:\\.(?:${ARCHIVE_ENDINGS.join('|')}))?$`, 'i');

/**
 * The `.pgn` files in a folder and the folders in it, packed ones too, as paths from it with slashes, in order.
 * Hidden files, installed packages and folders that may not be read are left out.
 * Links to files are files. Links to folders are not followed: they may lead round in circles, or to the whole disk.
 */
export function filesIn(folder: string): readonly string[] {
  const found: string[] = [];
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for (const entry of entriesOf(path.join(folder, below))) {
      if (entry.name.startsWith('.')) continue;
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules') waiting.push(name);
      } else if (WANTED.test(entry.name) && isReadAsFile(entry, path.join(folder, name))) found.push(name);
    }
  }
  return found.sort();
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Pipes and devices in a folder would be waited for. */
function isReadAsFile(entry: Dirent, name: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  try {
    return statSync(name).isFile();
  } catch {
    return false;
  }
}
