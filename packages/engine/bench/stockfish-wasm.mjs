/** The npm package `stockfish`: Stockfish in WebAssembly. 200 MB, so it is no dependency but is installed into a cache when asked for. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const VERSION = '19.0.0';

/** The command that starts its lightest single-threaded build; installs it first where it is not. */
export function stockfishWasm() {
  const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'movetext-bench');
  const folder = path.join(cache, 'node_modules', 'stockfish');
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(path.join(cache, 'package.json'), '{ "private": true }\n');
    console.log(`Installing stockfish ${VERSION} into ${cache} ...`);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `stockfish@${VERSION}`], {
      cwd: cache,
      stdio: 'inherit',
    });
  }
  const script = readdirSync(folder, { recursive: true }).find((file) => /lite-single[^/]*\.js$/.test(file));
  if (script === undefined) throw new Error(`${folder} has no lite single-threaded build`);
  return [process.execPath, path.join(folder, script)];
}
